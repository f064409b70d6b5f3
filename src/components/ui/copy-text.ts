export const copyOutcomes = { copied: 'Copied', refused: 'Please copy it by hand' } as const;

export type CopyOutcome = (typeof copyOutcomes)[keyof typeof copyOutcomes];

/** Never rejects; some browsers have no clipboard. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return copyOutcomes.copied;
  } catch {
    return copyOutcomes.refused;
  }
}
