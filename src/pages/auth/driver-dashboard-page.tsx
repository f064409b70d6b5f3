import type { Head } from '@/components/layout/page-head';
import { ComingSoon } from '@/features/session/coming-soon';

export const head: Head = {
  title: 'Driver Dashboard',
};

export function DriverDashboardPage() {
  return (
    <ComingSoon
      title="Driver Dashboard"
      promise="Coming Soon - Manage deliveries and routes"
      meanwhile="Until then your run sheet comes from the dispatch desk. Call for today's deliveries and any change of route."
    />
  );
}
