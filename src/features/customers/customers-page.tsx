import { Download, Globe, Mails, RefreshCw, UserPlus } from 'lucide-react';
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
import { lazyDialog } from '@/components/staff/lazy-dialog';
import { ListPlaceholder } from '@/components/staff/list-placeholder';
import { ScreenFoot } from '@/components/staff/screen-foot';
import {
  HeaderButton,
  HeaderLink,
  LogoutButton,
  StaffHeader,
  type StaffUser,
} from '@/components/staff/staff-header';
import { Banner } from '@/components/ui/banner';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/format-count';
import { DetailsDialog } from './details/details-dialog';
import { ExportChoice, ExportDialog } from './export-dialog';
import { DayLogDialog } from './figures/day-log';
import { FiguresDialog } from './figures/figures-dialog';
import { SummaryTiles } from './figures/summary-tiles';
import { ListBar } from './filters/list-bar';
import { forgetOpener, resetFocusRequests } from './focus/focus-request';
import { AlertFailures } from './notices/alert-failures';
import { ClockNotice } from './notices/clock-notice';
import { LogPrompt } from './notices/log-prompt';
import { NoticeBanner } from './notices/notice-banner';
import { PrintedPage } from './printed-page';
import { SelectionAnnouncer, SelectionBar } from './selection/selection-bar';
import { hasList, isRead } from './state/customers-state';
import { messages } from './state/messages';
import {
  CustomersProvider,
  createCustomersStore,
  useCustomers,
  useCustomersStore,
  useShownCustomer,
} from './store/customers-store';
import { useReadVisibleRows, useVisibleRows } from './store/use-address';
import { useDetailsAddress } from './store/use-details-address';
import { CustomerList } from './table/customer-list';

interface CustomersPageProps {
  user: StaffUser | null;
  onLogout: () => unknown;
}

export function CustomersPage({ user, onLogout }: CustomersPageProps) {
  const [store] = useState(createCustomersStore);
  useEffect(() => store.start(), [store]);
  useEffect(() => resetFocusRequests, []);
  return (
    <CustomersProvider value={store}>
      <div className="customers-page min-h-dvh bg-paper">
        <Title />
        <SkipLink />
        <CustomersHeader user={user}>
          <LogoutButton onLogout={async () => (await store.mayLogOut()) && onLogout()} />
        </CustomersHeader>
        <main id={mainId} tabIndex={-1} className="mx-auto max-w-[100rem] px-4 pb-28 outline-none md:px-6">
          <UnreadLink />
          <Content />
        </main>
        <ExportQuestion />
        <PrintedPage />
      </div>
    </CustomersProvider>
  );
}

/** Counts the leads that arrived in the hidden tab: '(2) Customer Management'. */
function Title() {
  const { find } = useCustomersStore();
  const unseen = useCustomers((state) => state.unseen.filter(find).length);
  return <PageHead title={`${unseen > 0 ? `(${formatCount(unseen)}) ` : ''}Customer Management`} />;
}

function ExportQuestion() {
  const question = useCustomers((state) => state.exportQuestion);
  if (question === 'which') return <ExportChoice />;
  return question && <ExportDialog request={question} />;
}

function UnreadLink() {
  const openId = useCustomers((state) => state.openId);
  const isCovered = useShownCustomer() !== undefined;
  const isListRead = useCustomers(isRead);
  return (
    <div aria-live="polite" className="text-petrol-700 text-sm">
      {openId !== undefined && !isCovered && !isListRead && <p className="mt-2">{messages.linkUnread}</p>}
    </div>
  );
}

function Content() {
  const { load } = useCustomersStore();
  // Rendering the first list is slow on a slow machine, so it may be interrupted.
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

// The page renders again for opened details; these parts need not.
const Tiles = memo(SummaryTiles);
const List = memo(CustomerList);

function LoadedCustomers() {
  const { dismissError, showPanel } = useCustomersStore();
  useDetailsAddress();
  const failed = useCustomers((state) => state.failed);
  const openId = useCustomers((state) => state.openId);
  const isCovered = useShownCustomer() !== undefined;
  const panel = useCustomers((state) => state.panel);
  useEffect(() => {
    if (openId === undefined) forgetOpener();
  }, [openId]);
  const closePanel = () => showPanel(undefined);
  return (
    <>
      <div className="mt-0.5 sm:mt-1 md:not-short:mt-2 lg:not-short:mt-1.5">
        <Tiles />
      </div>
      {failed && (
        <Banner tone="error" onDismiss={dismissError} className="mt-4">
          {messages.loadFailed}
        </Banner>
      )}
      <AlertFailures />
      <ClockNotice />
      <DeferredRender>
        <ListBar />
        <SelectionAnnouncer />
        {/* Before the list: its end is far away for the keyboard. */}
        {panel !== 'day-log' && !isCovered && <FloatingNotice selection={<SelectionBar />} />}
        <DeferredRender>
          <List />
        </DeferredRender>
      </DeferredRender>
      {panel === 'figures' && <FiguresDialog onClose={closePanel} />}
      {panel === 'day-log' && (
        <DayLogDialog onClose={closePanel}>{!isCovered && <FloatingNotice />}</DayLogDialog>
      )}
      {openId !== undefined && <DetailsDialog id={openId} />}
    </>
  );
}

/** Renders its children after the parts around them, to keep a slow machine responsive. */
function DeferredRender({ children }: { children: ReactNode }) {
  const [isNext, setIsNext] = useState(false);
  useEffect(() => startTransition(() => setIsNext(true)), []);
  return isNext && children;
}

interface CustomersHeaderProps {
  user: StaffUser | null;
  children: ReactNode;
}

function CustomersHeader({ user, children }: CustomersHeaderProps) {
  const { load, mayLeave } = useCustomersStore();
  const loading = useCustomers((state) => state.loading);
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

function AddCustomer() {
  const { showAdding } = useCustomersStore();
  const adding = useCustomers((state) => state.adding);
  const close = () => showAdding(undefined);
  return (
    <>
      <HeaderButton icon={UserPlus} aria-label="Add a customer" onClick={() => showAdding('one')}>
        <span>
          Add<span className="sr-only md:not-sr-only"> a customer</span>
        </span>
      </HeaderButton>
      {adding === 'one' && <AddCustomerDialog onClose={close} onImport={() => showAdding('import')} />}
      {adding === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}

function ExportButton() {
  const { exportList } = useCustomersStore();
  const readVisibleRows = useReadVisibleRows();
  // Filtering and sorting the first list may be slow.
  const showsCount = useDeferredValue(useCustomers(hasList));

  return (
    <HeaderButton icon={Download} onClick={() => exportList(readVisibleRows)}>
      <span>
        Export <span className="sr-only md:not-sr-only">CSV</span>
      </span>{' '}
      {showsCount && <ExportCount />}
    </HeaderButton>
  );
}

function ExportCount() {
  const { rows } = useVisibleRows();
  return <span className="max-lg:sr-only xl:max-[85rem]:sr-only">{formatCount(rows.length)}</span>;
}

function FloatingNotice({ selection }: { selection?: ReactNode }) {
  return (
    <ScreenFoot>
      <NoticeBanner />
      <LogPrompt />
      {selection}
    </ScreenFoot>
  );
}
