/** A new version of the site neither reads nor deletes keys of another version. */
export const outboxPrefix = 'outbox.1.';

/** Of a receipt on the screen: a reload, Back and a discarded tab show it again. A new visit deletes it. */
export const shownReceiptKey = 'shownReceipt';
