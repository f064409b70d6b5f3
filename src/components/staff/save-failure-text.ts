const saveSentences = {
  refused: (reason: string) => `Failed to save: ${reason}`,
  offline: (name: string) => `Saving needs a signal. Nothing was changed for ${name}.`,
  unknown: 'Error saving. Please try again.',
};

type SaveFailure = { kind: 'refused'; reason: string } | { kind: 'offline' } | { kind: 'unknown' };

export function saveFailureText(failure: SaveFailure, name: string, sentences = saveSentences): string {
  if (failure.kind === 'refused') return sentences.refused(failure.reason);
  return failure.kind === 'offline' ? sentences.offline(name) : sentences.unknown;
}
