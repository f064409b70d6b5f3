import { Download, LogOut, RefreshCw, Unplug, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import type { Subscription } from '@/domain/subscription';
import { download } from '@/features/customers/export/download';
import { HeaderButton, HeaderLink, StaffHeader, type StaffUser } from '@/features/customers/staff-header';
import { formatCount } from '@/features/customers/store/customer-text';
import { messages } from '@/features/customers/store/customers-state';
import { SubscriberList } from './subscriber-list';
import { subscribersFileName, subscribersToCsv } from './subscribers-csv';
import { createSubscribersStore, type SubscribersStore } from './subscribers-store';

interface SubscribersPageProps {
  user: StaffUser;
  onLogout: () => void;
}

/** Who gets the newsletter (requirement 2.24). */
export function SubscribersPage({ user, onLogout }: SubscribersPageProps) {
  const [store] = useState(createSubscribersStore);
  useEffect(() => {
    void store.load();
    return store.close;
  }, [store]);
  const { subscriptions, loading, failed } = useStore(store);
  const hasList = subscriptions !== undefined && (subscriptions.length > 0 || !failed);

  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink />
      <StaffHeader title="Newsletter Subscribers" user={user} isRefreshing={loading && hasList}>
        <HeaderLink icon={Users} to={paths.adminDashboard}>
          Customers
        </HeaderLink>
        <HeaderButton icon={RefreshCw} aria-disabled={loading} onClick={() => void store.load()}>
          Refresh
        </HeaderButton>
        <HeaderButton icon={Download} aria-label="Export CSV" onClick={() => exportSubscribers(store)}>
          <span>
            Export<span className="sr-only md:not-sr-only"> CSV</span>
          </span>
        </HeaderButton>
        <HeaderButton icon={LogOut} onClick={onLogout}>
          Logout
        </HeaderButton>
      </StaffHeader>
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-[100rem] px-4 pb-28 outline-none md:px-6">
        {hasList ? (
          <>
            {failed && (
              <Banner tone="error" onDismiss={store.dismissError} className="mt-4">
                {messages.subscribersFailed}
              </Banner>
            )}
            <SubscriberList subscriptions={subscriptions} store={store} />
          </>
        ) : (
          <NoList failed={failed} onTryAgain={() => void store.load()} />
        )}
        <Notice store={store} />
      </main>
    </div>
  );
}

/** Downloads everybody who wants the newsletter, whatever the search shows: nobody else may get into a mailing tool. */
function exportSubscribers(store: SubscribersStore) {
  const { subscriptions = [], loading, failed } = store.getState();
  const active = subscriptions.filter(isActive);
  if (active.length === 0) return store.notify({ tone: 'error', text: messages.nobodyToExport });
  const fileName = subscribersFileName(new Date());
  download(fileName, subscribersToCsv(active), 'text/csv;charset=utf-8');
  const rest = loading || failed ? ' – not the whole list' : '';
  const people = active.length === 1 ? 'subscriber' : 'subscribers';
  store.notify({
    tone: 'success',
    text: `Exported ${formatCount(active.length)} ${people} to ${fileName}${rest}`,
  });
}

const isActive = ({ latest }: Subscription) => latest.active;

interface NoListProps {
  failed: boolean;
  onTryAgain: () => void;
}

/** Until there is something to look at. */
function NoList({ failed, onTryAgain }: NoListProps) {
  if (!failed) {
    return (
      <div role="status" className="flex flex-col items-center px-6 py-24 text-center">
        <Spinner className="size-12 border-4 text-amber-600" />
        <p className="mt-6 font-bold text-2xl">Loading Subscribers...</p>
      </div>
    );
  }
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-20 text-center">
      <Unplug aria-hidden="true" className="size-12 text-danger-600" />
      <h2 className="mt-5 font-extrabold text-3xl tracking-tight">Connection Error</h2>
      <p className="mt-2 max-w-md text-balance text-petrol-700">{messages.subscribersFailed}</p>
      <Button size="large" className="mt-6" onClick={onTryAgain}>
        Try Again
      </Button>
    </div>
  );
}

function Notice({ store }: { store: SubscribersStore }) {
  const notice = useStore(store, (state) => state.notice);
  if (!notice) return null;
  return (
    <div className="floating-notice fixed inset-x-4 bottom-4 z-30 mx-auto max-w-xl space-y-2 empty:hidden print:hidden">
      <Banner tone={notice.tone} onDismiss={store.dismissNotice} className="border-2 shadow-lg">
        <div className="flex items-center justify-between gap-4">
          <p className="wrap-anywhere min-w-0">{notice.text}</p>
          {notice.undo && (
            <button
              type="button"
              onClick={store.undo}
              className="min-h-11 shrink-0 cursor-pointer rounded-md px-3 font-bold underline underline-offset-4 hover:bg-black/5"
            >
              Undo
            </button>
          )}
        </div>
      </Banner>
    </div>
  );
}
