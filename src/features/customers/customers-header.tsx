import { Download, Globe, type LucideIcon, RefreshCw, UserPlus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/layout/logo';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { chunkFailedMessage, isChunkError, loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { capitalise } from '@/lib/text';
import type { AddCustomerDialog } from './add/add-customer-dialog';
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
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-6 px-4 py-2 md:px-6">
        <Logo className="h-7 w-auto max-lg:order-1 max-[22rem]:hidden md:h-9" />
        <div className="min-w-0 flex-1 max-lg:contents">
          <h1 className="min-[22rem]:whitespace-nowrap max-lg:flex-1 font-extrabold text-lg tracking-tight xs:text-2xl">
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
        <div className="-mx-2 flex flex-wrap [overflow-wrap:normal] max-lg:order-3 max-lg:w-[calc(100%+1rem)]">
          <Link to={paths.home} className={actionClass}>
            <Globe {...iconProps} />
            Website
          </Link>
          <AddCustomer />
          <HeaderButton icon={RefreshCw} aria-disabled={loading} onClick={() => void load()}>
            Refresh
          </HeaderButton>
          <ExportButton />
          {children}
        </div>
      </div>
    </header>
  );
}

const actionClass =
  'flex min-h-12 flex-[1_0_min-content] cursor-pointer flex-col items-center justify-center gap-0.5 rounded-md px-2 font-semibold text-paper-bright text-xs no-underline hover:bg-petrol-800 aria-disabled:cursor-progress aria-disabled:opacity-60 md:min-h-11 md:flex-none md:flex-row md:gap-2 md:px-3 md:text-sm';
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

/** Opens the dialog for somebody who rang; its script is loaded when it is asked for. */
function AddCustomer() {
  const { notify } = useCustomersStore();
  const [Dialog, setDialog] = useState<typeof AddCustomerDialog>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    setIsOpen(true);
    if (Dialog) return;
    try {
      const loaded = await loadChunk(() => import('./add/add-customer-dialog'), { mayReload: false });
      setDialog(() => loaded.AddCustomerDialog);
    } catch (error) {
      setIsOpen(false);
      if (!isChunkError(error)) reportError(error);
      notify({ tone: 'error', text: chunkFailedMessage });
    }
  }

  return (
    <>
      <HeaderButton
        icon={UserPlus}
        aria-label="Add a customer"
        aria-disabled={isOpen && !Dialog}
        onClick={() => {
          if (!isOpen) void open();
        }}
      >
        <span>
          Add<span className="sr-only md:not-sr-only"> a customer</span>
        </span>
      </HeaderButton>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
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
    <dl className="flex flex-wrap gap-x-4 text-xs max-lg:order-2 max-lg:w-full [&_dd]:font-semibold [&_dt]:text-petrol-300 max-lg:[&_dt]:sr-only">
      <div className="flex min-w-0 gap-2">
        <dt>Signed in as</dt>
        <dd>{user.email || 'Admin User'}</dd>
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
