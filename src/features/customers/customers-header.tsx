import { Download, Globe, type LucideIcon, RefreshCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/layout/logo';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { capitalise } from '@/lib/text';
import { hasList } from './store/customers-state';
import { useCustomers, useCustomersStore } from './store/customers-store';
import { useVisibleRows } from './store/use-visible-rows';

/** Who is signed in, as far as the browser knows. */
export interface CustomersUser {
  email: string | undefined;
  role: string | undefined;
  /** ISO 8601. */
  loginTime: string | undefined;
}

interface CustomersHeaderProps {
  user: CustomersUser;
  /** Further actions, last in the row. */
  children: ReactNode;
}

/** The band on top: who works here, and what concerns the whole list. */
export function CustomersHeader({ user, children }: CustomersHeaderProps) {
  const { load } = useCustomersStore();
  const loading = useCustomers((state) => state.loading);
  // As long as there is nothing to look at, the screen itself says that it is loading.
  const refreshing = useCustomers((state) => state.loading && hasList(state));
  return (
    <header className="bg-petrol-950 text-paper-bright print:hidden">
      <div className="mx-auto max-w-[100rem] px-4 pt-3 pb-16 md:px-6">
        <div className="flex flex-col gap-2 md:flex-row md:items-center md:justify-between">
          <Logo className="h-9 w-auto self-start" />
          <div className="-mx-2 flex">
            <Link to={paths.home} className={actionClass}>
              <Globe {...iconProps} />
              Website
            </Link>
            <HeaderButton icon={RefreshCw} aria-disabled={loading} onClick={() => void load()}>
              Refresh
            </HeaderButton>
            <ExportButton />
            {children}
          </div>
        </div>
        <div className="mt-4 flex flex-col gap-x-8 gap-y-2 md:mt-6 md:flex-row md:items-end md:justify-between">
          <h1 className="font-extrabold text-2xl tracking-tight xs:text-3xl lg:text-4xl">
            Customer Management
            {refreshing && (
              <>
                <Spinner className="ml-3 text-amber-400" />
                <span className="sr-only">Refreshing</span>
              </>
            )}
          </h1>
          <SignedIn user={user} />
        </div>
      </div>
    </header>
  );
}

const actionClass =
  'flex min-h-12 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-md px-2 font-semibold text-paper-bright text-xs no-underline hover:bg-petrol-800 aria-disabled:cursor-progress aria-disabled:opacity-60 md:min-h-11 md:flex-none md:flex-row md:gap-2 md:px-3 md:text-sm';
const iconProps = { 'aria-hidden': true, className: 'size-5' } as const;

interface HeaderButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
}

/** An action of the header. */
export function HeaderButton({ icon: Icon, children, ...props }: HeaderButtonProps) {
  return (
    <button type="button" className={actionClass} {...props}>
      <Icon {...iconProps} />
      {children}
    </button>
  );
}

/** Exports what the list shows. */
function ExportButton() {
  const { requestExport } = useCustomersStore();
  const { rows, isFiltered } = useVisibleRows();
  return (
    <HeaderButton icon={Download} onClick={() => requestExport(rows, isFiltered)}>
      Export CSV
    </HeaderButton>
  );
}

/** Requirement 2.12: 'Admin User' and 'Unknown' stand in for what the session does not tell. */
function SignedIn({ user }: { user: CustomersUser }) {
  const loginTime = new Date(user.loginTime ?? '');
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm [&_dd]:font-semibold [&_dt]:text-petrol-300">
      <div className="flex min-w-0 gap-2">
        <dt>Signed in as</dt>
        <dd className="min-w-0 truncate">{user.email || 'Admin User'}</dd>
      </div>
      <div className="flex gap-2">
        <dt>Role</dt>
        <dd>{user.role ? capitalise(user.role) : 'Unknown'}</dd>
      </div>
      <div className="flex gap-2">
        <dt>Since</dt>
        <dd>{Number.isNaN(loginTime.getTime()) ? 'Unknown' : formatDateTime(loginTime)}</dd>
      </div>
    </dl>
  );
}
