/** None looks or sounds like another letter or digit. */
const letters = 'FHKMQRTWXY';
const characters = `${letters}234679`;
const codeLength = 6;

/** The rules refuse any other id. */
export const isCustomerId = (text: string) => /^[A-Za-z0-9]{20}$/.test(text);

/** Takes the code without its space. */
export const isReferenceCode = (text: string) =>
  new RegExp(`^[${letters}][${characters}]{${codeLength - 1}}$`, 'i').test(text);

/** 'K7M 4QX' is read out on the phone. A letter comes first, unlike a phone number. Two customers may share one. */
export function referenceCode(id: string): string {
  const code = [...id.slice(0, codeLength)].map(codeCharacter);
  return `${code.slice(0, 3).join('')} ${code.slice(3).join('')}`.trim();
}

function codeCharacter(character: string, index: number): string | undefined {
  const choice = index === 0 ? letters : characters;
  return choice[character.charCodeAt(0) % choice.length];
}

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
