/** None looks or sounds like another letter or digit. */
const letters = 'FHKMQRTWXY';
const characters = `${letters}234679`;
export const codeLength = 6;

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

export function codeCharacter(character: string, index: number): string | undefined {
  const choice = index === 0 ? letters : characters;
  return choice[character.charCodeAt(0) % choice.length];
}
