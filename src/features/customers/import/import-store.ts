import { createStore } from 'zustand/vanilla';
import type { StaffSource } from '@/domain/customer-source';
import type { ChosenName } from '@/domain/import/read-names';
import { createFileChoice } from './file-choice';
import { createImportRun, type ImportedList } from './import-run';
import { type ImportState, initialState } from './import-state';

export type ImportStore = ReturnType<typeof createImportStore>;

/** Requirement 2.25. A line's id follows from its content, so that a second import recognises stored lines. */
export function createImportStore(list: ImportedList) {
  const store = createStore<ImportState>(() => initialState);
  const { getState, setState } = store;
  const { giveUp, abortReading, ...fileChoice } = createFileChoice(store);
  const importRun = createImportRun(store, list, giveUp);

  return {
    ...store,
    ...fileChoice,
    ...importRun,
    setAccepted(numbers: readonly number[], isAccepted: boolean) {
      const accepted = new Set(getState().accepted);
      for (const number of numbers) isAccepted ? accepted.add(number) : accepted.delete(number);
      setState({ accepted, hasChoices: true });
    },
    async next() {
      if (getState().words.length > 0) setState({ phase: 'words' });
      else await importRun.check();
    },
    setMeaning(keys: readonly string[], value: string) {
      setState(({ meanings }) => ({
        meanings: new Map([...meanings, ...keys.map((key) => [key, value] as const)]),
        hasChoices: true,
      }));
    },
    async chooseName(line: number, name: ChosenName) {
      setState(({ chosenNames }) => ({
        chosenNames: new Map(chosenNames).set(line, name),
        hasChoices: true,
      }));
      await importRun.check();
    },
    setSource: (source: StaffSource) => setState({ source, hasChoices: true }),
    setIncludesDuplicates: (includesDuplicates: boolean) =>
      setState({ includesDuplicates, hasChoices: true }),
    back: () =>
      setState(({ phase, words }) => ({
        phase: phase === 'checked' && words.length > 0 ? 'words' : 'matching',
        lines: [],
      })),
    close() {
      importRun.close();
      abortReading();
    },
  };
}
