import type { Head } from '@/components/layout/page-head';
import { AccessDenied } from '@/features/session/access-denied';

export const head: Head = {
  title: 'Access Denied',
};

export function UnauthorizedPage() {
  return <AccessDenied />;
}
