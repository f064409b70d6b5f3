import { type CopyOutcome, copyText } from '@/components/ui/copy-text';

/** Said by a browser when somebody thought better of sharing, or is still choosing whom to share with. */
const quietErrors: readonly unknown[] = ['AbortError', 'InvalidStateError'];

/**
 * Hands a text to the device's share sheet, or to the clipboard where there is none or it fails. Gives what to
 * say of a copy; never rejects.
 */
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
