import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { type Page, pages } from '@/config/pages';
import { paths } from '@/config/paths';
import type { Session } from '@/data/session-store';
import type { Role } from '@/domain/role';
import { useSession } from '@/features/session/session';
import { LoadingPage } from './loading-page';

interface GuardProps {
  visibleTo: Exclude<Page['visibleTo'], 'everybody'>;
  children: ReactNode;
}

/** A session without a role may stay on a sign-in page. The rules decide what can be read, not this guard. */
export function Guard({ visibleTo, children }: GuardProps) {
  const session = useSession();
  const isForSigningIn = visibleTo === 'signed-out';
  const mayStay = isForSigningIn ? !session?.userRole : session?.userRole === visibleTo;
  const [wasShown] = useState(mayStay);
  const redirect = !mayStay && <Navigate to={wayFrom(isForSigningIn, session)} replace />;
  if (redirect && !(isForSigningIn && wasShown)) return <LoadingPage>{redirect}</LoadingPage>;
  return (
    <>
      {children}
      {redirect}
    </>
  );
}

function wayFrom(isForSigningIn: boolean, session: Session | null): string {
  if (!session) return paths.login;
  return isForSigningIn && session.userRole ? dashboardOf(session.userRole) : paths.unauthorized;
}

/** Requirement 6.1: the first page of the role. */
function dashboardOf(role: Role): string {
  return pages.find(({ visibleTo }) => visibleTo === role)?.path ?? paths.unauthorized;
}
