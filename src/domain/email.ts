/** Requirement 5.2: text, an @, text, a dot, text, no spaces. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Shown by the contact form and by sign-up (requirement 5.2). */
export const invalidEmailMessage = 'Please enter a valid email address.';

/** Whether the text has the shape of an e-mail address. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
