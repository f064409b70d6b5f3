import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Role } from '@/domain/role';
import { useSession } from '@/features/session/use-session';

/**
 * Lets one role through: anybody else, whose role may be none at all, goes to /unauthorized, and who is not signed
 * in to /login. It decides what is shown; what can be read is the database's to decide.
 */
export function RequireRole({ allowed }: { allowed: Role }) {
  const session = useSession();
  if (!session) return <Navigate to={paths.login} replace />;
  if (session.userRole !== allowed) return <Navigate to={paths.unauthorized} replace />;
  return <Outlet />;
}
