import { useEffect } from 'react';
import type { Head } from '@/components/layout/page-head';
import { markDrafts, mayDiscardDrafts } from '@/features/customers/state/saved-drafts';
import { AccessDenied } from '@/features/session/access-denied';

export const head: Head = {
  title: 'Access Denied',
};

export function UnauthorizedPage() {
  useEffect(markDrafts, []);
  return <AccessDenied mayLogOut={() => mayDiscardDrafts()} />;
}
