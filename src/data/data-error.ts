import { FirebaseError } from 'firebase/app';

type Failure =
  /** The request may have arrived or not: connection lost, time-out, an answer that is not the database's. */
  | 'unreachable'
  /** The database is busy or broken for now: 429, 503 (the SDK reports a 500 as unknown). */
  | 'unavailable'
  | 'refused';

/** A failed request. `message` is the database's own text for people; it is empty when there is none. */
export class DataError extends Error {
  readonly failure: Failure;
  readonly code: string;

  constructor(failure: Failure, code: string, message: string) {
    super(message);
    this.name = 'DataError';
    this.failure = failure;
    this.code = code;
  }

  /** Whether we stopped waiting: the request may still arrive. */
  get timedOut(): boolean {
    return this.failure === 'unreachable' && this.code === 'deadline-exceeded';
  }
}

const passing = new Set(['unavailable', 'resource-exhausted', 'internal', 'aborted', 'deadline-exceeded']);
const requestPrefix = /^Request failed with error:\s*/;
/** The emulator explains a refusal with a trace of the rules; production writes a sentence. */
const ruleTrace = /@ L\d+|^No matching allow statements$/;

// The SDK gives a failed connection and a 500 the same code. The message holds the browser's or HTTP/1's words.
// A captive portal's page is no JSON and causes an error of JavaScript.
const browserWords =
  /^(\w*Error: |JSON[. ]parse\b|Failed to fetch|Load failed|NetworkError|fetch failed|Internal Server Error$|cancelled$|The (Internet|network) connection|The request timed out|Could not connect)/i;

function toHumanText(text: string): string {
  const [firstLine = ''] = text.replace(requestPrefix, '').split('\n');
  return ruleTrace.test(firstLine) || browserWords.test(firstLine) ? '' : firstLine.trim();
}

const codeOf = ({ code }: FirebaseError) => code.replace(/^firestore\//, '');

export function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  if (!(error instanceof FirebaseError)) return new DataError('unreachable', 'unknown', '');
  const code = codeOf(error);
  const message = toHumanText(error.message);
  if (code === 'unknown') return new DataError('unreachable', code, message);
  return new DataError(passing.has(code) ? 'unavailable' : 'refused', code, message);
}

/** The SDK fills an answer without words with the text of its status, which HTTP/2 has not. */
const noWords = /^(Forbidden)?$/;

/** Whether the database refused, in its own words. A proxy's 403 has none of the database's form. */
export function isPermissionDenied(error: unknown): boolean {
  return (
    error instanceof FirebaseError &&
    codeOf(error) === 'permission-denied' &&
    !noWords.test(error.message.replace(requestPrefix, ''))
  );
}
