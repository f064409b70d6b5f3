import { foreignWords } from '@/domain/import/foreign-words';
import type { ImportTarget } from '@/domain/import/import-targets';
import { recogniseColumns } from '@/domain/import/recognise-columns';
import { chunkFailedAdvice, isChunkError } from '@/lib/chunk-error';
import { isSameValue } from '@/lib/is-same-value';
import { reportError } from '@/lib/report-error';
import { type ImportState, type ImportStateStore, initialState } from './import-state';
import { readImportFile } from './read-file';
import { ImportFileError, type ReadingChoices } from './reading/import-file';

export function createFileChoice({ getState, setState }: ImportStateStore) {
  let chosen: { file: File; choices: ReadingChoices } | undefined;
  let reading = new AbortController();

  async function read(file: File, choices: ReadingChoices) {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    setState({ readShare: 0, problem: undefined });
    try {
      const onProgress = (readShare: number) => !signal.aborted && setState({ readShare });
      const result = await readImportFile(file, { choices, signal, onProgress });
      if (signal.aborted) return;
      chosen = { file, choices };
      const isSame = isSameValue(result.titles, getState().file?.titles);
      const targets = isSame ? getState().targets : recogniseColumns(result);
      const { accepted, chosenNames } = initialState;
      setState({ readShare: undefined, phase: 'matching', file: result, accepted, chosenNames });
      match(targets);
    } catch (error) {
      if (signal.aborted) return;
      const reason = isChunkError(error) ? new ImportFileError(chunkFailedAdvice) : error;
      if (!(reason instanceof ImportFileError && getState().file)) return giveUp(reason);
      setState({ readShare: undefined, problem: reason.message });
    }
  }

  function match(targets: ImportState['targets']) {
    setState(({ file, meanings }) => {
      const words = file ? foreignWords(file, targets) : [];
      const proposed = words.map(({ key, proposal = '' }) => [key, meanings.get(key) ?? proposal] as const);
      return { targets, words, meanings: new Map([...meanings, ...proposed]) };
    });
  }

  function giveUp(error: unknown) {
    if (!(error instanceof ImportFileError)) reportError(error);
    const problem = error instanceof ImportFileError ? error.message : 'This file cannot be read.';
    setState({ ...initialState, problem });
  }

  return {
    giveUp,
    /** Never rejects: the state has the reason. */
    choose(file: File) {
      setState(initialState);
      return read(file, {});
    },
    /** Reads the file in another way. A failure leaves the state and adds the reason. */
    async readAgain(choices: ReadingChoices) {
      if (chosen) await read(chosen.file, { ...chosen.choices, ...choices });
    },
    stopReading() {
      reading.abort();
      setState({ readShare: undefined });
    },
    setTarget(column: number, target: ImportTarget | undefined) {
      match(getState().targets.map((one, index) => (index === column ? target : one)));
    },
  };
}
