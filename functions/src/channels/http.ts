import type { Outcome } from '../alerts';

const triedAgain = [408, 425, 429];

/** Any other status below 500 stays what it is, however often the same request is sent. */
export function outcomeOfStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return { state: 'sent' };
  const reason = `HTTP ${status}`;
  return { state: status >= 500 || triedAgain.includes(status) ? 'failed' : 'refused', reason };
}
