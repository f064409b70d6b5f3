import { Download, Globe, Mails, RefreshCw, UserPlus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '@/config/paths';
import { useVisibleRows } from '@/features/customers/store/use-address';
import { HeaderButton, HeaderLink, StaffHeader, type StaffUser } from './staff-header';
import { hasList } from './store/customers-state';
import { useCustomers, useCustomersStore } from './store/customers-store';
import { useDialogChunk } from './use-dialog-chunk';

interface CustomersHeaderProps {
  user: StaffUser;
  /** Further actions, last in the row. */
  children: ReactNode;
}

/** The band on top: who works here, and what concerns the whole list. */
export function CustomersHeader({ user, children }: CustomersHeaderProps) {
  const { load, mayLeave } = useCustomersStore();
  const loading = useCustomers((state) => state.loading);
  // As long as there is nothing to look at, the screen itself says that it is loading.
  const refreshing = useCustomers((state) => state.loading && hasList(state));
  const askFirst = (event: MouseEvent) => mayLeave() || event.preventDefault();
  return (
    <StaffHeader title="Customer Management" user={user} isRefreshing={refreshing}>
      <HeaderLink icon={Globe} to={paths.home} onClick={askFirst}>
        Website
      </HeaderLink>
      <HeaderLink icon={Mails} to={paths.newsletter} onClick={askFirst}>
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

/** Opens the dialog for somebody who rang, which leads to the one for a file of them. */
function AddCustomer() {
  const add = useDialogChunk(
    async () => (await import('@/features/customers/form/add-customer-dialog')).AddCustomerDialog,
  );
  const files = useDialogChunk(async () => (await import('./import/import-dialog')).ImportDialog);
  return (
    <>
      <HeaderButton
        icon={UserPlus}
        aria-label="Add a customer"
        aria-disabled={add.isLoading || files.isLoading}
        onClick={() => void add.open()}
      >
        <span>
          Add<span className="sr-only md:not-sr-only"> a customer</span>
        </span>
      </HeaderButton>
      {add.Dialog && (
        <add.Dialog
          onClose={add.close}
          onImport={() => {
            add.close();
            void files.open();
          }}
        />
      )}
      {files.Dialog && <files.Dialog onClose={files.close} />}
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
