import { type CustomerDraftField, definitionOf } from '@/domain/customer-fields';
import { customerSources } from '@/domain/customer-source';
import { customerStatuses } from '@/domain/customer-status';
import { optionText } from '@/domain/option-text';
import type { Option } from '@/domain/options';
import { litresPerGallon } from '@/domain/volume';
import { hasVisibleText } from '@/lib/text';
import type { ImportTarget } from './import-targets';
import { optionSynonyms, type WordTarget } from './option-synonyms';
import { toKey, toWords } from './words';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Option[];

/** Whether a destination takes a word of a list, and what it offers. */
export function wordTarget(target: ImportTarget | undefined): WordTarget | undefined {
  if (target === undefined || target === 'name' || target === 'createdAt' || target === 'note')
    return undefined;
  return optionsOf(target).length > 0 ? target : undefined;
}

/** The choices of a field; none where somebody writes it. */
export function optionsOf(target: WordTarget): readonly Option[] {
  if (target === 'status') return customerStatuses;
  if (target === 'source') return customerSources;
  const definition = definitionOf(target);
  if (definition.kind === 'flag') return yesOrNo;
  return 'options' in definition ? definition.options : [];
}

/** The ways to name an option: its value, its label, and the parts of its label, as keys. */
function namesOf(option: Option): string[] {
  const parts = option.label.split(/[/()]/).map((part) => part.replace(/\bgallons\b/, ''));
  return [option.value, option.label, optionText(option), ...parts].map(toKey).filter(Boolean);
}

/** The value that a text names, whatever its case and signs: 'st. ann', 'Petrol', '500–1,000 gallons'. */
export function namedOption(target: WordTarget, text: string): string | undefined {
  const key = toKey(text);
  const flag = isFlag(target) && Object.entries(optionSynonyms[target] ?? {});
  if (flag) return flag.find(([, words]) => words.map(toKey).includes(key))?.[0];
  return optionsOf(target).find((option) => namesOf(option).includes(key))?.value;
}

const isFlag = (target: WordTarget): target is CustomerDraftField =>
  target !== 'source' && target !== 'status' && definitionOf(target).kind === 'flag';

/** The words of a cell: each fuel of 'Diesel & Petrol', the whole of anything else. */
export function wordsOf(target: WordTarget, text: string): string[] {
  const takesSeveral = target !== 'source' && target !== 'status' && definitionOf(target).kind === 'choices';
  if (!takesSeveral || namedOption(target, text)) return [text.trim()].filter(hasVisibleText);
  const parts = text.split(/:::|[;,|\n]/).flatMap((part) => {
    return namedOption(target, part) ? [part] : part.split(/[/&+]|\sand\s/i);
  });
  return parts.map((part) => part.trim()).filter(hasVisibleText);
}

/** So many letters of a choice say which one is meant. */
const fewestLetters = 3;

/**
 * A likely value for a word that names none: by another word for it, by words that it shares with one option alone, as a
 * number of gallons, or by a slip of the pen. Somebody confirms it.
 */
export function likelyOption(target: WordTarget, text: string): string | undefined {
  const words = toWords(text);
  if (words.length === 0) return undefined;
  return (
    bySynonym(target, words) ??
    byWords(optionsOf(target), words) ??
    (target === 'averageVolume' ? byAmount(text) : undefined) ??
    bySpelling(target, words.join(''))
  );
}

/** The longest synonym in the text decides, unless two values have one as long. */
function bySynonym(target: WordTarget, words: readonly string[]): string | undefined {
  const text = ` ${words.join(' ')} `;
  const found = Object.entries(optionSynonyms[target] ?? {}).flatMap(([value, synonyms]) =>
    synonyms.filter((synonym) => text.includes(` ${synonym} `)).map((synonym) => ({ value, synonym })),
  );
  const longest = Math.max(...found.map(({ synonym }) => synonym.length));
  const values = new Set(found.filter(({ synonym }) => synonym.length === longest).map(({ value }) => value));
  return values.size === 1 ? [...values][0] : undefined;
}

/** The only option whose words hold these, side by side: a word may be cut short, a number may not. */
function byWords(options: readonly Option[], words: readonly string[]): string | undefined {
  const [first = ''] = words;
  if (words.join('').length < fewestLetters || /^\d/.test(first)) return undefined;
  const isMeant = (word: string | undefined, want: string) =>
    /^\d/.test(want) ? word === want : word?.startsWith(want) === true;
  const holds = (text: string) => {
    const held = toWords(text);
    return held.some((_, start) => words.every((want, index) => isMeant(held[start + index], want)));
  };
  const within = options.filter((option) => [option.value, option.label, optionText(option)].some(holds));
  return within.length === 1 ? within[0]?.value : undefined;
}

const amount =
  /^(\d[\d,.]*)\s*(?:-|–|to)?\s*(\d[\d,.]*)?\s*(gal|gals|gallons?|us gallons?|l|lt|ltrs?|lit(?:re|er)s?)?\.?$/i;
/** The least of each choice of `averageVolumes`, in gallons. */
const volumeStarts = [
  ['under-50', 0],
  ['50-100', 50],
  ['100-500', 100],
  ['500-1000', 500],
  ['over-1000', 1000.5],
] as const;

/** '250', '300 gal', '2,000 litres', '150-400': the choice that holds it. */
function byAmount(text: string): string | undefined {
  const [, low = '', high = low, unit = ''] = amount.exec(text.trim()) ?? [];
  const toGallons = (number: string) =>
    Number(number.replaceAll(',', '')) / (/^l/i.test(unit) ? litresPerGallon : 1);
  const choiceOf = (gallons: number) => volumeStarts.findLast(([, least]) => gallons >= least)?.[0];
  return low && choiceOf(toGallons(low)) === choiceOf(toGallons(high)) ? choiceOf(toGallons(low)) : undefined;
}

/** 'Trelawney' and 'Deisel' are a letter or two away from one name alone, and begin like it. */
function bySpelling(target: WordTarget, key: string): string | undefined {
  // Another digit is another amount.
  if (key.length < 5 || /\d/.test(key)) return undefined;
  const most = key.length < 8 ? 1 : 2;
  const near = optionsOf(target).filter((option) => {
    const synonyms = optionSynonyms[target]?.[option.value] ?? [];
    const names = [...namesOf(option), ...synonyms.map(toKey)].filter((name) => name.length >= 5);
    return names.some((name) => name[0] === key[0] && isWithin(name, key, most));
  });
  return near.length === 1 ? near[0]?.value : undefined;
}

/** Whether so many insertions, deletions, replacements or swaps of neighbours make one text the other. */
function isWithin(one: string, other: string, most: number): boolean {
  if (one === other) return true;
  if (most === 0 || Math.abs(one.length - other.length) > most) return false;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isSwap = a.length > 1 && a[0] === b[1] && a[1] === b[0];
  return (
    (isSwap && isWithin(a.slice(2), b.slice(2), most - 1)) ||
    isWithin(a.slice(1), b, most - 1) ||
    isWithin(a, b.slice(1), most - 1) ||
    isWithin(a.slice(1), b.slice(1), most - 1)
  );
}
