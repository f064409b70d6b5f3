import { useId } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields';
import { useShowMore } from '@/components/ui/use-show-more';
import { columnTitle } from '@/domain/import/import-targets';
import { type CheckedLine, isDoubtful } from '@/features/customers/import/import-state';
import type { ImportStore } from '@/features/customers/import/import-store';
import { formatCount } from '@/lib/format-count';
import { hasVisibleText } from '@/lib/text';
import { shownAtOnce } from './shown-at-once';

export function DoubtfulLines({ store }: { store: ImportStore }) {
  const { lines, accepted, file } = useStore(store);
  const { listRef, shown, showMore } = useShowMore(shownAtOnce);
  const id = useId();
  const doubtful = lines.filter((line) => isDoubtful(line, new Set()));
  if (!file || doubtful.length === 0) return null;
  const numbers = doubtful.map(({ number }) => number);
  const isAll = numbers.every((number) => accepted.has(number));
  return (
    <section aria-labelledby={id} className="rounded-md border border-amber-500 p-4">
      <h3 id={id} className="font-bold">
        Are these lines read correctly?
      </h3>
      <p className="mt-1 text-petrol-700 text-sm">
        Only those that you tick are imported, as they were read. Correct the others in the file.
      </p>
      {doubtful.length > 1 && (
        <CheckboxField
          label={`Import all ${formatCount(doubtful.length)} as they were read`}
          checked={isAll}
          onChange={({ target }) => store.setAccepted(numbers, target.checked)}
        />
      )}
      <ul ref={listRef} aria-label="Lines in doubt" className="mt-2 border-paper-line border-t">
        {doubtful.slice(0, shown).map((line) => (
          <DoubtfulLine key={line.number} line={line} titles={file.titles} store={store} />
        ))}
      </ul>
      {doubtful.length > shown && (
        <Button variant="quiet" className="mt-3" onClick={showMore}>
          {`Show ${formatCount(Math.min(shownAtOnce, doubtful.length - shown))} more`}
        </Button>
      )}
    </section>
  );
}

interface DoubtfulLineProps {
  line: CheckedLine;
  titles: readonly string[];
  store: ImportStore;
}

function DoubtfulLine({ line, titles, store }: DoubtfulLineProps) {
  const isAccepted = useStore(store, ({ accepted }) => accepted.has(line.number));
  const { doubt, number, cells, reason } = line;
  const filled = cells.flatMap((cell, column) =>
    hasVisibleText(cell) ? [{ title: columnTitle(titles[column], column), cell, column }] : [],
  );
  return (
    <li tabIndex={-1} className="wrap-anywhere space-y-2 border-paper-line border-b py-3 text-sm">
      <p>
        <span className="text-petrol-700">{`Line ${formatCount(number)}: `}</span>
        <span>{[doubt?.reason, reason].filter(Boolean).join(' ')}</span>
      </p>
      <p className="whitespace-pre-wrap rounded bg-paper-dim px-2 py-1 font-mono text-xs">
        <span className="sr-only">In the file: </span>
        <bdi>{doubt?.raw}</bdi>
      </p>
      <dl className="grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
        {filled.map(({ title, cell, column }) => (
          <div key={column} className="flex gap-2">
            <dt className="max-w-[60%] shrink-0 text-petrol-700">
              {title.endsWith('?') ? title : `${title}:`}
            </dt>
            <dd className="min-w-0 whitespace-pre-wrap">
              <bdi>{cell}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label={`Import line ${formatCount(number)} as it was read`}
        checked={isAccepted}
        onChange={({ target }) => store.setAccepted([number], target.checked)}
      />
    </li>
  );
}
