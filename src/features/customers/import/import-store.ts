import { createStore } from 'zustand/vanilla';
import { addCustomer } from '@/data/add-customer';
import { type Customer, newCustomerFields } from '@/domain/customer';
import {
  checkImportedLine,
  guessTargets,
  type ImportColumns,
  type ImportTarget,
  missingTargets,
} from '@/domain/customer-import';
import type { StaffSource } from '@/domain/customer-source';
import type { StaffDraft } from '@/domain/staff-draft';
import { contactKeys } from '@/features/customers/details/find-duplicates';
import { type CustomerRow, toRow } from '@/features/customers/store/customer-row';
import { displayName } from '@/features/customers/store/customer-text';
import { messages } from '@/features/customers/store/customers-state';
import type { CustomersStore } from '@/features/customers/store/customers-store';
import { fewAtATime } from '@/lib/batches';
import { contentId } from '@/lib/content-id';
import { reportError } from '@/lib/report-error';
import { type ImportFile, ImportFileError, type ImportLine, readImportFile } from './read-file';

/** What becomes of a line. */
export type LineState = 'ready' | 'duplicate' | 'stored-before' | 'refused' | 'stored' | 'failed';

export interface CheckedLine extends ImportLine {
  state: LineState;
  /** Who it is, as far as the line says. */
  name: string;
  /** Why it is refused, was not stored, or should perhaps not be. */
  reason?: string;
  /** What would be stored, and under which id; absent where it is refused. */
  wanted?: { id: string; added: StaffDraft };
}

interface ImportState {
  phase: 'choosing' | 'matching' | 'checked' | 'running' | 'ended';
  file: ImportFile | undefined;
  targets: readonly (ImportTarget | undefined)[];
  source: StaffSource;
  lines: readonly CheckedLine[];
  /** Whether those are stored, too, who may be on the list already. */
  includesDuplicates: boolean;
  /** Why the file could not be read, or why the import stopped before its end. */
  problem: string | undefined;
  /** Whether something is being read or checked. */
  isBusy: boolean;
}

const initialState: ImportState = {
  phase: 'choosing',
  file: undefined,
  targets: [],
  source: 'phone',
  lines: [],
  includesDuplicates: false,
  problem: undefined,
  isBusy: false,
};

export type ImportStore = ReturnType<typeof createImportStore>;

/**
 * An import of customers from a file, from choosing the file to its outcome (requirement 2.25). Each line has an id of
 * its content, so that the same file may be imported again after a stop: what was stored is recognised.
 */
export function createImportStore(list: Pick<CustomersStore, 'find' | 'getState' | 'takeIn'>) {
  const store = createStore<ImportState>(() => initialState);
  const { getState, setState } = store;
  let isStopped = false;

  /** Never rejects: what cannot be read says why. */
  async function choose(file: File) {
    setState({ ...initialState, isBusy: true });
    try {
      const read = await readImportFile(file);
      setState({ phase: 'matching', file: read, targets: guessTargets(read.titles), isBusy: false });
    } catch (error) {
      giveUp(error);
    }
  }

  /** Back to choosing a file, and says why. */
  function giveUp(error: unknown) {
    if (!(error instanceof ImportFileError)) reportError(error);
    const problem = error instanceof ImportFileError ? error.message : 'This file cannot be read.';
    setState({ ...initialState, problem });
  }

  /** The dry run: says of each line what would become of it, and asks the database nothing. Never rejects. */
  async function check() {
    const { file, targets, source } = getState();
    if (!file || missingTargets(targets).length > 0) return;
    setState({ isBusy: true });
    try {
      const known = new Map<string, string>();
      for (const row of list.getState().rows) noteKeys(known, row);
      const lines: CheckedLine[] = [];
      for (const line of file.lines)
        lines.push(await checkLine(line, { titles: file.titles, targets, source }, known));
      setState({ phase: 'checked', lines, isBusy: false, problem: undefined });
    } catch (error) {
      giveUp(error);
    }
  }

  /** @param known who of the customers before it, on the list and in the file, is reached by what. */
  async function checkLine(
    line: ImportLine,
    columns: ImportColumns,
    known: Map<string, string>,
  ): Promise<CheckedLine> {
    const result = checkImportedLine(line.cells, columns);
    if (!result.success) {
      const name = line.cells.find((cell) => cell.trim() !== '') ?? '';
      return { ...line, state: 'refused', name, reason: result.messages.join(' · ') };
    }
    const { added } = result;
    const customer = toPreview(added);
    const id = await contentId(JSON.stringify(added));
    const checked = { ...line, name: displayName(customer), wanted: { id, added } };
    if (list.find(id)) return { ...checked, state: 'stored-before' };
    const row = toRow(customer);
    const other = contactKeys(row)
      .flatMap((key) => known.get(key) ?? [])
      .at(0);
    noteKeys(known, row);
    if (other === undefined) return { ...checked, state: 'ready' };
    return { ...checked, state: 'duplicate', reason: `${other} has this phone or e-mail.` };
  }

  /** Stores what was checked, a few at a time, until all are or it is stopped. Never rejects. */
  async function run() {
    isStopped = false;
    setState({ phase: 'running', problem: undefined });
    await fewAtATime(waitingLines(getState()), { make: storeLine, mayGoOn: () => !isStopped });
    setState({ phase: 'ended' });
  }

  async function storeLine(line: CheckedLine) {
    if (!line.wanted) return;
    if (!navigator.onLine) return stop(importMessages.offline);
    try {
      const result = await addCustomer(line.wanted.id, line.wanted.added);
      if (!result.success && result.failure === 'unavailable') return stop(importMessages.busy);
      if (result.success) list.takeIn(result.customer);
      settle(line, result.success ? {} : { reason: messages.workFailed(result.error) });
    } catch (error) {
      reportError(error);
      stop(importMessages.noAnswer);
    }
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
    check,
    run,
    setTarget(column: number, target: ImportTarget | undefined) {
      setState(({ targets }) => ({
        targets: targets.map((one, index) => (index === column ? target : one)),
      }));
    },
    setSource: (source: StaffSource) => setState({ source }),
    setIncludesDuplicates: (includesDuplicates: boolean) => setState({ includesDuplicates }),
    /** Back to the columns, before anything is stored. */
    goBack: () => setState({ phase: 'matching', lines: [] }),
    /** Ends the import after those who are on their way. */
    stop: () => stop(importMessages.stopped),
    /** Ends it without a word: nobody looks any more. */
    close() {
      isStopped = true;
    },
  };
}

/** Why an import stopped before its end. */
const importMessages = {
  stopped: 'Stopped. Those who are left can still be imported.',
  offline: 'There is no signal. Those who are left can be imported once there is.',
  busy: 'The database is busy. Those who are left can be imported in a while.',
  noAnswer: 'No answer came. Continue: who was stored is recognised, and stored once.',
} as const;

/** The lines that are still to be stored. */
export function waitingLines({ lines, includesDuplicates }: ImportState): CheckedLine[] {
  return lines.filter(
    ({ state }) => state === 'ready' || state === 'failed' || (includesDuplicates && state === 'duplicate'),
  );
}

/** How many lines are in each state. */
export function countLines(lines: readonly CheckedLine[]): Record<LineState, number> {
  const counts = { ready: 0, duplicate: 0, 'stored-before': 0, refused: 0, stored: 0, failed: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

function noteKeys(known: Map<string, string>, row: CustomerRow): void {
  for (const key of contactKeys(row)) known.set(key, displayName(row.customer));
}

/** The customer that a draft would become, for what compares customers. */
function toPreview({ draft, source, status }: StaffDraft): Customer {
  const now = new Date();
  return { id: '', ...newCustomerFields(draft, { source, status }), createdAt: now, updatedAt: now };
}
