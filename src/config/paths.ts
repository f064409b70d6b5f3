/** Every address of the site (requirement 2.3). */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  sustainability: '/sustainability',
  industry: '/industry',
  contact: '/contact',
  login: '/login',
  signup: '/signup',
  adminDashboard: '/admin-dashboard',
  customerDashboard: '/customerdashboard',
  newsletter: '/newsletter',
  customerPortal: '/customer-portal',
  driverDashboard: '/driver-dashboard',
  unauthorized: '/unauthorized',
  /** These three have links but no page: they end at home, as any unknown path does. */
  forgotPassword: '/forgot-password',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The name of the way to /contact, where the specification gives no other. */
export const quoteLabel = 'Request A Quote';

/** The section of /services that works out how much fuel is needed, as the last part of its address. */
export const estimateAnchor = 'estimate';
