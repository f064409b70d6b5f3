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

/**
 * Lets one role through: anybody else, whose role may be none at all, goes to /unauthorized, and who is not signed in
 * to /login. From the pages to sign in at, who has a role goes to its dashboard; who has none stays: to sign in anew is a
 * way out for them. It decides what is shown; what can be read is the database's to decide.
 * Until the other page is there, a page to sign in at stays; of a page that is refused nothing is shown.
 */
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

/** The redirect for a person who may not stay. */
function wayFrom(isForSigningIn: boolean, session: Session | null): string {
  if (!session) return paths.login;
  return isForSigningIn && session.userRole ? dashboardOf(session.userRole) : paths.unauthorized;
}

/** Requirement 6.1: where a role lands, the first of its own pages. */
function dashboardOf(role: Role): string {
  return pages.find(({ visibleTo }) => visibleTo === role)?.path ?? paths.unauthorized;
}
