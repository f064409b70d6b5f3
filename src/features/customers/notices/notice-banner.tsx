import { ScreenFoot } from '@/components/staff/screen-foot';
import { TimedNotice } from '@/components/staff/timed-notice';
import { Button } from '@/components/ui/button';
import { SelectionBar } from '@/features/customers/selection/selection-bar';
import type { ExportRequest, Notice } from '@/features/customers/store/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { formatCount } from '@/lib/format-count';
import { LogPrompt } from './log-prompt';

/** The customers' screen's notice with its Undo, if there is one. */
export function NoticeBanner() {
  const notice = useCustomers((state) => state.notice);
  const { dismissNotice, undo } = useCustomersStore();
  if (!notice) return null;
  const { many, exported } = notice;
  return (
    <TimedNotice
      notice={notice}
      onDismiss={dismissNotice}
      onUndo={undo}
      action={many?.again && <TryAgainButton />}
      below={
        many ? <LeftOut failures={many.failures} /> : exported && <ExportEverything exported={exported} />
      }
    />
  );
}

/** So many are named: more than anybody reads. */
const mostNamed = 100;

/** Whom a change of several left out, and why. */
function LeftOut({ failures }: Pick<NonNullable<Notice['many']>, 'failures'>) {
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

/** Makes the changes that are left, counting on what the list shows by now. */
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

/** Offers the same customers in a file that comes back whole. */
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

/** The same at the foot of the screen, the offer to write down a call, and what can be done with who is selected. */
export function FloatingNotice() {
  return (
    <ScreenFoot>
      <NoticeBanner />
      <LogPrompt />
      <SelectionBar />
    </ScreenFoot>
  );
}
