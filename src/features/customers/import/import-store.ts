import { createStore } from 'zustand/vanilla';
import type { StaffSource } from '@/domain/customer-source';
import type { ImportTarget } from '@/domain/import/import-targets';
import type { ChosenName } from '@/domain/import/read-names';
import { createFileChoice } from './file-choice';
import { createImportRun, type ImportedList } from './import-run';
import { type ImportState, initialState } from './import-state';
import type { ReadingChoices } from './reading/import-file';

export type ImportStore = ReturnType<typeof createImportStore>;

/** Requirement 2.25. A line's id follows from its content, so that a second import recognises stored lines. */
export function createImportStore(list: ImportedList) {
  const store = createStore<ImportState>(() => initialState);
  const { getState, getInitialState, setState, subscribe } = store;
  const { giveUp, ...fileChoice } = createFileChoice(store);
  const importRun = createImportRun(store, list, giveUp);

  /** A check that is under way goes by earlier choices. */
  function decide(changes: Partial<ImportState> = {}) {
    importRun.stopCheck();
    setState({ ...changes, hasChoices: true });
  }

  return {
    getState,
    getInitialState,
    subscribe,
    ...fileChoice,
    ...importRun,
    async readAgain(choices: ReadingChoices) {
      decide();
      await fileChoice.readAgain(choices);
    },
    setTarget(column: number, target: ImportTarget | undefined) {
      decide();
      fileChoice.setTarget(column, target);
    },
    setAccepted(numbers: readonly number[], isAccepted: boolean) {
      const accepted = new Set(getState().accepted);
      for (const number of numbers) isAccepted ? accepted.add(number) : accepted.delete(number);
      setState({ accepted, hasChoices: true });
      importRun.compareTicked();
    },
    async next() {
      if (getState().words.length > 0) setState({ phase: 'words' });
      else await importRun.check();
    },
    setMeaning(keys: readonly string[], value: string) {
      const chosen = keys.map((key) => [key, value] as const);
      decide({ meanings: new Map([...getState().meanings, ...chosen]) });
    },
    async chooseName(line: number, name: ChosenName) {
      decide({ chosenNames: new Map(getState().chosenNames).set(line, name) });
      await importRun.check();
    },
    setSource: (source: StaffSource) => decide({ source }),
    setIncludesDuplicates: (includesDuplicates: boolean) =>
      setState({ includesDuplicates, hasChoices: true }),
    back() {
      importRun.stopCheck();
      setState(({ phase, words }) => ({
        phase: phase === 'checked' && words.length > 0 ? 'words' : 'matching',
        lines: [],
      }));
    },
    close() {
      importRun.close();
      fileChoice.stopReading();
    },
  };
}
