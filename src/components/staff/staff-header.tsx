import { LogOut, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/layout/logo';
import { Spinner } from '@/components/ui/spinner';
import { useSubmission } from '@/components/ui/use-submission';
import { formatDateTime } from '@/lib/dates';
import { capitalise } from '@/lib/text';
import '@/styles/staff.css';

export interface StaffUser {
  userEmail: string;
  userRole: string | undefined;
  loginTime: string;
}

interface StaffHeaderProps {
  title: string;
  user: StaffUser | null;
  isRefreshing: boolean;
  children: ReactNode;
}

export function StaffHeader({ title, user, isRefreshing, children }: StaffHeaderProps) {
  return (
    <header className="staff-header bg-petrol-950 text-paper-bright print:hidden">
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-4 px-4 py-0.5 md:px-6 md:py-1">
        <Logo className="h-7 w-auto max-xl:order-1 max-[23.4rem]:hidden short:max-xl:hidden md:h-9" />
        <div className="min-w-0 flex-1 max-xl:contents">
          {/* It takes the focus on arrival: the outline stays inside, clear of the line below. */}
          <h1 className="mr-auto -ml-2 w-fit min-[22rem]:whitespace-nowrap rounded-md px-2 font-extrabold text-lg leading-6 tracking-tight focus-visible:-outline-offset-3 md:text-xl md:leading-7">
            <span className="relative inline-block">
              <span>{title}</span>
              {isRefreshing && (
                <>
                  {/* In the gap beside the title, so that nothing below moves. */}
                  <Spinner className="absolute top-1/2 left-full -mt-2.5 ml-1 text-amber-400" />
                  <span className="sr-only">Refreshing</span>
                </>
              )}
            </span>
          </h1>
          <SignedIn user={user} />
        </div>
        <div className="-mx-2 flex flex-wrap [overflow-wrap:normal] max-xl:not-short:order-3 max-xl:not-short:w-[calc(100%+1rem)]">
          {children}
        </div>
      </div>
    </header>
  );
}

const actionClass =
  'flex min-h-11 min-w-11 flex-[1_0_min-content] cursor-pointer flex-col items-center justify-center rounded-md px-2 max-[23.4rem]:px-1 font-semibold text-paper-bright text-xs short:max-xl:[&>span]:sr-only no-underline hover:bg-petrol-800 aria-disabled:cursor-progress aria-disabled:opacity-60 md:min-h-11 md:flex-none md:flex-row md:gap-2 md:px-3 md:text-sm';
const iconProps = { 'aria-hidden': true, className: 'size-5' } as const;

interface HeaderButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  isBusy?: boolean;
}

interface HeaderLinkProps extends ComponentProps<typeof Link> {
  icon: LucideIcon;
}

export function HeaderLink({ icon: Icon, children, ...props }: HeaderLinkProps) {
  return (
    <Link className={actionClass} {...props}>
      <Icon {...iconProps} />
      <span>{children}</span>
    </Link>
  );
}

export function HeaderButton({ icon: Icon, isBusy = false, children, ...props }: HeaderButtonProps) {
  return (
    <button type="button" className={actionClass} {...props}>
      {isBusy ? <Spinner /> : <Icon {...iconProps} />}
      <span>{children}</span>
    </button>
  );
}

interface LogoutButtonProps {
  onLogout: () => unknown;
}

export function LogoutButton({ onLogout }: LogoutButtonProps) {
  const { pending, submit } = useSubmission();
  const leave = () => submit(async () => void (await onLogout()));
  return (
    <>
      <HeaderButton icon={LogOut} isBusy={pending} aria-disabled={pending} onClick={() => void leave()}>
        Logout
      </HeaderButton>
      <span aria-live="polite" className="sr-only">
        {pending && 'Logging Out...'}
      </span>
    </>
  );
}

/** Requirement 2.12: 'Admin User' and 'Unknown' stand in for missing values. */
function SignedIn({ user }: { user: StaffUser | null }) {
  const loginTime = new Date(user?.loginTime ?? '');
  return (
    <dl className="flex flex-wrap gap-x-4 text-xs max-xl:order-2 max-xl:w-full [&_dd]:font-semibold [&_dt]:text-petrol-300 max-2xl:[&_dt]:sr-only">
      <div className="flex min-w-0 gap-2">
        <dt>Signed in as</dt>
        <dd>{user?.userEmail || 'Admin User'}</dd>
      </div>
      <div className="flex gap-2">
        <dt>Role</dt>
        <dd>{user?.userRole ? capitalise(user.userRole) : 'Unknown'}</dd>
      </div>
      <div className="flex gap-2">
        <dt>Since</dt>
        <dd>{Number.isNaN(loginTime.getTime()) ? 'Unknown' : formatDateTime(loginTime)}</dd>
      </div>
    </dl>
  );
}
