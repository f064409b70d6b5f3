import { addCustomer } from '@/data/add-customer';
import { DataError } from '@/data/data-error';
import { missingTargets } from '@/domain/import/import-targets';
import { failureText } from '@/features/customers/changes/failure-text';
import type { CustomersStore } from '@/features/customers/store/customers-store';
import { formatCount } from '@/lib/format-count';
import { reportError } from '@/lib/report-error';
import { forEachConcurrent } from '@/lib/slices';
import { checkedState, checkLines, compareAgain, recheckLines } from './check-lines';
import { type CheckedLine, type ImportState, type ImportStateStore, waitingLines } from './import-state';
import { type KnownCustomers, readKnownCustomers } from './known-customers';

type AddOutcome = Awaited<ReturnType<typeof addCustomer>>;

export type ImportedList = Pick<CustomersStore, 'getState' | 'knownUntil' | 'upsert'>;

export function createImportRun(
  { getState, setState }: ImportStateStore,
  list: ImportedList,
  giveUp: (error: unknown) => void,
) {
  let isStopped = false;
  let checking = new AbortController();
  const sent = new Set<string>();
  let known: KnownCustomers | undefined;

  /** The dry run. Never rejects: the state has the reason. */
  async function check() {
    if (missingTargets(getState().targets).length > 0) return;
    checking.abort();
    checking = new AbortController();
    const { signal } = checking;
    setState({ isChecking: true, problem: undefined });
    sent.clear();
    try {
      const asked = await readKnownCustomers(list, sent);
      const { file, ...matching } = getState();
      const lines = file && (await checkLines(file, matching, asked));
      if (!lines || signal.aborted) return;
      known = asked;
      setState({ phase: 'checked', lines, isChecking: false });
    } catch (error) {
      if (!signal.aborted) fail(error, { isChecking: false });
    }
  }

  function fail(error: unknown, end: Partial<ImportState>) {
    if (!(error instanceof DataError)) return giveUp(error);
    reportError(error);
    setState({ ...end, problem: importMessages.notCompared });
  }

  function stopCheck() {
    checking.abort();
    setState({ isChecking: false });
  }

  /** Stores nothing if a second check differs from the one on the screen. Never rejects. */
  async function run() {
    const { phase } = getState();
    if (!navigator.onLine) return setState({ problem: importMessages.offline });
    isStopped = false;
    setState({ phase: 'running', problem: undefined });
    try {
      known = await readKnownCustomers(list, sent);
      const lines = recheckLines(getState(), known, sent);
      const changed = lines.filter(({ hasChanged }) => hasChanged).length;
      setState({ lines });
      if (changed > 0) return setState({ phase, problem: importMessages.changed(changed) });
    } catch (error) {
      return fail(error, { phase });
    }
    await forEachConcurrent(waitingLines(getState()), { make: storeLine, mayContinue: () => !isStopped });
    const left = new Set(waitingLines(getState()));
    const isUnsent = (line: CheckedLine) => left.has(line) && line.wanted && !sent.has(line.wanted.id);
    setState(({ lines }) => ({
      phase: 'ended',
      lines: lines.map((line) => (isUnsent(line) ? { ...line, reason: importMessages.notSent } : line)),
    }));
  }

  async function storeLine(line: CheckedLine) {
    if (!line.wanted) return;
    const outcome = await addCustomer(line.wanted.id, line.wanted.added);
    if (outcome.kind === 'offline') return stop(importMessages.offline);
    sent.add(line.wanted.id);
    if (outcome.kind === 'stored') list.upsert(outcome.value);
    const result = resultOf(outcome, line);
    setState(({ lines }) => ({
      lines: lines.map((other) => (other.number === line.number ? { ...other, ...result } : other)),
    }));
    if (outcome.kind === 'unknown') stop(importMessages.noAnswer);
    if (outcome.kind === 'refused' && outcome.isBusy) stop(importMessages.busy);
  }

  function stop(problem: string) {
    isStopped = true;
    setState({ problem });
  }

  function compareTicked() {
    if (known) setState({ lines: compareAgain(getState(), known, sent) });
  }

  return {
    check,
    compareTicked,
    stopCheck,
    run,
    stop() {
      if (!isStopped) stop(importMessages.stopped);
    },
    close() {
      isStopped = true;
    },
  };
}

function resultOf(outcome: AddOutcome, line: CheckedLine): Partial<CheckedLine> {
  if (outcome.kind === 'stored') return { state: 'stored' };
  if (outcome.kind === 'unknown') return { state: checkedState(line), reason: importMessages.maybeStored };
  const state = outcome.kind === 'refused' && outcome.isBusy ? checkedState(line) : 'failed';
  return { state, reason: failureText(outcome, 'form') };
}

const importMessages = {
  changed: (count: number) =>
    `Nothing was imported now: ${count === 1 ? 'one line has' : `${formatCount(count)} lines have`} changed since the check. Look again, then import.`,
  notCompared: 'The database could not be asked who is on the list by now. Try again in a while.',
  stopped: 'Stopped. You can still import the rest.',
  offline: 'There is no connection. You can import the rest once there is.',
  busy: 'The database is busy. You can import the rest in a while.',
  notSent: 'Not sent.',
  maybeStored: 'No answer came, so it may or may not be imported. Import again: it is stored only once.',
  noAnswer: 'No answer came. Continue: customers who are stored already are recognised.',
} as const;
