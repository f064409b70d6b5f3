import { type CustomerDraftField, definitionOf } from '@/domain/customer-fields';
import { customerSources } from '@/domain/customer-source';
import { customerStatuses } from '@/domain/customer-status';
import { optionText } from '@/domain/option-text';
import type { Option } from '@/domain/options';
import { litresPerGallon } from '@/domain/volume';
import { hasVisibleText } from '@/lib/text';
import type { ImportTarget } from './import-targets';
import { optionSynonyms, type WordTarget } from './option-synonyms';
import { parishOfCode } from './parish-codes';
import { toKey, toWords } from './words';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Option[];

export function wordTarget(target: ImportTarget | undefined): WordTarget | undefined {
  if (target === undefined || target === 'name' || target === 'createdAt' || target === 'note')
    return undefined;
  return optionsOf(target).length > 0 ? target : undefined;
}

export function optionsOf(target: WordTarget): readonly Option[] {
  if (target === 'status') return customerStatuses;
  if (target === 'source') return customerSources;
  const definition = definitionOf(target);
  if (definition.kind === 'flag') return yesOrNo;
  return 'options' in definition ? definition.options : [];
}

function namesOf(option: Option): string[] {
  const parts = option.label.split(/[/()]/).map((part) => part.replace(/\bgallons\b/, ''));
  return [option.value, option.label, optionText(option), ...parts].map(toKey).filter(Boolean);
}

/** 'st. ann', 'JM-06', 'Petrol', '500–1,000 gallons'. */
export function namedOption(target: WordTarget, text: string): string | undefined {
  const coded = target === 'parish' ? parishOfCode(text) : undefined;
  if (coded) return coded;
  const key = toKey(text);
  const flag = isFlag(target) && Object.entries(optionSynonyms[target] ?? {});
  if (flag) return flag.find(([, words]) => words.map(toKey).includes(key))?.[0];
  return optionsOf(target).find((option) => namesOf(option).includes(key))?.value;
}

const isFlag = (target: WordTarget): target is CustomerDraftField =>
  target !== 'source' && target !== 'status' && definitionOf(target).kind === 'flag';

export function takesSeveralOptions(target: WordTarget): boolean {
  return target !== 'source' && target !== 'status' && definitionOf(target).kind === 'choices';
}

/** Splits 'Diesel & Petrol' into its fuels; other cells stay whole. */
export function wordsOf(target: WordTarget, text: string): string[] {
  if (!takesSeveralOptions(target) || namedOption(target, text)) return [text.trim()].filter(hasVisibleText);
  const parts = text.split(/:::|[;,|\n]/).flatMap((part) => {
    return namedOption(target, part) ? [part] : part.split(/[/&+]|\sand\s/i);
  });
  return parts.map((part) => part.trim()).filter(hasVisibleText);
}

/** The fuel that a title names: 'Fuel (Diesel)'. */
export function fuelOf(title: string): string | undefined {
  return toWords(title)
    .map((word) => namedOption('fuelTypes', word))
    .find(Boolean);
}

/** A cell's text; an 'X' or 'yes' under the title 'Diesel' says diesel, and a 'no' nothing. */
export function choiceText(target: WordTarget, { title, text }: { title: string; text: string }): string {
  const fuel = target === 'fuelTypes' && fuelOf(title);
  const answer = fuel && namedOption('newsletter', text);
  if (!fuel || !answer) return text;
  return answer === 'yes' ? fuel : '';
}

const fewestLetters = 3;

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

/** The longest synonym decides; a tie decides nothing. */
function bySynonym(target: WordTarget, words: readonly string[]): string | undefined {
  const text = ` ${words.join(' ')} `;
  const found = Object.entries(optionSynonyms[target] ?? {}).flatMap(([value, synonyms]) =>
    synonyms.filter((synonym) => text.includes(` ${synonym} `)).map((synonym) => ({ value, synonym })),
  );
  const longest = Math.max(...found.map(({ synonym }) => synonym.length));
  const values = new Set(found.filter(({ synonym }) => synonym.length === longest).map(({ value }) => value));
  return values.size === 1 ? [...values][0] : undefined;
}

/** Words may be cut short, numbers may not. */
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
const volumeStarts = [
  ['under-50', 0],
  ['50-100', 50],
  ['100-500', 100],
  ['500-1000', 500],
  ['over-1000', 1000.5],
] as const;

/** Reads '250', '300 gal', '2,000 litres' and '150-400'. */
function byAmount(text: string): string | undefined {
  const [, low = '', high = low, unit = ''] = amount.exec(text.trim()) ?? [];
  const toGallons = (number: string) =>
    Number(number.replaceAll(',', '')) / (/^l/i.test(unit) ? litresPerGallon : 1);
  const choiceOf = (gallons: number) => volumeStarts.findLast(([, least]) => gallons >= least)?.[0];
  return low && choiceOf(toGallons(low)) === choiceOf(toGallons(high)) ? choiceOf(toGallons(low)) : undefined;
}

/** 'Trelawney' and 'Deisel' are one or two letters away from a single name. */
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

/** Counts insertions, deletions, replacements and swaps of neighbours. */
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
