/** A new version of the site neither reads nor deletes keys of another version. */
export const outboxPrefix = 'outbox.1.';

/** The phase of a request that was answered while its form was closed. */
export const unseenOutcomeKey = 'unseenOutcome';
