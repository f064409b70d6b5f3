import { createStore } from 'zustand/vanilla';
import { addCustomer } from '@/data/add-customer';
import { DataError } from '@/data/data-error';
import { isSameValue } from '@/domain/customer-draft';
import type { StaffSource } from '@/domain/customer-source';
import { displayName } from '@/domain/customer-text';
import { type ForeignWord, foreignWords, type WordMeanings } from '@/domain/import/foreign-words';
import { type ImportTarget, missingTargets } from '@/domain/import/import-targets';
import { createLineReader, type LineCheck } from '@/domain/import/read-line';
import type { ChosenName } from '@/domain/import/read-names';
import { recogniseColumns } from '@/domain/import/recognise-columns';
import type { CustomersStore } from '@/features/customers/store/customers-store';
import { failureText } from '@/features/customers/store/failure-text';
import { forEachConcurrent } from '@/lib/batches';
import { formatCount } from '@/lib/format-count';
import { reportError } from '@/lib/report-error';
import { type Comparison, type KnownCustomers, readKnownCustomers, type Wanted } from './known-customers';
import { readImportFile } from './read-file';
import {
  type ImportFile,
  ImportFileError,
  type ImportLine,
  type ReadingChoices,
} from './reading/import-file';

/** What becomes of a line. */
export type LineState = Comparison['state'] | 'stored' | 'failed';

export interface CheckedLine extends ImportLine, Pick<LineCheck, 'changes' | 'guessedName'> {
  state: LineState;
  /** The customer's name, as far as the line says. */
  name: string;
  /** Why it is refused, was not stored, or should perhaps not be. */
  reason?: string;
  /** What would be stored, and under which id; absent where it is refused. */
  wanted?: Wanted;
  /** The ids of the customers and lines with the same phone or e-mail. */
  others?: readonly string[];
  /** Whether it came to something else when it was checked anew. */
  hasChanged?: boolean;
}

interface ImportState {
  phase: 'choosing' | 'matching' | 'words' | 'checked' | 'running' | 'ended';
  file: ImportFile | undefined;
  targets: readonly (ImportTarget | undefined)[];
  source: StaffSource;
  /** The words of the file that are none of a field's choices, as the columns are matched now. */
  words: readonly ForeignWord[];
  meanings: WordMeanings;
  /** The names that somebody chose, by the number of the line. */
  chosenNames: ReadonlyMap<number, ChosenName>;
  lines: readonly CheckedLine[];
  /** Numbers of the lines in doubt that are stored as they were read. */
  accepted: ReadonlySet<number>;
  /** Whether those are stored, too, who may be on the list already. */
  includesDuplicates: boolean;
  /** Why the file could not be read, or why the import stopped before its end. */
  problem: string | undefined;
  /** Whether something is being read or checked. */
  isBusy: boolean;
  /** How much of a file is read, from 0 to 1; undefined while none is. */
  readShare: number | undefined;
}

const initialState: ImportState = {
  phase: 'choosing',
  file: undefined,
  targets: [],
  source: 'phone',
  words: [],
  meanings: new Map(),
  chosenNames: new Map(),
  lines: [],
  accepted: new Set(),
  includesDuplicates: false,
  problem: undefined,
  isBusy: false,
  readShare: undefined,
};

export type ImportStore = ReturnType<typeof createImportStore>;

/**
 * An import of customers from a file, from choosing the file to its outcome (requirement 2.25). Each line has an id of
 * its content, so that the same file may be imported again after a stop: what was stored is recognised.
 */
export function createImportStore(list: Pick<CustomersStore, 'getState' | 'knownUntil' | 'takeIn'>) {
  const store = createStore<ImportState>(() => initialState);
  const { getState, setState } = store;
  let isStopped = false;
  /** The ids of the lines that were sent: customers with these ids are what this import stored. */
  const sent = new Set<string>();

  let chosen: { file: File; choices: ReadingChoices } | undefined;
  let reading = new AbortController();

  /** Never rejects: what cannot be read says why. */
  function choose(file: File) {
    setState(initialState);
    return read(file, {});
  }

  /** Reads the file once more, in another way. One in which it cannot be read says why, and changes nothing. */
  async function readAgain(choices: ReadingChoices) {
    if (chosen) await read(chosen.file, { ...chosen.choices, ...choices });
  }

  async function read(file: File, choices: ReadingChoices) {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    setState({ isBusy: true, readShare: 0, problem: undefined });
    const idle = { isBusy: false, readShare: undefined };
    try {
      const onProgress = (readShare: number) => !signal.aborted && setState({ readShare });
      const result = await readImportFile(file, { choices, signal, onProgress });
      if (signal.aborted) return;
      chosen = { file, choices };
      const isSame = isSameValue(result.titles, getState().file?.titles);
      const targets = isSame ? getState().targets : recogniseColumns(result);
      setState({ ...idle, phase: 'matching', file: result, accepted: new Set() });
      match(targets);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ImportFileError && getState().file)) return giveUp(error);
      setState({ ...idle, problem: error.message });
    }
  }

  /** Stops the reading of a file: what was read before stays. */
  function stopReading() {
    reading.abort();
    setState({ isBusy: false, readShare: undefined });
  }

  /** Takes columns for fields, and proposes a meaning of each word that is none of a field's choices. */
  function match(targets: ImportState['targets']) {
    setState(({ file, meanings }) => {
      const words = file ? foreignWords(file, targets) : [];
      const proposed = words.map(({ key, proposal = '' }) => [key, meanings.get(key) ?? proposal] as const);
      return { targets, words, meanings: new Map([...meanings, ...proposed]) };
    });
  }

  /** Back to choosing a file, and says why. */
  function giveUp(error: unknown) {
    if (!(error instanceof ImportFileError)) reportError(error);
    const problem = error instanceof ImportFileError ? error.message : 'This file cannot be read.';
    setState({ ...initialState, problem });
  }

  /** The dry run: says of each line what would become of it, and stores nothing. Never rejects. */
  async function check() {
    const { file, targets, source, meanings, chosenNames } = getState();
    if (!file || missingTargets(targets).length > 0) return;
    setState({ isBusy: true, problem: undefined });
    sent.clear();
    try {
      const known = await readKnownCustomers(list, sent);
      const lines: CheckedLine[] = [];
      const readLine = createLineReader(file, { targets, source, meanings });
      for (const line of file.lines)
        lines.push(await checkLine(line, readLine(line.cells, chosenNames.get(line.number)), known));
      setState({ phase: 'checked', lines, isBusy: false });
    } catch (error) {
      if (!(error instanceof DataError)) return giveUp(error);
      reportError(error);
      setState({ isBusy: false, problem: importMessages.notCompared });
    }
  }

  /** Checks anew, and marks what has changed since somebody saw it of the lines that are to be stored, or were. */
  async function checkAnew(): Promise<CheckedLine[]> {
    const known = await readKnownCustomers(list, sent);
    const state = getState();
    const lines = state.lines.map((line): CheckedLine => {
      const found = line.wanted && known.compare(line.wanted);
      if (!found || line.state === 'stored' || line.state === 'stored-before') return line;
      if (found.state === 'stored-before' && line.wanted && sent.has(line.wanted.id))
        return { ...line, state: 'stored' };
      const isSame = found.state === verdictOf(line) && isSameValue(found.others, line.others);
      const { reason, others, ...rest } = line;
      return isSame ? { ...line, hasChanged: false } : { ...rest, ...found, hasChanged: true };
    });
    const waiting = [...waitingLines(state), ...waitingLines({ ...state, lines })];
    const numbers = new Set(waiting.map(({ number }) => number));
    return lines.map((line) => (numbers.has(line.number) ? line : { ...line, hasChanged: false }));
  }

  async function checkLine(line: ImportLine, result: LineCheck, known: KnownCustomers): Promise<CheckedLine> {
    const { changes, guessedName } = result;
    const read = { ...line, changes, guessedName };
    if (!result.success) {
      return { ...read, state: 'refused', name: result.called, reason: result.messages.join(' · ') };
    }
    const { added } = result;
    const wanted = { id: await known.idOf(added), added };
    return { ...read, name: displayName(added.draft), wanted, ...known.compare(wanted) };
  }

  /**
   * Stores what was checked, a few at a time, until all are or it is stopped; nothing, where a line comes to something
   * else by now than was shown. Never rejects.
   */
  async function run() {
    const { phase } = getState();
    if (!navigator.onLine) return setState({ problem: importMessages.offline });
    isStopped = false;
    setState({ phase: 'running', problem: undefined });
    try {
      const lines = await checkAnew();
      const changed = lines.filter(({ hasChanged }) => hasChanged).length;
      setState({ lines });
      if (changed > 0) return setState({ phase, problem: importMessages.changed(changed) });
    } catch (error) {
      reportError(error);
      return setState({ phase, problem: importMessages.notCompared });
    }
    await forEachConcurrent(waitingLines(getState()), { make: storeLine, mayContinue: () => !isStopped });
    setState({ phase: 'ended' });
  }

  async function storeLine(line: CheckedLine) {
    if (!line.wanted) return;
    const outcome = await addCustomer(line.wanted.id, line.wanted.added);
    if (outcome.kind === 'offline') return stop(importMessages.offline);
    sent.add(line.wanted.id);
    if (outcome.kind === 'unknown') return stop(importMessages.noAnswer);
    if (outcome.kind === 'refused' && outcome.isBusy) return stop(importMessages.busy);
    if (outcome.kind === 'stored') list.takeIn(outcome.value);
    settle(line, outcome.kind === 'stored' ? {} : { reason: failureText(outcome, 'form') });
  }

  function settle({ number }: CheckedLine, { reason }: { reason?: string }) {
    setState(({ lines }) => ({
      lines: lines.map((line) => {
        if (line.number !== number) return line;
        return reason ? { ...line, state: 'failed', reason } : { ...line, state: 'stored' };
      }),
    }));
  }

  function stop(problem: string) {
    isStopped = true;
    setState({ problem });
  }

  return {
    ...store,
    choose,
    readAgain,
    stopReading,
    check,
    run,
    /** Stores lines in doubt as they were read, or leaves them. */
    setAccepted(numbers: readonly number[], isAccepted: boolean) {
      const accepted = new Set(getState().accepted);
      for (const number of numbers) isAccepted ? accepted.add(number) : accepted.delete(number);
      setState({ accepted });
    },
    setTarget(column: number, target: ImportTarget | undefined) {
      match(getState().targets.map((one, index) => (index === column ? target : one)));
    },
    /** Shows the words that are to be given a meaning, or goes on where there is none. */
    async next() {
      if (getState().words.length > 0) setState({ phase: 'words' });
      else await check();
    },
    setMeaning(key: string, value: string) {
      setState(({ meanings }) => ({ meanings: new Map(meanings).set(key, value) }));
    },
    /** Gives the customer of a line another name, and checks anew. */
    async chooseName(line: number, name: ChosenName) {
      setState(({ chosenNames }) => ({ chosenNames: new Map(chosenNames).set(line, name) }));
      await check();
    },
    setSource: (source: StaffSource) => setState({ source }),
    setIncludesDuplicates: (includesDuplicates: boolean) => setState({ includesDuplicates }),
    /** Back by a step, before anything is stored. */
    goBack: () =>
      setState(({ phase, words }) => ({
        phase: phase === 'checked' && words.length > 0 ? 'words' : 'matching',
        lines: [],
      })),
    /** Ends the import after those who are on their way. */
    stop: () => stop(importMessages.stopped),
    /** Ends it without a word: nobody looks any more. */
    close() {
      isStopped = true;
      reading.abort();
    },
  };
}

/** Why an import stopped before its end, or did not begin. */
const importMessages = {
  changed: (count: number) =>
    `Nothing was imported now: ${count === 1 ? 'one line has' : `${formatCount(count)} lines have`} changed since the check. Look again, then import.`,
  notCompared: 'The database could not be asked who is on the list by now. Try again in a while.',
  stopped: 'Stopped. You can still import the rest.',
  offline: 'There is no connection. You can import the rest once there is.',
  busy: 'The database is busy. You can import the rest in a while.',
  noAnswer: 'No answer came. Continue: customers who are stored already are recognised.',
} as const;

/** The lines that are still to be stored. */
export function waitingLines({ lines, includesDuplicates, accepted }: ImportState): CheckedLine[] {
  return lines.filter(
    (line) =>
      !isDoubtful(line, accepted) && isStorable(line) && (includesDuplicates || line.state !== 'duplicate'),
  );
}

/** The state of a line at its check, without later changes. */
function verdictOf({ state, others }: CheckedLine): LineState {
  if (state !== 'failed') return state;
  return others ? 'duplicate' : 'ready';
}

const isStorable = ({ state }: CheckedLine) =>
  state === 'ready' || state === 'failed' || state === 'duplicate';

/** Whether a line could be stored, but may have been read wrongly, and nobody has said that it was not. */
export const isDoubtful = (line: CheckedLine, accepted: ReadonlySet<number>) =>
  line.doubt !== undefined && isStorable(line) && !accepted.has(line.number);

/** How many lines are in each state. */
export function countLines(lines: readonly CheckedLine[]): Record<LineState, number> {
  const counts = { ready: 0, duplicate: 0, 'stored-before': 0, erased: 0, refused: 0, stored: 0, failed: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
