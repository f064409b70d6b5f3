import type { StoreApi } from 'zustand/vanilla';
import type { StaffSource } from '@/domain/customer-source';
import type { ForeignWord, WordMeanings } from '@/domain/import/foreign-words';
import type { ImportTarget } from '@/domain/import/import-targets';
import type { LineCheck } from '@/domain/import/read-line';
import type { ChosenName } from '@/domain/import/read-names';
import type { Comparison, Wanted } from './known-customers';
import type { ImportFile, ImportLine } from './reading/import-file';

export type LineState = Comparison['state'] | 'stored' | 'failed';

export interface CheckedLine extends ImportLine, Pick<LineCheck, 'changes' | 'guessedName'> {
  state: LineState;
  name: string;
  reason?: string;
  wanted?: Wanted;
  others?: string;
  hasChanged?: boolean;
}

export interface ImportState {
  phase: 'choosing' | 'matching' | 'words' | 'checked' | 'running' | 'ended';
  file: ImportFile | undefined;
  targets: readonly (ImportTarget | undefined)[];
  source: StaffSource;
  words: readonly ForeignWord[];
  meanings: WordMeanings;
  chosenNames: ReadonlyMap<number, ChosenName>;
  lines: readonly CheckedLine[];
  accepted: ReadonlySet<number>;
  includesDuplicates: boolean;
  hasChoices: boolean;
  problem: string | undefined;
  isChecking: boolean;
  /** From 0 to 1; undefined unless a file is being read. */
  readShare: number | undefined;
}

export type ImportStateStore = StoreApi<ImportState>;

export const initialState: ImportState = {
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
  hasChoices: false,
  problem: undefined,
  isChecking: false,
  readShare: undefined,
};

export function waitingLines({ lines, includesDuplicates, accepted }: ImportState): CheckedLine[] {
  return lines.filter(
    (line) =>
      !isDoubtful(line, accepted) && isStorable(line) && (includesDuplicates || line.state !== 'duplicate'),
  );
}

/** The customers of this file who are on the list, also from an import before. */
export const importedIds = ({ lines }: ImportState): string[] =>
  lines.flatMap(({ state, wanted }) =>
    wanted && (state === 'stored' || state === 'stored-before') ? wanted.id : [],
  );

const isStorable = ({ state }: CheckedLine) =>
  state === 'ready' || state === 'failed' || state === 'duplicate';

/** A line in doubt that nobody has ticked. */
export const isPassedOver = ({ doubt, number }: ImportLine, accepted: ReadonlySet<number>) =>
  doubt !== undefined && !accepted.has(number);

/** A line that a tick would import. */
export const isDoubtful = (line: CheckedLine, accepted: ReadonlySet<number>) =>
  isPassedOver(line, accepted) && isStorable(line);

export function countLines(lines: readonly CheckedLine[]): Record<LineState, number> {
  const counts = { ready: 0, duplicate: 0, 'stored-before': 0, erased: 0, refused: 0, stored: 0, failed: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
