import { displayName } from '@/domain/customer-text';
import { createLineReader, type LineCheck } from '@/domain/import/read-line';
import {
  type CheckedLine,
  type ImportState,
  isPassedOver,
  type LineState,
  waitingLines,
} from './import-state';
import {
  addName,
  type Comparison,
  contactsOf,
  type KnownCustomers,
  type NamesByContact,
} from './known-customers';
import type { ImportFile, ImportLine } from './reading/import-file';

type Matching = Pick<ImportState, 'targets' | 'source' | 'meanings' | 'chosenNames' | 'accepted'>;

export async function checkLines(
  file: ImportFile,
  { targets, source, meanings, chosenNames, accepted }: Matching,
  known: KnownCustomers,
): Promise<CheckedLine[]> {
  const readLine = createLineReader(file, { targets, source, meanings });
  const lines: CheckedLine[] = [];
  for (const line of file.lines)
    lines.push(await checkLine(line, readLine(line.cells, chosenNames.get(line.number)), known));
  const found = compareLines({ lines, accepted }, known);
  return lines.map((line) => ({ ...line, ...found.get(line.number) }));
}

async function checkLine(line: ImportLine, result: LineCheck, known: KnownCustomers): Promise<CheckedLine> {
  const { changes, guessedName } = result;
  const read = { ...line, changes, guessedName };
  if (!result.success) {
    return { ...read, state: 'refused', name: result.called, reason: result.messages.join(' · ') };
  }
  const { added } = result;
  const wanted = { id: await known.idOf(added), added, contacts: contactsOf(added) };
  return { ...read, name: displayName(added.draft), wanted, state: 'ready' };
}

/** Lines in doubt come last: a line never repeats one that nobody accepted. */
function compareLines(
  { lines, accepted }: Pick<ImportState, 'lines' | 'accepted'>,
  known: KnownCustomers,
): ReadonlyMap<number, Comparison> {
  const sure = lines.filter(({ doubt }) => doubt === undefined);
  const inDoubt = lines.filter(({ doubt }) => doubt !== undefined);
  const earlierLines: NamesByContact = new Map();
  const found = new Map<number, Comparison>();
  for (const line of [...sure, ...inDoubt]) {
    if (!line.wanted) continue;
    const comparison = known.compare(line.wanted, earlierLines);
    found.set(line.number, comparison);
    const isLeftOut = comparison.state === 'refused' || comparison.state === 'erased';
    if (!isLeftOut && !isPassedOver(line, accepted)) addName(earlierLines, line.name, line.wanted.contacts);
  }
  return found;
}

/** Leaves a line as it is unless its result differs. */
export function compareAgain(
  state: Pick<ImportState, 'lines' | 'accepted'>,
  known: KnownCustomers,
  sent: ReadonlySet<string>,
): CheckedLine[] {
  const comparisons = compareLines(state, known);
  return state.lines.map((line): CheckedLine => {
    const found = comparisons.get(line.number);
    if (!found || line.state === 'stored' || line.state === 'stored-before') return line;
    if (found.state === 'stored-before' && line.wanted && sent.has(line.wanted.id))
      return { ...line, state: 'stored' };
    const { reason, others, ...rest } = line;
    return found.state === checkedState(line) && found.others === others ? line : { ...rest, ...found };
  });
}

/** Marks waiting lines with `hasChanged` if their result differs from the one on the screen. */
export function recheckLines(
  state: ImportState,
  known: KnownCustomers,
  sent: ReadonlySet<string>,
): CheckedLine[] {
  const lines = compareAgain(state, known, sent);
  const waiting = [...waitingLines(state), ...waitingLines({ ...state, lines })];
  const numbers = new Set(waiting.map(({ number }) => number));
  return lines.map((line, index) => {
    const isOther = line !== state.lines[index] && line.state !== 'stored';
    return { ...line, hasChanged: isOther && numbers.has(line.number) };
  });
}

/** The state before the line failed. */
export function checkedState({ state, others }: CheckedLine): LineState {
  if (state !== 'failed') return state;
  return others ? 'duplicate' : 'ready';
}
