/** Promises to visitors, each with its time (requirement 9.3). Each text follows a verb: 'we call within …'. */
export const commitments = {
  newsletter: 'within 24 hours',
  contact: 'within 1 business day',
  driverApproval: 'within 48 hours',
  emergencyResponse: 'within 2 hours',
  /** A placeholder. Nothing is erased by itself (docs/operations.md). */
  retention: 'until two years after we last heard from you',
} as const;

/** Stands on the contact page and in the confirmation by e-mail. */
export const whatHappensNext = `We contact you ${commitments.contact} to agree a price and a delivery time. We deliver only after you accept the price.`;
