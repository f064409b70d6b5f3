import { Navigate, Outlet } from 'react-router-dom';
import { dashboards } from '@/features/session/dashboards';
import { useSession } from '@/features/session/use-session';

/**
 * Sends a signed-in visitor of /login or /signup to the dashboard of their role. Who has none stays: to sign in anew
 * is a way out for them.
 */
export function SignedOutOnly() {
  const role = useSession()?.userRole;
  return role ? <Navigate to={dashboards[role]} replace /> : <Outlet />;
}
