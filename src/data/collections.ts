/** The collections of the database (requirement 3). */
export const collections = {
  customers: 'customers',
  /** Below a customer: who did what with them, and when. */
  activity: 'activity',
  /** Under the customer's id: who looks after them and what comes next. */
  customerWork: 'customer_work',
  /** The people whom a customer can be given to. */
  staff: 'staff',
  newsletterSubscribers: 'newsletter_subscribers',
  /** Random keys that administrators share. */
  secrets: 'secrets',
  /** That a customer was erased, and nothing about whom: the id and a time. For lists that are open meanwhile. */
  erasedCustomers: 'erased_customers',
} as const;
