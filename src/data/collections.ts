/** The collections of the database (requirements 3.1 and 3.2). */
export const collections = {
  customers: 'customers',
  newsletterSubscribers: 'newsletter_subscribers',
  /** That a customer was erased, and nothing about whom: the id and a time. For lists that are open meanwhile. */
  erasedCustomers: 'erased_customers',
} as const;
