/** A new version of the site neither reads nor deletes keys of another version. */
export const outboxPrefix = 'outbox.1.';

/** Of a receipt on the screen: a reload shows it again, but no document of another page keeps it. */
export const shownReceiptKey = 'shownReceipt';
