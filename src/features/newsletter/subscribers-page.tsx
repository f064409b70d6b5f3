import { Download, RefreshCw, Users } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { ListPlaceholder } from '@/components/staff/list-placeholder';
import { leaveSaving } from '@/components/staff/save-failure-text';
import { SavingLine } from '@/components/staff/saving-line';
import { ScreenFoot } from '@/components/staff/screen-foot';
import {
  HeaderButton,
  HeaderLink,
  LogoutButton,
  StaffHeader,
  type StaffUser,
} from '@/components/staff/staff-header';
import { TimedNotice } from '@/components/staff/timed-notice';
import { Banner } from '@/components/ui/banner';
import { useSubmission } from '@/components/ui/use-submission';
import { useUnloadQuestion } from '@/components/ui/use-unload-question';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { type Subscription, subscriberSource } from '@/domain/subscription';
import { byteOrderMark, toCsvLine } from '@/lib/csv';
import { toIsoDate } from '@/lib/dates';
import { download } from '@/lib/download';
import { formatUnits } from '@/lib/format-count';
import { SubscriberList } from './subscriber-list';
import { subscriberMessages, subscribersTitle } from './subscribers-state';
import { createSubscribersStore, type SubscribersStore } from './subscribers-store';

interface SubscribersPageProps {
  user: StaffUser | null;
  onLogout: (saved: () => Promise<boolean>) => unknown;
}

export function SubscribersPage({ user, onLogout }: SubscribersPageProps) {
  const [store] = useState(createSubscribersStore);
  useEffect(() => {
    void store.load();
    return store.close;
  }, [store]);
  const { subscriptions, reading, saving } = useStore(store);
  const isSaving = saving !== undefined;
  useUnloadQuestion(isSaving);
  const askFirst = (event: MouseEvent) => {
    if (isSaving && !window.confirm(leaveSaving)) event.preventDefault();
  };
  const loading = reading === 'running';
  const failed = reading === 'failed';
  const hasList = subscriptions !== undefined && (subscriptions.length > 0 || !failed);

  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink />
      <StaffHeader title={subscribersTitle} user={user} isRefreshing={loading && hasList}>
        <HeaderLink icon={Users} to={paths.adminDashboard} onClick={askFirst}>
          Customers
        </HeaderLink>
        <HeaderButton icon={RefreshCw} aria-disabled={loading} onClick={() => void store.load()}>
          Refresh
        </HeaderButton>
        <ExportButton store={store} />
        <LogoutButton onLogout={() => onLogout(store.saved)} />
      </StaffHeader>
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-[100rem] px-4 pb-28 outline-none md:px-6">
        {/* Before the list: its end is far away for the keyboard. */}
        <Notice store={store} />
        {hasList ? (
          <>
            {failed && (
              <Banner tone="error" onDismiss={store.dismissError} className="mt-4">
                {subscriberMessages.loadFailed}
              </Banner>
            )}
            <SubscriberList subscriptions={subscriptions} store={store} />
          </>
        ) : (
          <ListPlaceholder
            loading={{ title: 'Loading Subscribers...' }}
            error={failed ? subscriberMessages.loadFailed : undefined}
            onTryAgain={() => void store.load()}
          />
        )}
      </main>
    </div>
  );
}

function ExportButton({ store }: { store: SubscribersStore }) {
  const { pending, submit } = useSubmission();
  return (
    <HeaderButton
      icon={Download}
      aria-label={pending ? 'Exporting CSV' : 'Export CSV'}
      aria-disabled={pending}
      onClick={() => void submit(() => exportSubscribers(store))}
    >
      <span>{pending ? 'Exporting' : 'Export'}</span>
      <span className="sr-only md:not-sr-only"> CSV</span>
    </HeaderButton>
  );
}

/** Reads the list anew: a colleague may have unsubscribed an address. It refuses a part for the same reason. */
async function exportSubscribers(store: SubscribersStore) {
  const refuse = (text: string) => store.notify({ tone: 'error', text });
  const { notice: earlier, reading: before } = store.getState();
  if (before === 'running') return refuse(subscriberMessages.exportWhileLoading);
  await store.load();
  await store.saved();
  const { subscriptions = [], reading, notice } = store.getState();
  if (notice !== earlier && notice?.tone === 'error') {
    const detail = [notice.detail, subscriberMessages.nothingExported].filter(Boolean).join(' ');
    return store.notify({ ...notice, detail });
  }
  if (reading === 'running') return refuse(subscriberMessages.exportWhileLoading);
  if (reading !== 'whole') return refuse(subscriberMessages.exportOfPart);
  const active = subscriptions.filter(({ latest }) => latest.active);
  if (active.length === 0) return refuse(subscriberMessages.nobodyToExport);
  const fileName = `${company.slug}-newsletter-${toIsoDate(new Date())}.csv`;
  download(fileName, subscribersToCsv(active), 'text/csv;charset=utf-8');
  store.notify({
    tone: 'success',
    text: `Exported ${formatUnits(active.length, 'subscriber')} to ${fileName}`,
  });
}

const columns = ['Email', 'First Name', 'Last Name', 'Subscribed', 'Source'];

function subscribersToCsv(subscriptions: readonly Subscription[]): string[] {
  const lines = subscriptions.map(({ latest: { email, firstName, lastName, subscribedAt, source } }) =>
    toCsvLine([email.trim(), firstName, lastName, toIsoDate(subscribedAt), subscriberSource(source)]),
  );
  return [byteOrderMark + toCsvLine(columns), ...lines];
}

function Notice({ store }: { store: SubscribersStore }) {
  const notice = useStore(store, (state) => state.notice);
  const saving = useStore(store, (state) => state.saving);
  return (
    <ScreenFoot>
      <TimedNotice
        notice={notice}
        saving={saving !== undefined && <SavingLine name={saving} />}
        onDismiss={store.dismissNotice}
        onUndo={store.undo}
      />
    </ScreenFoot>
  );
}
