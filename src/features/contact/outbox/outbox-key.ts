/**
 * How the local storage's keys of the outbox begin. The version stands in it: what another version of the site wrote is
 * neither read nor deleted.
 */
export const outboxPrefix = 'outbox.1.';
