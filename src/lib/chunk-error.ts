/** Requirement 8.5. */
export const chunkFailedMessage = 'Loading chunk failed';
export const chunkFailedAdvice = `${chunkFailedMessage}. Check your connection and try again, or load the page again.`;

export const missingPartExplanation =
  'A part of this page did not arrive. Check your connection, then load it again.';

export class ChunkError extends Error {
  constructor(cause: unknown) {
    super(chunkFailedMessage, { cause });
    this.name = 'ChunkError';
  }
}

/** Messages of Chromium, Firefox, Safari, and of Vite for a stylesheet. */
const notArrived = /dynamically imported module|importing a module script|preload CSS/i;

/** A script that is cut short throws a SyntaxError. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkError' || error.name === 'SyntaxError' || notArrived.test(error.message);
}
