import { Navigate, Outlet } from 'react-router-dom';
import { dashboards } from '@/features/session/dashboards';
import { useSession } from '@/features/session/use-session';

/** Sends a signed-in visitor of /login or /signup to the dashboard of their role. */
export function SignedOutOnly() {
  const session = useSession();
  return session ? <Navigate to={dashboards[session.userRole]} replace /> : <Outlet />;
}
