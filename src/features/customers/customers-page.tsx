import { Download, Globe, LogOut, Mails, RefreshCw, UserPlus } from 'lucide-react';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { PageHead } from '@/components/layout/page-head';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { ListPlaceholder } from '@/components/staff/list-placeholder';
import { HeaderButton, HeaderLink, StaffHeader, type StaffUser } from '@/components/staff/staff-header';
import { Banner } from '@/components/ui/banner';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { useNow } from '@/components/ui/use-now';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/format-count';
import { DetailsDialog } from './details/details-dialog';
import { ExportDialog } from './export-dialog';
import { DayLog } from './figures/day-log';
import { InsightsPanel } from './figures/insights-panel';
import { SummaryTiles } from './figures/summary-tiles';
import { ListBar } from './filters/list-bar';
import { FloatingNotice } from './notices/notice-banner';
import { SelectionAnnouncer } from './selection/selection-bar';
import { hasList, messages } from './store/customers-state';
import {
  CustomersProvider,
  createCustomersStore,
  useCustomers,
  useCustomersStore,
} from './store/customers-store';
import { useReadVisibleRows } from './store/use-address';
import { CustomerList } from './table/customer-list';

interface CustomersPageProps {
  user: StaffUser;
  onLogout: () => void;
}

/** The admin customer management screen (requirements 2.12 to 2.17 and 4.3). */
export function CustomersPage({ user, onLogout }: CustomersPageProps) {
  const [store] = useState(createCustomersStore);
  useEffect(() => store.start(), [store]);
  return (
    <CustomersProvider value={store}>
      <div className="customers-page min-h-dvh bg-paper">
        <Title />
        <SkipLink />
        <CustomersHeader user={user}>
          <HeaderButton icon={LogOut} onClick={() => store.mayLogOut() && onLogout()}>
            Logout
          </HeaderButton>
        </CustomersHeader>
        <main id={mainId} tabIndex={-1} className="mx-auto max-w-[100rem] px-4 pb-28 outline-none md:px-6">
          <Content />
        </main>
        <ExportQuestion />
      </div>
    </CustomersProvider>
  );
}

/** Counts who arrived since the tab was last seen: '(2) Customer Management'. */
function Title() {
  const { find } = useCustomersStore();
  const unseen = useCustomers((state) => state.unseen.filter(find).length);
  return <PageHead title={`${unseen > 0 ? `(${formatCount(unseen)}) ` : ''}Customer Management`} />;
}

function ExportQuestion() {
  const isAsking = useCustomers((state) => state.isAskingToExport);
  return isAsking && <ExportDialog />;
}

function Content() {
  const { load } = useCustomersStore();
  // To draw the first list takes a slow machine long: it may do other things in between.
  const showsList = useDeferredValue(useCustomers(hasList));
  const failed = useCustomers((state) => state.failed);
  if (showsList) return <LoadedCustomers />;
  return (
    <>
      <ListPlaceholder
        loading={{ title: 'Loading Customers...', detail: 'Connecting to Firebase database' }}
        error={failed ? messages.loadFailed : undefined}
        onTryAgain={() => void load()}
      />
      <FloatingNotice />
    </>
  );
}

// Opened details and arriving pages draw the screen anew: what does not change should cost nothing.
const Tiles = memo(SummaryTiles);
const Insights = memo(InsightsPanel);
const List = memo(CustomerList);

/** The tiles, the filter, the list and the details of whoever is opened. */
function LoadedCustomers() {
  const { dismissError } = useCustomersStore();
  const rows = useCustomers((state) => state.rows);
  const failed = useCustomers((state) => state.failed);
  const openId = useCustomers((state) => state.openId);
  const now = useNow();
  const [showsFigures, setShowsFigures] = useState(false);
  return (
    <>
      <div className="mt-3">
        <Tiles rows={rows} now={now} />
      </div>
      {showsFigures && (
        <>
          <Insights rows={rows} now={now} />
          <DayLog now={now} />
        </>
      )}
      {failed && (
        <Banner tone="error" onDismiss={dismissError} className="mt-4">
          {messages.loadFailed}
        </Banner>
      )}
      <DrawnNext>
        <ListBar
          now={now}
          showsFigures={showsFigures}
          onToggleFigures={() => setShowsFigures(!showsFigures)}
        />
        <SelectionAnnouncer />
        {/* Before the list, whose end is far away for the keyboard. */}
        {openId === undefined && <FloatingNotice />}
        <DrawnNext>
          <List now={now} />
        </DrawnNext>
      </DrawnNext>
      {openId !== undefined && <DetailsDialog id={openId} />}
    </>
  );
}

/** Draws its children right after what stands around them: all at once holds a slow machine up for long. */
function DrawnNext({ children }: { children: ReactNode }) {
  const [isNext, setIsNext] = useState(false);
  useEffect(() => startTransition(() => setIsNext(true)), []);
  return isNext && children;
}

interface CustomersHeaderProps {
  user: StaffUser;
  /** Further actions, last in the row. */
  children: ReactNode;
}

/** The band on top: who works here, and what concerns the whole list. */
function CustomersHeader({ user, children }: CustomersHeaderProps) {
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

const AddCustomerDialog = lazyDialog(
  async () => (await import('./form/add-customer-dialog')).AddCustomerDialog,
);
const ImportDialog = lazyDialog(async () => (await import('./import/import-dialog')).ImportDialog);

/** Opens the dialog for somebody who rang, which leads to the one for a file of them. */
function AddCustomer() {
  const [open, setOpen] = useState<'add' | 'import'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <HeaderButton icon={UserPlus} aria-label="Add a customer" onClick={() => setOpen('add')}>
        <span>
          Add<span className="sr-only md:not-sr-only"> a customer</span>
        </span>
      </HeaderButton>
      {open === 'add' && <AddCustomerDialog onClose={close} onImport={() => setOpen('import')} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}

/** Exports what the list shows. */
function ExportButton() {
  const { requestExport } = useCustomersStore();
  const readVisibleRows = useReadVisibleRows();

  function exportVisible() {
    const { rows, isFiltered } = readVisibleRows();
    requestExport({ rows, isFiltered, isSelection: false });
  }

  return (
    <HeaderButton icon={Download} aria-label="Export CSV" onClick={exportVisible}>
      <span>
        Export<span className="sr-only md:not-sr-only"> CSV</span>
      </span>
    </HeaderButton>
  );
}
