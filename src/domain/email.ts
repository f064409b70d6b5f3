/** Requirement 5.2: text, an @, text, a dot, text, no spaces. */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const invalidEmailMessage = 'Please enter a valid email address.';

/** Equal for two spellings of one address. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
