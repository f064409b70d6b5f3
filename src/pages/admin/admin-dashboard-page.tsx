import type { Head } from '@/components/layout/page-head';
import { CustomersPage } from '@/features/customers/customers-page';
import { signOut, useSession } from '@/features/session/session';

export const head: Head = {
  title: 'Customer Management',
};

/** /admin-dashboard and /customerdashboard (requirement 2.3). */
export function AdminDashboardPage() {
  const session = useSession();
  return (
    <CustomersPage
      // Nothing of one person stays for another who signs in beside.
      key={`${session?.userEmail} ${session?.loginTime}`}
      user={{ email: session?.userEmail, role: session?.userRole, loginTime: session?.loginTime }}
      onLogout={signOut}
    />
  );
}
