/** Every file system takes a name of this length. */
const slugLimit = 60;

/** 'Ángela O’Neil' → 'angela-o-neil' */
export function toSlug(text: string): string {
  const words = withoutAccents(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, slugLimit).replace(/-$/, '');
}

const marks = /\p{Mark}+/gu;

/** Apostrophes, and marks that nobody sees: a number that is copied from a phone stands between two. */
const ignored = /['’‘ʼ`´\p{Format}]/gu;
const isPlain = /^[^'`\u0080-\uffff]*$/;

/** For comparison: 'O’Néil, José' → 'oneil, jose' */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  // '№' and '™' have no lower case, and become 'No' and 'TM'.
  return withoutAccents(lower.replace(ignored, '')).toLowerCase();
}

/** 'Ángela' → 'Angela' */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(marks, '');
}
