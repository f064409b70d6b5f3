import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Spinner } from '@/components/ui/spinner';
import { formatCount, formatCustomers } from '@/features/customers/store/format-count';
import type { UnfinishedRead } from '@/features/customers/store/unfinished-read';
import { LoadProgress } from '@/features/customers/table/load-progress';

interface ExportDialogProps {
  /** The load that has not reached its end; undefined as soon as it has. */
  read: UnfinishedRead | undefined;
  /** How many customers the file would hold now. */
  count: number;
  isFiltered: boolean;
  onExport: () => void;
  /** Reads the list once more after a load that broke off. */
  onLoad: () => void;
  onClose: () => void;
}

/** Says before anything is saved that the list is not whole, and asks whether to wait for the rest. */
export function ExportDialog({ read, count, isFiltered, onExport, onLoad, onClose }: ExportDialogProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const isWhole = read === undefined;
  const isBrokenOff = read?.isRunning === false;

  useEffect(() => {
    if (isWaiting && isWhole) onExport();
    // The wait was in vain: it is asked again.
    if (isBrokenOff) setIsWaiting(false);
  }, [isWaiting, isWhole, isBrokenOff, onExport]);

  function proceed() {
    if (isWhole) return onExport();
    if (isBrokenOff) onLoad();
    setIsWaiting(true);
  }

  return (
    <Modal
      title="Export CSV"
      onClose={onClose}
      className="max-w-xl"
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse sm:flex-wrap">
          {/* One button throughout, so that the focus stays where it is. */}
          <Button
            aria-disabled={isWaiting}
            className="aria-disabled:cursor-progress"
            onClick={() => !isWaiting && proceed()}
          >
            {isWaiting && <Spinner />}
            {isWaiting ? 'Waiting for the rest' : proceedLabel(read)}
          </Button>
          {!isWhole && count > 0 && (
            <Button variant="outline" onClick={onExport}>
              Export what is there
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      }
    >
      {read ? (
        <div className="grid gap-3">
          <p role={isBrokenOff ? 'alert' : undefined} className="font-semibold text-lg">
            {describeRead(read)}
          </p>
          <p>
            {isWaiting
              ? 'The file is saved as soon as the whole list is there.'
              : describeCount(read, count, isFiltered)}
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
    return `${isRunning ? 'The list is being refreshed' : 'The refresh broke off'}: ${areRead} again so far.`;
  return isRunning ? `${areRead} so far.` : `Loading broke off: ${areRead} so far.`;
}

function describeCount({ isRefresh }: UnfinishedRead, count: number, isFiltered: boolean): string {
  if (count === 0)
    return isFiltered ? 'None of them matches the search and filter.' : 'There is nothing to export yet.';
  if (isRefresh) return 'The others are as they were before the refresh.';
  if (!isFiltered) return 'A file saved now does not hold the whole list.';
  return `A file saved now holds only those that match the search and filter: ${formatCount(count)} so far.`;
}
