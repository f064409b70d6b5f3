import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { type Page, pages } from '@/config/pages';
import { paths } from '@/config/paths';
import type { Role } from '@/domain/role';
import { useSession } from '@/features/session/session';

interface GuardProps {
  visibleTo: Exclude<Page['visibleTo'], 'everybody'>;
  children: ReactNode;
}

/**
 * Lets one role through: anybody else, whose role may be none at all, goes to /unauthorized, and who is not signed in
 * to /login. From the pages to sign in at, who has a role goes to its dashboard; who has none stays: to sign in anew is a
 * way out for them. It decides what is shown; what can be read is the database's to decide.
 */
export function Guard({ visibleTo, children }: GuardProps) {
  const session = useSession();
  if (visibleTo === 'signed-out') {
    return session?.userRole ? <Navigate to={dashboardOf(session.userRole)} replace /> : children;
  }
  if (!session) return <Navigate to={paths.login} replace />;
  if (session.userRole !== visibleTo) return <Navigate to={paths.unauthorized} replace />;
  return children;
}

/** Requirement 6.1: where a role lands, the first of its own pages. */
function dashboardOf(role: Role): string {
  return pages.find(({ visibleTo }) => visibleTo === role)?.path ?? paths.unauthorized;
}
