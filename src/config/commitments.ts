/** What visitors are promised, and by when (requirement 9.3). Texts read on after a verb: 'we call within …'. */
export const commitments = {
  /** The welcome newsletter, after subscribing. */
  newsletter: 'within 24 hours',
  /** A person's answer to a request. */
  contact: 'within 1 business day',
  /** A driver's account, after signing up. */
  driverApproval: 'within 48 hours',
  /** A tanker at the tank, after an emergency call. */
  emergencyResponse: 'within 2 hours',
  /** How long a customer's details are kept. An example: put your own here; nothing is erased by itself (docs/operations.md). */
  retention: 'until two years after we last heard from you',
} as const;
