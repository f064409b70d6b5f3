import { memo, useEffect, useMemo } from 'react';
import { Banner } from '@/components/ui/banner';
import { useNow } from '@/components/ui/use-now';
import { DetailsDialog } from './details/details-dialog';
import { useDetails } from './details/use-details';
import { FloatingNotice } from './floating-notice';
import { InsightsPanel } from './insights-panel';
import { NoticeBanner } from './notice-banner';
import type { CustomersState, CustomersStore } from './store/customers-store';
import { isActive } from './store/filter-rows';
import { messages } from './store/messages';
import type { Notice } from './store/notice';
import type { UnfinishedRead } from './store/unfinished-read';
import type { FilteredRows } from './store/use-filtered-rows';
import type { NotificationSwitch } from './store/use-notifications';
import { useStatusChanges } from './store/use-status-changes';
import { SummaryTiles } from './summary-tiles';
import { CountLine } from './table/count-line';
import { CustomerList } from './table/customer-list';
import { EmptyList } from './table/empty-list';
import { FilterBar } from './table/filter-bar';
import { LoadProgress } from './table/load-progress';
import { useRowFocus } from './table/use-row-focus';

interface LoadedDeskProps {
  list: CustomersStore;
  state: CustomersState;
  filtered: FilteredRows;
  /** The load that has not reached its end. */
  read: UnfinishedRead | undefined;
  notifications: NotificationSwitch | undefined;
  notice: Notice | undefined;
  onNotice: (notice: Notice) => void;
  onDismissNotice: () => void;
}

// Typing renders the screen twice, once before the list follows: what does not change should cost nothing.
const Tiles = memo(SummaryTiles);
const List = memo(CustomerList);
const Insights = memo(InsightsPanel);

/** The tiles, the filter, the list and the details of whoever is opened. */
export function LoadedCustomers(props: LoadedDeskProps) {
  const { list, state, filtered, read, notifications, notice, onNotice, onDismissNotice } = props;
  const { filter, applied, sort, visible, setSearch, setStatus, setSort } = filtered;
  const { pending, changeStatus } = useStatusChanges(list, onNotice);
  const now = useNow();
  const details = useDetails(visible);
  const { focus, focusRow, onStatusChange } = useRowFocus(visible, changeStatus);
  const opened = details.openId === undefined ? undefined : list.find(details.openId);
  const { openId, close } = details;
  const hasLost = openId !== undefined && !opened;
  useEffect(() => {
    if (!hasLost) return;
    focusRow(close());
    onNotice({ tone: 'error', text: messages.erased });
  }, [hasLost, focusRow, close, onNotice]);
  const actions = useMemo(
    () => ({ pending, arrived: state.arrived, now, onStatusChange, onView: details.open }),
    [pending, state.arrived, now, onStatusChange, details.open],
  );

  return (
    <>
      <div className="-mt-10">
        <Tiles rows={state.rows} now={now} isLive={state.isLive} notifications={notifications} />
      </div>
      <Insights rows={state.rows} now={now} />
      {state.failed && (
        <Banner tone="error" onDismiss={list.dismissError} className="mt-4">
          {messages.loadFailed}
        </Banner>
      )}
      <div className="sticky top-0 z-20 -mx-4 mt-4 flex min-h-18 flex-wrap items-center gap-x-6 bg-paper px-4 py-3 md:-mx-6 md:h-18 md:flex-nowrap md:px-6">
        <FilterBar filter={filter} onSearch={setSearch} onStatus={setStatus} />
        <div className="mt-2 w-full md:mt-0 md:w-auto md:max-w-[40%]">
          <CountLine shown={visible.length} total={state.rows.length} filter={applied} read={read} />
        </div>
      </div>
      {state.progress && (
        <div className="pb-3">
          <LoadProgress {...state.progress} />
        </div>
      )}
      {visible.length > 0 ? (
        <List rows={visible} actions={actions} focus={focus} sort={sort} onSort={setSort} />
      ) : (
        <EmptyList
          isFiltered={isActive(applied)}
          onClear={() => {
            setSearch('');
            setStatus(undefined);
          }}
        />
      )}
      {opened ? (
        <DetailsDialog
          customer={opened.customer}
          rows={state.rows}
          onOpen={details.open}
          place={details.place}
          pending={pending.get(opened.customer.id)}
          onStatusChange={onStatusChange}
          onClose={() => focusRow(details.close())}
          notice={notice && <NoticeBanner notice={notice} onDismiss={onDismissNotice} />}
        />
      ) : (
        <FloatingNotice notice={notice} onDismiss={onDismissNotice} />
      )}
    </>
  );
}
