import type { Head } from '@/components/layout/page-head';
import { mayDiscardDrafts } from '@/features/customers/state/saved-drafts';
import { SubscribersPage } from '@/features/newsletter/subscribers-page';
import { signOut, useSession } from '@/features/session/session';

export const head: Head = {
  title: 'Newsletter Subscribers',
};

export function NewsletterPage() {
  const session = useSession();
  return (
    <SubscribersPage
      key={`${session?.userEmail} ${session?.loginTime}`}
      user={session}
      onLogout={async () => (await mayDiscardDrafts()) && signOut()}
    />
  );
}
