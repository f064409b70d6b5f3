import type { Head } from '@/components/layout/page-head';
import { AccessDenied } from '@/features/session/access-denied';

export const head: Head = {
  title: 'Access Denied',
};

/** /unauthorized (requirement 2.11). */
export function UnauthorizedPage() {
  return <AccessDenied />;
}
