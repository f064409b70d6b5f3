/** Requirement 5.2: text, an @, text, a dot, text, no spaces. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const invalidEmailMessage = 'Please enter a valid email address.';

export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
