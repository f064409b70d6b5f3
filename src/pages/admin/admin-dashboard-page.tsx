import type { Head } from '@/components/layout/page-head';
import { CustomersPage } from '@/features/customers/customers-page';
import { signOut, useSession } from '@/features/session/session';

export const head: Head = {
  title: 'Customer Management',
};

export function AdminDashboardPage() {
  const session = useSession();
  return (
    <CustomersPage
      // Another session starts with fresh state.
      key={`${session?.userEmail} ${session?.loginTime}`}
      user={session}
      onLogout={signOut}
    />
  );
}
