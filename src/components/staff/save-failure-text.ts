const saveSentences = {
  refused: (reason: string) => `Failed to save: ${reason}`,
  offline: (name: string) => `Saving needs a signal. Nothing was changed for ${name}.`,
  unknown: 'Error saving. Please try again.',
};

type SaveFailure = { kind: 'refused'; reason: string } | { kind: 'offline' } | { kind: 'unknown' };

const details: { [Kind in string]?: (name: string) => string } = {
  refused: (name) => `${name} was not changed.`,
  unknown: (name) => `No answer came for ${name}, so it may or may not be saved.`,
};

export function saveFailureDetail({ kind }: { kind: string }, name: string): { detail?: string } {
  const detail = details[kind]?.(name);
  return detail === undefined ? {} : { detail };
}

export function saveFailureText(failure: SaveFailure, name: string, sentences = saveSentences): string {
  if (failure.kind === 'refused') return sentences.refused(failure.reason);
  return failure.kind === 'offline' ? sentences.offline(name) : sentences.unknown;
}
