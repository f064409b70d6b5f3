import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { useShowMore } from '@/components/ui/use-show-more';
import { customerFields, draftFields, fieldText } from '@/domain/customer-fields';
import { statusLabel } from '@/domain/customer-status';
import { columnTitle } from '@/domain/import/import-targets';
import type { StaffDraft } from '@/domain/staff-draft';
import { type CheckedLine, waitingLines } from '@/features/customers/import/import-state';
import type { ImportStore } from '@/features/customers/import/import-store';
import { formatCount } from '@/lib/format-count';
import { hasVisibleText } from '@/lib/text';
import { NameEditor } from './name-editor';
import { shownAtOnce } from './shown-at-once';

export function LinePreviews({ store }: { store: ImportStore }) {
  const state = useStore(store);
  const { file, targets } = state;
  const [onlyChanged, setOnlyChanged] = useState(false);
  const { listRef, shown, showMore } = useShowMore(shownAtOnce);
  const wanted = waitingLines(state);
  const changed = wanted.filter(({ changes }) => changes.length > 0);
  const listed = onlyChanged ? changed : wanted;
  const leftOut = (file?.titles ?? []).flatMap((title, column) =>
    !targets[column] && file?.lines.some(({ cells }) => hasVisibleText(cells[column] ?? ''))
      ? [columnTitle(title, column)]
      : [],
  );
  if (wanted.length === 0) return null;
  return (
    <section aria-labelledby="import-previews" className="space-y-2">
      <h3 id="import-previews" className="font-bold">
        To be imported
      </h3>
      {leftOut.length > 0 && (
        <p className="wrap-anywhere text-sm">
          <span className="font-semibold">Columns left out:</span> <span>{leftOut.join(', ')}</span>
        </p>
      )}
      {changed.length > 0 && (
        <Button variant="quiet" onClick={() => setOnlyChanged(!onlyChanged)}>
          {onlyChanged ? 'Show all lines' : `Show only lines that change: ${formatCount(changed.length)}`}
        </Button>
      )}
      <ul ref={listRef} aria-label="To be imported" className="border-paper-line border-t text-sm">
        {listed.slice(0, shown).map((line) => (
          <LinePreview key={line.number} line={line} store={store} />
        ))}
      </ul>
      {listed.length > shown && (
        <Button variant="quiet" onClick={showMore}>
          {`Show more: ${formatCount(listed.length - shown)} left`}
        </Button>
      )}
    </section>
  );
}

function LinePreview({ line, store }: { line: CheckedLine; store: ImportStore }) {
  const { number, changes, guessedName, wanted } = line;
  if (!wanted) return null;
  const { firstName, lastName } = wanted.added.draft;
  return (
    <li tabIndex={-1} className="wrap-anywhere space-y-1 border-paper-line border-b py-2">
      <p>
        <span className="text-petrol-700">{`Line ${formatCount(number)}: `}</span>
        <bdi className="font-semibold">{firstName}</bdi> <bdi className="font-semibold">{lastName}</bdi>
        {guessedName && (
          <span className="text-petrol-700">{` – first name “${firstName}”, last name “${lastName}”`}</span>
        )}
        <span className="block">{summary(wanted.added)}</span>
      </p>
      {changes.length > 0 && (
        <ul className="list-disc space-y-0.5 pl-5 text-petrol-800">
          {changes.map((change) => (
            <li key={change} className="whitespace-pre-line">
              {change}
            </li>
          ))}
        </ul>
      )}
      <NameEditor line={line} store={store} />
    </li>
  );
}

function summary({ draft, status, source }: StaffDraft): string {
  const texts = draftFields
    .filter((field) => field !== 'firstName' && field !== 'lastName')
    .flatMap((field) => {
      const value = draft[field];
      if (value === true) return customerFields[field].label;
      const text = value === false ? '' : fieldText(field, value);
      return hasVisibleText(text) ? text : [];
    });
  return [...texts, statusLabel(status), `from ${fieldText('source', source)}`].join(' · ');
}
