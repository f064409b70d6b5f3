/** The reason beside 'No … found so far' (requirement 2.17). */
export function unfinishedReason(isRunning: boolean): string {
  return isRunning ? 'The rest of the list is still being read.' : 'The list was not read to its end.';
}
