import { Download, Globe, Mails, RefreshCw, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '@/config/paths';
import { chunkFailedMessage, isChunkError, loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import type { AddCustomerDialog } from './add/add-customer-dialog';
import { HeaderButton, HeaderLink, StaffHeader, type StaffUser } from './staff-header';
import { hasList } from './store/customers-state';
import { useCustomers, useCustomersStore } from './store/customers-store';
import { useVisibleRows } from './store/use-visible-rows';

interface CustomersHeaderProps {
  user: StaffUser;
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
    <StaffHeader title="Customer Management" user={user} isRefreshing={refreshing}>
      <HeaderLink icon={Globe} to={paths.home}>
        Website
      </HeaderLink>
      <HeaderLink icon={Mails} to={paths.newsletter}>
        Newsletter
      </HeaderLink>
      <AddCustomer />
      <HeaderButton icon={RefreshCw} aria-disabled={loading} onClick={() => void load()}>
        Refresh
      </HeaderButton>
      <ExportButton />
      {children}
    </StaffHeader>
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
    <HeaderButton icon={Download} aria-label="Export CSV" onClick={() => requestExport(rows, isFiltered)}>
      <span>
        Export<span className="sr-only md:not-sr-only"> CSV</span>
      </span>
    </HeaderButton>
  );
}
