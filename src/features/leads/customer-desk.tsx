import { useCallback, useState } from 'react';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { ConnectionError } from './connection-error';
import { DeskHeader, type DeskUser } from './desk-header';
import { exportCustomers } from './export/export-customers';
import { LoadedDesk } from './loaded-desk';
import { LoadingScreen } from './loading-screen';
import { useCustomerList } from './model/use-customer-list';
import { useFilteredRows } from './model/use-filtered-rows';
import { useLiveCustomers } from './model/use-live-customers';
import { FloatingNotice } from './status/floating-notice';
import type { Notice } from './status/notice';
import { useArrivalNotice } from './status/use-arrival-notice';

interface CustomerDeskProps {
  user: DeskUser;
  onLogout: () => void;
}

/** The admin customer management screen (specification, points 2 and 4). */
export function CustomerDesk({ user, onLogout }: CustomerDeskProps) {
  const { list, state } = useCustomerList();
  const filtered = useFilteredRows(state.rows);
  const [notice, setNotice] = useState<Notice>();
  useLiveCustomers(list);
  useArrivalNotice(list, state.arrived, setNotice);
  const dismissNotice = useCallback(() => setNotice(undefined), []);
  const load = useCallback(() => void list.load(), [list]);
  const showsList = state.rows.length > 0 || (state.loadedAt !== undefined && !state.failed);

  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink />
      <DeskHeader
        user={user}
        loading={state.loading}
        refreshing={state.loading && showsList}
        onRefresh={load}
        onExport={() => void exportCustomers(filtered.visible).then(setNotice)}
        onLogout={onLogout}
      />
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-[100rem] px-4 pb-28 outline-none md:px-6">
        {showsList ? (
          <LoadedDesk
            list={list}
            state={state}
            filtered={filtered}
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
    </div>
  );
}
