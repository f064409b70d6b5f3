import { toSingleLine } from '@/lib/text';
import { toWords } from './words';

export interface PersonName {
  firstName: string;
  lastName: string;
  prefix: string;
}

const prefixes = new Set(
  'mr mrs ms miss mx dr prof rev revd bro sis hon sir dame pastor bishop capt cpl sgt insp supt eng'.split(
    ' ',
  ),
);
const generations = 'jr sr jnr snr ii iii iv'.split(' ');
const suffixes = new Set([
  ...generations,
  ...(
    'junior senior phd md jp cd od oj mbe obe cbe qc kc esq llb llm mba cpa cfa aca fca acca fcca ' +
    'bsc msc mphil mbbs dds rn pe pmp'
  ).split(' '),
]);
const particles = new Set(
  'de del della da das do dos di du la las los le el van von der den ter st saint san santa mc mac bin ibn al'.split(
    ' ',
  ),
);

const bare = (word: string) => word.toLowerCase().replace(/[.,()]/g, '');
const degree = /^(?:MP|RM|BA|MA|BEng|MEng|MEd|EdD|EMBA|CISA|MIS)$/;
const isSuffix = (word: string) => suffixes.has(bare(word)) || degree.test(word.replace(/[.,()]/g, ''));
const isAfterSurname = (word: string) => isSuffix(word) && word.toLowerCase() !== 'senior';

const withoutVowel = /^[B-DF-HJ-NP-TV-XZ]{3,5}$/;

export function isGeneration(word: string): boolean {
  return generations.includes(bare(word));
}

export function isNamePrefix(text: string): boolean {
  return prefixes.has(bare(text.trim()));
}

/** A longer text in a column of names is something else, and takes long to read. */
export const longestName = 320;

/** 'Mary Ann Brown', 'Ana de la Sample', 'Brown, Mary Ann', 'Dr. Kay Reid', 'Lee Reid Jr.', 'Brown, Mary (Mrs.)' */
export function splitName(name: string): PersonName {
  if (name.length > longestName) return { firstName: '', lastName: toSingleLine(name), prefix: '' };
  const [, apart = ''] = /\(([^()]+)\)\s*$/.exec(name) ?? [];
  if (isNamePrefix(apart)) return { ...splitName(name.slice(0, name.lastIndexOf('('))), prefix: apart };
  const [begin = '', ...rest] = toSingleLine(name)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isOneWord = !begin.includes(' ');
  const isGiven = (part: string) =>
    isSuffix(part)
      ? isOneWord && rest.length === 1 && !isGeneration(part)
      : isOneWord || !withoutVowel.test(part);
  const given = rest.filter(isGiven);
  const after = rest.filter((part) => !isGiven(part));
  if (given.length > 0) {
    const { prefix, words } = withoutPrefix(given.join(', '), 1);
    const end = words.length > 1 && isGeneration(words.at(-1) ?? '') ? words.splice(-1) : [];
    return { firstName: words.join(' '), lastName: [begin, ...end, ...after].join(' '), prefix };
  }
  const [whole, behind] = isOneWord ? [[begin, ...after].join(' '), []] : [begin, after];
  const { prefix, words } = withoutPrefix(whole, 2);
  const start = surnameStart(words);
  const lastName = [...words.slice(start), ...behind].join(' ');
  return { firstName: words.slice(0, start).join(' '), lastName, prefix };
}

export function commaBehindSurname(name: string): string {
  const [, begin = ''] = /^(\S+) +[^\s(&]/.exec(name) ?? [];
  const isOther = isNamePrefix(begin) || particles.has(bare(begin)) || looksLikeCompany(name);
  return !begin || isOther || name.includes(',') ? name : `${begin},${name.slice(begin.length)}`;
}

function toNameWords(text: string): string[] {
  const words: string[] = [];
  let hasLetters = false;
  for (const word of text.match(/\([^()]*\)\S*|\S+/g) ?? []) {
    const isSecond = words.filter((one) => !isNamePrefix(one)).length < 2;
    const isWord = /[\p{L}&]/u.test(word) || (isSecond && /\p{N}/u.test(word));
    if (words.length > 0 && !(isWord && hasLetters)) words.push(`${words.pop()} ${word}`);
    else words.push(word);
    hasLetters ||= isWord;
  }
  return words;
}

function withoutPrefix(text: string, fewest: number): { prefix: string; words: string[] } {
  const words = toNameWords(text);
  const isPartOfName = /^(?:hon|eng)$/i.test(words[0] ?? '');
  const start = words.findIndex((word) => !isNamePrefix(word) && !/^(&|and)$/i.test(word));
  if (start <= 0 || words.length - start < (isPartOfName ? 2 : fewest)) return { prefix: '', words };
  return { prefix: words.slice(0, start).join(' '), words: words.slice(start) };
}

function surnameStart(words: readonly string[]): number {
  let start = words.length - 1;
  while (start > 1 && isAfterSurname(words[start] ?? '')) start -= 1;
  while (start > 1 && particles.has(bare(words[start - 1] ?? ''))) start -= 1;
  return Math.max(start, 0);
}

const companyWords = new Set(
  (
    'ltd limited inc llc plc corp corporation company co enterprise enterprises services hauliers haulage trucking ' +
    'transport transportation logistics couriers farm farms hotel hotels resort construction contractors contracting ' +
    'supplies suppliers trading traders industries group holdings wholesale supermarket pharmacy quarries ' +
    'builders rentals petroleum associates restaurant bakery hospital ministry association foundation sons ' +
    'hardware station factory wholesaler wholesalers garage distributors manufacturing university'
  ).split(' '),
);

export function looksLikeCompany(text: string): boolean {
  return toWords(text).some((word) => companyWords.has(word));
}
