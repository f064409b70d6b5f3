/** How long it is remembered that a customer was erased, in milliseconds: 30 days. A list open for longer reads anew. */
export const tombstoneLifetime = 30 * 24 * 60 * 60 * 1000;
