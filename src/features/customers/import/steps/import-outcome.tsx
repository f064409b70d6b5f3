import { Download } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields';
import { useFocusKept } from '@/components/ui/use-focus-successor';
import { company } from '@/config/company';
import {
  type CheckedLine,
  countLines,
  isDoubtful,
  type LineState,
} from '@/features/customers/import/import-state';
import type { ImportStore } from '@/features/customers/import/import-store';
import { describeLeftOut, toUnit } from '@/features/customers/import/line-counts';
import type { ImportFile } from '@/features/customers/import/reading/import-file';
import { UnfinishedListNote } from '@/features/customers/store/unfinished-list-note';
import { byteOrderMark, toCsvLine } from '@/lib/csv';
import { toIsoDate } from '@/lib/dates';
import { download } from '@/lib/download';
import { formatCount } from '@/lib/format-count';
import { DoubtfulLines } from './doubtful-lines';
import { LinePreviews } from './line-previews';
import { NameEditor } from './name-editor';
import { shownAtOnce } from './shown-at-once';

const stateTexts: Record<LineState, string> = {
  ready: 'ready to import',
  duplicate: 'with the phone or e-mail of another customer',
  'stored-before': 'on the list already, from this file',
  erased: 'of somebody who was erased',
  refused: 'refused by the checks',
  stored: 'imported',
  failed: 'not stored',
};

export function ImportOutcome({ store }: { store: ImportStore }) {
  const { lines, file, includesDuplicates, phase, accepted } = useStore(store);
  const counted = useRef<HTMLDivElement>(null);
  useFocusKept(counted, lines);
  const doubtful = lines.filter((line) => isDoubtful(line, accepted));
  const decided = lines.filter((line) => !isDoubtful(line, accepted));
  const counts = countLines(decided);
  const left = decided.filter(
    ({ state }) => leftStates.includes(state) || (phase === 'ended' && state === 'ready'),
  );
  const toCorrect = [...left, ...doubtful].sort((one, other) => one.number - other.number);
  const changed = lines.filter(({ hasChanged }) => hasChanged);
  return (
    <div className="space-y-5">
      {changed.length > 0 && <LineList label="Changed since the check" lines={changed} />}
      <div ref={counted} role="status" tabIndex={-1}>
        <ul className="space-y-1">
          {(Object.keys(stateTexts) as LineState[])
            .filter((state) => counts[state] > 0)
            .map((state) => (
              <li key={state}>
                <strong>{formatCount(counts[state])}</strong>
                <span>{` ${counts[state] === 1 ? 'line' : 'lines'} ${stateTexts[state]}`}</span>
              </li>
            ))}
          {doubtful.length > 0 && (
            <li>
              <strong>{formatCount(doubtful.length)}</strong>
              <span>{` ${doubtful.length === 1 ? 'line' : 'lines'} in doubt`}</span>
            </li>
          )}
        </ul>
      </div>
      {file && (
        <p className="text-petrol-700 text-sm">
          {`The file has ${toUnit(file, file.counts.total)}: ${[`these ${formatCount(lines.length)}`, ...describeLeftOut(file)].join(', ')}.`}
        </p>
      )}
      <DoubtfulLines store={store} />
      {phase === 'checked' && <UnfinishedListNote />}
      {counts.duplicate > 0 && (
        <CheckboxField
          id="import-duplicates"
          label="Import those with the phone or e-mail of another customer as well"
          checked={includesDuplicates}
          onChange={({ target }) => store.setIncludesDuplicates(target.checked)}
        />
      )}
      {file && toCorrect.length > 0 && (
        <div>
          <Button variant="quiet" onClick={() => downloadLeft(file, toCorrect)}>
            <Download aria-hidden="true" className="size-5" />
            <span>{`Download ${toUnit(file, toCorrect.length)} with the reasons`}</span>
          </Button>
          <LineList
            label="Not imported"
            lines={left}
            rest=", all in the file"
            below={
              phase === 'checked'
                ? (line) =>
                    line.state === 'refused' && (
                      <div className="mt-1 empty:hidden">
                        <NameEditor line={line} store={store} />
                      </div>
                    )
                : undefined
            }
          />
        </div>
      )}
      {phase === 'checked' && <LinePreviews store={store} />}
    </div>
  );
}

const leftStates: readonly LineState[] = ['refused', 'erased', 'duplicate', 'failed'];

interface LineListProps {
  label: string;
  lines: readonly CheckedLine[];
  rest?: string;
  below?: ((line: CheckedLine) => ReactNode) | undefined;
}

function LineList({ label, lines, rest = '', below }: LineListProps) {
  return (
    <>
      <ul aria-label={label} className="mt-3 border-paper-line border-t text-sm">
        {lines.slice(0, shownAtOnce).map((line) => (
          <li key={line.number} className="wrap-anywhere border-paper-line border-b py-2">
            <span className="text-petrol-700">{`Line ${formatCount(line.number)}: `}</span>
            <bdi className="font-semibold">{line.name}</bdi>
            <span>{` – ${reasonOf(line) || stateTexts[line.state]}`}</span>
            <div className="contents">{below?.(line)}</div>
          </li>
        ))}
      </ul>
      {lines.length > shownAtOnce && (
        <p className="mt-2 text-petrol-700 text-sm">
          {`… and ${formatCount(lines.length - shownAtOnce)} more${rest}.`}
        </p>
      )}
    </>
  );
}

const reasonOf = ({ doubt, reason }: CheckedLine) => [doubt?.reason, reason].filter(Boolean).join(' · ');

function downloadLeft({ titles }: ImportFile, lines: readonly CheckedLine[]) {
  const parts = lines.map((line) => {
    const cells = titles.map((_, column) => line.cells[column] ?? '');
    return toCsvLine([...cells, reasonOf(line)]);
  });
  const head = byteOrderMark + toCsvLine([...titles, 'Why it was not imported']);
  download(
    `${company.slug}-not-imported-${toIsoDate(new Date())}.csv`,
    [head, ...parts],
    'text/csv;charset=utf-8',
  );
}
