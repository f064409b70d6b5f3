/** None looks or sounds like another letter or digit. */
const letters = 'FHKMQRTWXY';
const characters = `${letters}234679`;
const codeLength = 6;

/** 'K7M 4QX' is read out on the phone. A letter comes first, unlike a phone number. Two customers may share one. */
export function referenceCode(id: string): string {
  const code = [...id.slice(0, codeLength)].map((character, index) => {
    const choice = index === 0 ? letters : characters;
    return choice[character.charCodeAt(0) % choice.length];
  });
  return `${code.slice(0, 3).join('')} ${code.slice(3).join('')}`.trim();
}

/** Accepts the beginning of the id or of the code, letters and digits alone. */
export function isReferenceOf(id: string, typed: string): boolean {
  const beginning = typed.toLowerCase();
  return (
    id.toLowerCase().startsWith(beginning) ||
    referenceCode(id).replace(' ', '').toLowerCase().startsWith(beginning)
  );
}
