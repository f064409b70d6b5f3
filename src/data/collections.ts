/** The collections of the database (specification, point 3). */
export const collections = {
  customers: 'customers',
  newsletterSubscribers: 'newsletter_subscribers',
} as const;
