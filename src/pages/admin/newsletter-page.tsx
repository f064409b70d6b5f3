import type { Head } from '@/components/layout/page-head';
import { SubscribersPage } from '@/features/customers/newsletter/subscribers-page';
import { mayForgetDrafts } from '@/features/customers/store/kept-drafts';
import { signOut, useSession } from '@/features/session/session';

export const head: Head = {
  title: 'Newsletter Subscribers',
};

/** /newsletter (requirement 2.3). */
export function NewsletterPage() {
  const session = useSession();
  return (
    <SubscribersPage
      // Nothing of one person stays for another who signs in beside.
      key={`${session?.userEmail} ${session?.loginTime}`}
      user={{ email: session?.userEmail, role: session?.userRole, loginTime: session?.loginTime }}
      onLogout={() => mayForgetDrafts() && signOut()}
    />
  );
}
