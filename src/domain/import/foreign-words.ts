import { valueIn } from '@/domain/options';
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
  wholeVolume,
  wordsOf,
  wordTarget,
} from './option-words';
import type { ImportTable } from './recognise-columns';
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
  function wholeColumns(cells: readonly string[]): readonly number[] {
    const volumes = titles.flatMap((title, column) => {
      const text = targets[column] === 'averageVolume' ? (cells[column] ?? '') : '';
      return isNothing(text) ? [] : [{ title, text, column }];
    });
    return wholeVolume(volumes).whole.map(({ column }) => column);
  }
  for (const [column, target] of targets.entries()) {
    const field = wordTarget(target);
    if (!field) continue;
    for (const { cells } of lines) {
      const text = toPlainText(cells[column] ?? '');
      if (field === 'averageVolume' && !wholeColumns(cells).includes(column)) continue;
      if ((isNothing(text) && !isMark(text)) || isEmptyCellResult(field, text)) continue;
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

export function meaningOf(target: WordTarget, word: string, meanings: WordMeanings): string | undefined {
  const named = namedOption(target, word);
  if (named) return named;
  return valueIn(optionsOf(target), meanings.get(wordKey(target, word)));
}
