import { useEffect, useState } from 'react';
import { Modal } from '@/components/staff/modal';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { formatCustomers } from '@/domain/customer-text';
import { LoadProgress } from '@/features/customers/cells/load-progress';
import type { ExportedRows, ExportRequest, UnfinishedRead } from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import {
  useCustomers,
  useCustomersStore,
  useUnfinishedRead,
} from '@/features/customers/store/customers-store';
import { useReadSelectedRows, useVisibleRows } from '@/features/customers/store/use-address';
import { formatCount } from '@/lib/format-count';

/** Asks whether to export the shown list or the selected customers. */
export function ExportChoice() {
  const { requestExport, exportSelection, cancelExport } = useCustomersStore();
  const { rows, filterText, isFiltered } = useVisibleRows();
  const readSelectedRows = useReadSelectedRows();
  const selected = useCustomers((state) => state.selected.size);

  return (
    <Modal
      title="Export CSV"
      onClose={cancelExport}
      className="max-w-xl"
      footer={
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          <Button onClick={() => exportSelection(readSelectedRows())}>
            {`Export ${formatCount(selected)} selected`}
          </Button>
          <Button
            variant="outline"
            onClick={() => requestExport({ rows, filterText, isSelection: false, kind: 'list' })}
          >
            {`Export ${isFiltered ? 'the filtered' : 'all'} ${formatCount(rows.length)}`}
          </Button>
          <Button variant="quiet" onClick={cancelExport}>
            Cancel
          </Button>
        </div>
      }
    >
      <p className="font-semibold text-lg">
        {`${formatCustomers(selected)} ${selected === 1 ? 'is' : 'are'} selected. Which do you want in the file?`}
      </p>
    </Modal>
  );
}

/** Before an export of an unfinished list: asks whether to wait for the rest. */
export function ExportDialog({ request }: { request: ExportRequest }) {
  const { load, exportNow, cancelExport } = useCustomersStore();
  const read = useUnfinishedRead();
  const { rows, filterText } = useRowsToExport(request);
  const count = rows.length;
  const [isWaiting, setIsWaiting] = useState(false);
  const isWhole = read === undefined;
  const isInterrupted = read?.isRunning === false;

  useEffect(() => {
    if (isWaiting && isWhole) void exportNow({ ...request, rows, filterText });
    // The read was interrupted, so the question is asked again.
    if (isInterrupted) setIsWaiting(false);
  }, [isWaiting, isWhole, isInterrupted, exportNow, rows, filterText, request]);

  function proceed() {
    if (isWhole) return void exportNow({ ...request, rows, filterText });
    if (isInterrupted) void load();
    setIsWaiting(true);
  }

  return (
    <Modal
      title="Export CSV"
      onClose={cancelExport}
      className="max-w-xl"
      footer={
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {/* One button for all states, so that it keeps the focus. */}
          <Button
            aria-disabled={isWaiting}
            className="aria-disabled:cursor-progress"
            onClick={() => !isWaiting && proceed()}
          >
            {isWaiting && <Spinner />}
            <span>{isWaiting ? 'Waiting for the rest' : proceedLabel(read)}</span>
          </Button>
          {!isWhole && count > 0 && (
            <Button variant="outline" onClick={() => void exportNow({ ...request, rows, filterText })}>
              Export what is loaded
            </Button>
          )}
          <Button variant="quiet" onClick={cancelExport}>
            Cancel
          </Button>
        </div>
      }
    >
      {read ? (
        <div className="grid gap-3">
          <p role={isInterrupted ? 'alert' : undefined} className="font-semibold text-lg">
            {describeRead(read)}
          </p>
          <p>
            {isWaiting
              ? 'The file is saved as soon as the whole list is loaded.'
              : describeCount(
                  read,
                  count,
                  request.isSelection ? 'selected' : filterText ? 'filtered' : 'all',
                )}
          </p>
          {read.isRunning && <LoadProgress loaded={read.loaded} total={read.total} />}
        </div>
      ) : (
        <p className="font-semibold text-lg">The whole list has been read now.</p>
      )}
    </Modal>
  );
}

function proceedLabel(read: UnfinishedRead | undefined): string {
  if (!read) return 'Export';
  return read.isRunning ? 'Wait for the rest' : 'Load again, then export';
}

function describeRead({ loaded, total, isRunning, isRefresh }: UnfinishedRead): string {
  const areRead = `${formatCustomers(loaded, total)} ${(total ?? loaded) === 1 ? 'has' : 'have'} been read`;
  if (isRefresh)
    return `${isRunning ? 'The list is being refreshed' : 'The refresh stopped'}: ${areRead} again so far.`;
  return isRunning ? `${areRead} so far.` : `Loading stopped: ${areRead} so far.`;
}

type Source = 'all' | 'filtered' | 'selected';

function describeCount({ isRefresh }: UnfinishedRead, count: number, source: Source): string {
  if (count === 0)
    return source === 'all'
      ? 'There is nothing to export yet.'
      : 'None of them matches the search and filter.';
  if (isRefresh) return 'The others are as they were before the refresh.';
  if (source === 'all') return 'A file saved now does not hold the whole list.';
  const who = source === 'selected' ? 'those who are selected' : 'those that match the search and filter';
  return `A file saved now holds only ${who}: ${formatCount(count)} so far.`;
}

function useRowsToExport(request: ExportRequest): ExportedRows {
  const shown = useVisibleRows();
  const readSelectedRows = useReadSelectedRows();
  if (request.kind === 'everything') return request;
  return request.isSelection ? { rows: readSelectedRows(), filterText: messages.ofSelection } : shown;
}
