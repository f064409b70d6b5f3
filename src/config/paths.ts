/** Requirement 2.3. */
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
  /** These have links but no page: they redirect to home, like unknown paths. */
  forgotPassword: '/forgot-password',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** Names the link to /contact, unless the specification gives another name. */
export const quoteLabel = 'Request A Quote';

export const estimateAnchor = 'estimate';
