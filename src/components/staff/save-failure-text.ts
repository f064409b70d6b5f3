export const saveSentences = {
  refused: (reason: string) => `Failed to save: ${reason}`,
  offline: (name: string) => `Saving needs a signal. Nothing was changed for ${name}.`,
  unknown: 'Error saving. Please try again.',
};

export const leaveSaving = 'A change is still being saved. Leave without waiting for it?';

type SaveFailure = { kind: 'refused'; reason: string } | { kind: 'offline' } | { kind: 'unknown' };

/** Whether another try may store the same change. */
export function mayTryAgain(failure: { kind: string; isBusy?: boolean }): boolean {
  return failure.kind === 'offline' || failure.kind === 'unknown' || failure.isBusy === true;
}

export function saveFailureDetail({ kind }: { kind: string }, name: string): { detail?: string } {
  if (kind === 'refused') return { detail: `${name} was not changed.` };
  return kind === 'unknown' ? { detail: `No answer came for ${name}, so it may or may not be saved.` } : {};
}

export function saveFailureText(failure: SaveFailure, name: string, sentences = saveSentences): string {
  if (failure.kind === 'refused') return sentences.refused(failure.reason);
  return failure.kind === 'offline' ? sentences.offline(name) : sentences.unknown;
}
