import { CustomerDesk } from '@/features/leads/customer-desk';
import { signOut } from '@/features/session/sign-out';
import { useSession } from '@/features/session/use-session';

/** /admin-dashboard and /customerdashboard (specification, point 2). */
export function AdminDashboardPage() {
  const session = useSession();
  return (
    <CustomerDesk
      user={{ email: session?.userEmail, role: session?.userRole, loginTime: session?.loginTime }}
      onLogout={signOut}
    />
  );
}
