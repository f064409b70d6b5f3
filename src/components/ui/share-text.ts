import { type CopyOutcome, copyText } from './copy-text';

const quietErrors: readonly unknown[] = ['AbortError', 'InvalidStateError'];

export const shared = 'Shared';

/** Shares a text, or copies it if sharing fails. Resolves to undefined after a cancellation; never rejects. */
export async function shareText(text: string): Promise<CopyOutcome | typeof shared | undefined> {
  if (!navigator.share) return copyText(text);
  try {
    await navigator.share({ text });
    return shared;
  } catch (error) {
    const isQuiet = error instanceof DOMException && quietErrors.includes(error.name);
    if (!isQuiet) return copyText(text);
  }
  return undefined;
}
