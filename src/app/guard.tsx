import { type ReactNode, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { type Page, pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { getSession, type Session } from '@/data/session-store';
import type { Role } from '@/domain/role';
import { signedOutState, useSession } from '@/features/session/session';
import { LoadingPage } from './loading-page';

type Guarded = Exclude<Page['visibleTo'], 'everybody'>;

interface GuardProps {
  visibleTo: Guarded;
  children: ReactNode;
}

/** A session without a role may stay on a sign-in page. The rules decide what can be read, not this guard. */
export function Guard({ visibleTo, children }: GuardProps) {
  const session = useSession();
  const isForSigningIn = visibleTo === 'signed-out';
  const isAllowed = mayStay(visibleTo, session);
  const [wasShown] = useState(isAllowed);
  const [lastSession, setLastSession] = useState(session);
  if (session && session !== lastSession) setLastSession(session);
  const location = useLocation();
  const redirect = !isAllowed && (
    <Navigate
      to={wayFrom(isForSigningIn, session, location)}
      replace
      // A session that ended here leaves no address behind.
      state={
        session
          ? undefined
          : wasShown
            ? signedOutState(lastSession)
            : { from: location.pathname + location.search }
      }
    />
  );
  if (redirect && !(isForSigningIn && wasShown)) return <LoadingPage>{redirect}</LoadingPage>;
  return (
    <>
      {children}
      {redirect}
    </>
  );
}

export function mayStay(visibleTo: Guarded, session = getSession()): boolean {
  return visibleTo === 'signed-out' ? !session?.userRole : session?.userRole === visibleTo;
}

function wayFrom(isForSigningIn: boolean, session: Session | null, { state }: Location): string {
  if (!session) return paths.login;
  if (!isForSigningIn || !session.userRole) return paths.unauthorized;
  return wantedAddress(state, session.userRole) ?? dashboardOf(session.userRole);
}

/** The address that led to the sign-in page, if it is a page of this role. */
function wantedAddress(state: unknown, role: Role): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state && state.from;
  if (typeof from !== 'string') return undefined;
  const [path] = from.split('?');
  return pages.some((page) => page.path === path && page.visibleTo === role) ? from : undefined;
}

/** Requirement 6.1: the first page of the role. */
function dashboardOf(role: Role): string {
  return pages.find(({ visibleTo }) => visibleTo === role)?.path ?? paths.unauthorized;
}
