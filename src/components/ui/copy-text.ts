/** What is said after a text was to be copied. */
export const copyOutcomes = { copied: 'Copied', refused: 'Please copy it by hand' } as const;

export type CopyOutcome = (typeof copyOutcomes)[keyof typeof copyOutcomes];

/** Copies a text and tells what to say of it; never rejects, even where the browser has no clipboard for us. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return copyOutcomes.copied;
  } catch {
    return copyOutcomes.refused;
  }
}
