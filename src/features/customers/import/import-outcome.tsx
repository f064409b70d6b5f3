import { Download } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields';
import { company } from '@/config/company';
import { download } from '@/features/customers/export/download';
import { formatCount } from '@/features/customers/store/customer-text';
import { unfinishedRead } from '@/features/customers/store/customers-state';
import { useCustomers } from '@/features/customers/store/customers-store';
import { byteOrderMark, toCsvLine } from '@/lib/csv';
import { toIsoDate } from '@/lib/dates';
import { type CheckedLine, countLines, type ImportStore, type LineState } from './import-store';
import type { ImportFile } from './read-file';

/** So many lines are shown; the file to download has them all. */
const shownAtOnce = 50;

const stateTexts: Record<LineState, string> = {
  ready: 'ready to import',
  duplicate: 'with the phone or e-mail of another customer',
  'stored-before': 'on the list already, from this file',
  erased: 'of somebody who was erased',
  refused: 'refused by the checks of the form',
  stored: 'imported',
  failed: 'not stored',
};

/** What the lines of a file come to, or have come to. */
export function ImportOutcome({ store }: { store: ImportStore }) {
  const { lines, file, includesDuplicates, problem, phase } = useStore(store);
  const isListUnfinished = useCustomers((state) => unfinishedRead(state) !== undefined);
  const counts = countLines(lines);
  const left = lines.filter(isLeft);
  const changed = lines.filter(({ hasChanged }) => hasChanged);
  return (
    <div className="space-y-5">
      {problem && (
        <p role="alert" className="font-semibold text-danger-700">
          {problem}
        </p>
      )}
      {changed.length > 0 && <LineList label="Changed since the check" lines={changed} />}
      <div role="status">
        <ul className="space-y-1">
          {(Object.keys(stateTexts) as LineState[])
            .filter((state) => counts[state] > 0)
            .map((state) => (
              <li key={state}>
                <strong>{formatCount(counts[state])}</strong> {counts[state] === 1 ? 'line' : 'lines'}{' '}
                {stateTexts[state]}
              </li>
            ))}
        </ul>
      </div>
      {isListUnfinished && phase === 'checked' && (
        <p className="text-petrol-700 text-sm">The list is not read to its end: others may be on it.</p>
      )}
      {counts.duplicate > 0 && (
        <CheckboxField
          id="import-duplicates"
          label="Import those with the phone or e-mail of another customer as well"
          checked={includesDuplicates}
          onChange={({ target }) => store.setIncludesDuplicates(target.checked)}
        />
      )}
      {file && left.length > 0 && (
        <div>
          <Button variant="quiet" onClick={() => downloadLeft(file, left)}>
            <Download aria-hidden="true" className="size-5" />
            Download {formatCount(left.length)} {left.length === 1 ? 'line' : 'lines'} with the reasons
          </Button>
          <LineList label="Not imported" lines={left} rest=", all in the file" />
        </div>
      )}
    </div>
  );
}

const leftStates: readonly LineState[] = ['refused', 'erased', 'duplicate', 'failed'];
const isLeft = ({ state }: CheckedLine) => leftStates.includes(state);

interface LineListProps {
  label: string;
  lines: readonly CheckedLine[];
  /** Where those are that are not shown. */
  rest?: string;
}

function LineList({ label, lines, rest = '' }: LineListProps) {
  return (
    <>
      <ul aria-label={label} className="mt-3 border-paper-line border-t text-sm">
        {lines.slice(0, shownAtOnce).map(({ number, name, state, reason = stateTexts[state] }) => (
          <li key={number} className="wrap-anywhere border-paper-line border-b py-2">
            <span className="text-petrol-700">Line {formatCount(number)}: </span>
            <bdi className="font-semibold">{name}</bdi> – {reason}
          </li>
        ))}
      </ul>
      {lines.length > shownAtOnce && (
        <p className="mt-2 text-petrol-700 text-sm">
          … and {formatCount(lines.length - shownAtOnce)} more{rest}.
        </p>
      )}
    </>
  );
}

/** The lines as they came, to be mended and imported again: the reason is a column that an import leaves out. */
function downloadLeft({ titles }: ImportFile, lines: readonly CheckedLine[]) {
  const parts = lines.map((line) => {
    const cells = titles.map((_, column) => line.cells[column] ?? '');
    return toCsvLine([...cells, line.reason ?? '']);
  });
  const head = byteOrderMark + toCsvLine([...titles, 'Why it was not imported']);
  download(
    `${company.slug}-not-imported-${toIsoDate(new Date())}.csv`,
    [head, ...parts],
    'text/csv;charset=utf-8',
  );
}
