import type { Head } from '@/components/layout/page-head';
import { ComingSoon } from '@/features/session/coming-soon';

export const head: Head = {
  title: 'Customer Portal',
};

export function CustomerPortalPage() {
  return (
    <ComingSoon
      title="Customer Portal"
      promise="Coming Soon - Track your fuel orders and deliveries"
      meanwhile="Until then our dispatch desk knows where your order is. Call, and have your company's name ready."
    />
  );
}
