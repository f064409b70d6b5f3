/** A new version of the site neither reads nor deletes keys of another version. */
export const outboxPrefix = 'outbox.1.';
