import { type CopyOutcome, copyText } from './copy-text';

/** The person cancelled sharing, or is still choosing. */
const quietErrors: readonly unknown[] = ['AbortError', 'InvalidStateError'];

/** Shares a text, or copies it if sharing fails. Resolves with the outcome of a copy; never rejects. */
export async function shareText(text: string): Promise<CopyOutcome | undefined> {
  if (!navigator.share) return copyText(text);
  try {
    await navigator.share({ text });
  } catch (error) {
    const isQuiet = error instanceof DOMException && quietErrors.includes(error.name);
    if (!isQuiet) return copyText(text);
  }
  return undefined;
}
