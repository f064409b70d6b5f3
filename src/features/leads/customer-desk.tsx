import { useCallback, useMemo, useState } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { useArrivals } from './arrivals/use-arrivals';
import { useNotifications } from './arrivals/use-notifications';
import { ConnectionError } from './connection-error';
import { DeskHeader, type DeskUser } from './desk-header';
import { exportCustomers } from './export/export-customers';
import { ExportDialog } from './export/export-dialog';
import { LoadedDesk } from './loaded-desk';
import { LoadingScreen } from './loading-screen';
import { isActive } from './model/filter-rows';
import { formatCount } from './model/format-count';
import { unfinishedRead } from './model/unfinished-read';
import { useCustomerList } from './model/use-customer-list';
import { useFilteredRows } from './model/use-filtered-rows';
import { useLiveCustomers } from './model/use-live-customers';
import { FloatingNotice } from './status/floating-notice';
import type { Notice } from './status/notice';
import { useNoticeOfErased } from './status/use-notice-of-erased';

interface CustomerDeskProps {
  user: DeskUser;
  onLogout: () => void;
}

const title = 'Customer Management';

/** The admin customer management screen (requirements 2 and 4). */
export function CustomerDesk({ user, onLogout }: CustomerDeskProps) {
  const { list, state } = useCustomerList();
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
      <DeskHeader
        user={user}
        loading={state.loading}
        refreshing={state.loading && showsList}
        onRefresh={load}
        onExport={() => (read && !hasNothing ? setIsAskingToExport(true) : exportNow())}
        onLogout={onLogout}
      />
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-[100rem] px-4 pb-28 outline-none md:px-6">
        {showsList ? (
          <LoadedDesk
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
