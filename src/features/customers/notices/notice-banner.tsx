import { TimedNotice } from '@/components/staff/timed-notice';
import { Button } from '@/components/ui/button';
import type { ExportRequest, Notice } from '@/features/customers/state/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { formatCount } from '@/lib/format-count';

export function NoticeBanner() {
  const notice = useCustomers((state) => state.notice);
  const { dismissNotice, undo } = useCustomersStore();
  if (!notice) return null;
  const { bulk, exported } = notice;
  return (
    <TimedNotice
      notice={notice}
      onDismiss={dismissNotice}
      onUndo={undo}
      action={bulk?.again && <TryAgainButton />}
      below={
        bulk ? (
          <FailedChanges failures={bulk.failures} />
        ) : (
          exported && <ExportEverything exported={exported} />
        )
      }
    />
  );
}

const mostNamed = 100;

function FailedChanges({ failures }: Pick<NonNullable<Notice['bulk']>, 'failures'>) {
  if (failures.length === 0) return null;
  const more = failures.length - mostNamed;
  return (
    <section
      aria-label="Not changed"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      className="scroller mt-1 max-h-28 overflow-y-auto rounded-md border-2 border-danger-600 bg-paper-bright px-4 py-2 text-sm shadow-lg"
    >
      <ul>
        {failures.slice(0, mostNamed).map(({ id, name, reason }) => (
          <li key={id}>
            {name && <bdi className="font-semibold">{`${name}: `}</bdi>}
            <span>{reason}</span>
          </li>
        ))}
        {more > 0 && <li>{`and ${formatCount(more)} more`}</li>}
      </ul>
    </section>
  );
}

function TryAgainButton() {
  const { tryAgain } = useCustomersStore();
  return (
    <button
      type="button"
      onClick={() => void tryAgain()}
      className="min-h-11 min-w-11 shrink-0 cursor-pointer rounded-md px-3 font-bold underline underline-offset-4 hover:bg-black/5"
    >
      Try again
    </button>
  );
}

function ExportEverything({ exported }: { exported: ExportRequest }) {
  const { requestExport } = useCustomersStore();
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 rounded-md border border-paper-edge bg-paper-bright py-1 pr-1 pl-4 text-sm shadow-lg">
      <p>To import them again one day, names and consents belong in the file, too.</p>
      <Button variant="quiet" className="ml-auto" onClick={() => requestExport(exported, 'everything')}>
        Everything, for import
      </Button>
    </div>
  );
}
