import { useCallback, useMemo, useState } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { ConnectionError } from './connection-error';
import { CustomersHeader, type CustomersUser } from './customers-header';
import { exportCustomers } from './export/export-customers';
import { ExportDialog } from './export/export-dialog';
import { FloatingNotice } from './floating-notice';
import { LoadedCustomers } from './loaded-customers';
import { LoadingScreen } from './loading-screen';
import { isActive } from './store/filter-rows';
import { formatCount } from './store/format-count';
import type { Notice } from './store/notice';
import { unfinishedRead } from './store/unfinished-read';
import { useArrivals } from './store/use-arrivals';
import { useCustomersStore } from './store/use-customers-store';
import { useFilteredRows } from './store/use-filtered-rows';
import { useLiveCustomers } from './store/use-live-customers';
import { useNoticeOfErased } from './store/use-notice-of-erased';
import { useNotifications } from './store/use-notifications';

interface CustomerDeskProps {
  user: CustomersUser;
  onLogout: () => void;
}

const title = 'Customer Management';

/** The admin customer management screen (requirements 2 and 4). */
export function CustomersPage({ user, onLogout }: CustomerDeskProps) {
  const { list, state } = useCustomersStore();
  const filtered = useFilteredRows(state.rows);
  const [notice, setNotice] = useState<Notice>();
  const [isAskingToExport, setIsAskingToExport] = useState(false);
  const notifications = useNotifications(setNotice);
  useLiveCustomers(list);
  const { arrived } = state;
  const unseen = useArrivals({ list, arrived, setNotice, onHiddenArrival: notifications.notify });
  useNoticeOfErased(list, state.rows, setNotice);
  const dismissNotice = useCallback(() => setNotice(undefined), []);
  const load = useCallback(() => void list.load(), [list]);
  const read = useMemo(() => unfinishedRead(state), [state]);
  const isFiltered = isActive(filtered.applied);
  const showsList = state.rows.length > 0 || (state.loadedAt !== undefined && !state.failed);
  const hasNothing = state.rows.length === 0 && !state.loading;

  function exportNow() {
    setIsAskingToExport(false);
    void exportCustomers(filtered.visible, { read, isFiltered }).then(setNotice);
  }

  return (
    <div className="min-h-dvh bg-paper">
      <PageHead title={unseen > 0 ? `(${formatCount(unseen)}) ${title}` : title} />
      <SkipLink />
      <CustomersHeader
        user={user}
        loading={state.loading}
        refreshing={state.loading && showsList}
        onRefresh={load}
        onExport={() => (read && !hasNothing ? setIsAskingToExport(true) : exportNow())}
        onLogout={onLogout}
      />
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-[100rem] px-4 pb-28 outline-none md:px-6">
        {showsList ? (
          <LoadedCustomers
            list={list}
            state={state}
            filtered={filtered}
            read={read}
            notifications={notifications.control}
            notice={notice}
            onNotice={setNotice}
            onDismissNotice={dismissNotice}
          />
        ) : (
          <>
            {state.failed ? <ConnectionError onRetry={load} /> : <LoadingScreen />}
            <FloatingNotice notice={notice} onDismiss={dismissNotice} />
          </>
        )}
      </main>
      {isAskingToExport && (
        <ExportDialog
          read={read}
          count={filtered.visible.length}
          isFiltered={isFiltered}
          onExport={exportNow}
          onLoad={load}
          onClose={() => setIsAskingToExport(false)}
        />
      )}
    </div>
  );
}
