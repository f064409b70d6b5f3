const marks = /\p{Mark}+/gu;

/** Apostrophes, and marks that nobody sees: a number that is copied from a phone stands between two. */
const ignored = /['’‘ʼ`´\p{Format}]/gu;
const isPlain = /^[^'`\u0080-\uffff]*$/;

/** For comparison: 'O’Néil, Søren' → 'oneil, soren' */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  return toBaseLetters(lower.replace(ignored, ''));
}

const isSpeltDifferently = /[&\p{Pd}]/u;
/** Takes a time that grows with the text alone, also in a text of blanks. */
const ampersands = /(?:(?<! ) +)?& */g;
const hyphens = /(?<=[\p{L}\d])\p{Pd}+/gu;

/** For a search by `toSpellings`: folded; if need be, again without hyphens and with 'and' for '&'. */
export function toSearchText(text: string): string {
  const folded = foldText(text);
  if (!isSpeltDifferently.test(folded)) return folded;
  return `${folded}\n${folded.replace(ampersands, ' and ').replace(hyphens, '')}`;
}

export const toSearchWords = (folded: string): string[] => folded.split(/[\s,]+/).filter(Boolean);

/** 'co-op' may be 'coop' or 'co op', but the e-mail j-brown@… is not jbrown@… */
export function toSpellings(word: string): string[] {
  if (!isSpeltDifferently.test(word) || word.includes('@')) return [word];
  const named = word.replaceAll('&', ' and ');
  return [word, named.replace(hyphens, ''), named.replace(hyphens, ' ')];
}

/** Whether each word of the search stands in a text. */
export function wordSearch(search: string) {
  if (search.trim() === '') return () => true;
  const words = toSearchWords(foldText(search)).map(toSpellings);
  return (text: string) => {
    const searchText = toSearchText(text);
    return (
      words.length > 0 && words.every((spellings) => spellings.some((word) => searchText.includes(word)))
    );
  };
}

const undecomposed: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};
const undecomposedLetter = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'g');

/** In lower case. '№' and '™' have none until they become 'No' and 'TM'. */
export function toBaseLetters(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(undecomposedLetter, (letter) => undecomposed[letter] ?? letter);
}

export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(marks, '');
}
