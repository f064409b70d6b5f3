import { codeCharacter, codeLength } from './reference';

const idInText = /\b[a-z\d]{20}\b/i;
const label = /^.*\bref(?:erence)?\b(?:[\s.:#]|\b(?:is|id|code)\b)*/i;

/** 'My reference is K7M 4QX.' → 'K7M4QX' */
export function referenceIn(text: string): string {
  return idInText.exec(text)?.[0] ?? text.replace(label, '').replace(/[^a-z\d]/gi, '');
}

/** Accepts the beginning of the id or of the code, letters and digits alone. */
export function isReferenceOf(id: string, typed: string): boolean {
  const wanted = typed.toUpperCase();
  return (
    isBeginning(wanted, (index) => id.charAt(index).toUpperCase()) ||
    (wanted.length <= codeLength && isBeginning(wanted, (index) => codeCharacter(id.charAt(index), index)))
  );
}

/** Each key asks this of every customer, and the first character nearly always settles it. */
function isBeginning(wanted: string, characterAt: (index: number) => string | undefined): boolean {
  for (let index = 0; index < wanted.length; index += 1) {
    if (characterAt(index) !== wanted[index]) return false;
  }
  return true;
}
