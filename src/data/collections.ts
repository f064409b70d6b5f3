export const collections = {
  customers: 'customers',
  /** Below a customer: who did what with them, and when. */
  activity: 'activity',
  /** Under the customer's id: who looks after them and what comes next. */
  customerWork: 'customer_work',
  staff: 'staff',
  newsletterSubscribers: 'newsletter_subscribers',
  secrets: 'secrets',
  /** The id and the time of each erasure, and no personal data. Open lists read them. */
  erasedCustomers: 'erased_customers',
  /** The browsers of staff that hear of a new customer while no screen is open. */
  staffDevices: 'staff_devices',
  /** Alerts by channel. The functions alone write them. */
  alerts: 'alerts',
} as const;
