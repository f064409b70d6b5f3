import { valueIn } from '@/domain/options';
import { memoize } from '@/lib/memoize';
import { toPlainText } from '@/lib/text';
import { isNothing } from './cell-values';
import type { ImportTarget } from './import-targets';
import type { WordTarget } from './option-synonyms';
import {
  choiceText,
  isEmptyCellResult,
  likelyOption,
  namedOption,
  optionsOf,
  takesSeveralOptions,
  wholeVolume,
  wordsOf,
  wordTarget,
} from './option-words';
import { type ImportTable, inOrder } from './recognise-columns';
import { isMark } from './words';

export interface ForeignWord {
  key: string;
  target: WordTarget;
  word: string;
  lines: number;
  proposal: string | undefined;
}

/** A field's value by the word's key. An empty value leaves the word in the note. */
export type WordMeanings = ReadonlyMap<string, string>;

function wordKey(target: WordTarget, word: string): string {
  return `${target} ${word.trim().toLowerCase().replace(/\s+/g, ' ')}`;
}

/** Requirement 2.25: lists each foreign word once, in the order of the columns. */
export function foreignWords(
  { titles, lines }: ImportTable,
  targets: readonly (ImportTarget | undefined)[],
): ForeignWord[] {
  const found = new Map<string, ForeignWord>();
  const placesOf = memoize((field: WordTarget) =>
    inOrder(
      field,
      titles,
      titles.flatMap((_, column) => (targets[column] === field ? [column] : [])),
    ),
  );
  function columnsThatCount(field: WordTarget, cells: readonly string[]): readonly number[] {
    const filled = placesOf(field).flatMap((column) => {
      const text = toPlainText(cells[column] ?? '');
      return saysNothing(field, text) ? [] : [{ title: titles[column] ?? '', text, column }];
    });
    const counted = field === 'averageVolume' ? wholeVolume(filled).whole : filled;
    const columns = counted.map(({ column }) => column);
    return takesSeveralOptions(field) ? columns : columns.slice(0, 1);
  }
  for (const [column, target] of targets.entries()) {
    const field = wordTarget(target);
    if (!field) continue;
    for (const { cells } of lines) {
      const text = toPlainText(cells[column] ?? '');
      if (!columnsThatCount(field, cells).includes(column)) continue;
      for (const word of wordsOf(field, choiceText(field, { title: titles[column] ?? '', text }))) {
        if (namedOption(field, word)) continue;
        const key = wordKey(field, word);
        const known = found.get(key);
        if (known) known.lines += 1;
        else found.set(key, { key, target: field, word, lines: 1, proposal: likelyOption(field, word) });
      }
    }
  }
  return [...found.values()];
}

const saysNothing = (field: WordTarget, text: string) =>
  (isNothing(text) && !isMark(text)) || isEmptyCellResult(field, text);

export function meaningOf(target: WordTarget, word: string, meanings: WordMeanings): string | undefined {
  const named = namedOption(target, word);
  if (named) return named;
  return valueIn(optionsOf(target), meanings.get(wordKey(target, word)));
}
