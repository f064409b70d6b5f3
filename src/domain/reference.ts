/** None looks or sounds like another: neither 0 and O nor 5, nine and five, M and N. */
const letters = 'FHKMQRTWXY';
const characters = `${letters}234679`;
const codeLength = 6;

/**
 * 'K7M 4QX': a customer's reference as it is said on the phone. It follows from the first characters of the id, and
 * begins with a letter, so that nobody takes it for a phone number. Two customers may share one.
 */
export function referenceCode(id: string): string {
  const code = [...id.slice(0, codeLength)].map((character, index) => {
    const choice = index === 0 ? letters : characters;
    return choice[character.charCodeAt(0) % choice.length];
  });
  return `${code.slice(0, 3).join('')} ${code.slice(3).join('')}`.trim();
}

/** Whether what was typed of a reference, letters and digits alone, begins the customer's id or its code. */
export function isReferenceOf(id: string, typed: string): boolean {
  const beginning = typed.toLowerCase();
  return (
    id.toLowerCase().startsWith(beginning) ||
    referenceCode(id).replace(' ', '').toLowerCase().startsWith(beginning)
  );
}
