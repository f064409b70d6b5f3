import { useEffect } from 'react';
import type { Head } from '@/components/layout/page-head';
import { markDrafts, mayDiscardDrafts } from '@/features/customers/state/saved-drafts';
import { SubscribersPage } from '@/features/newsletter/subscribers-page';
import { subscribersTitle } from '@/features/newsletter/subscribers-state';
import { signOut, useSession } from '@/features/session/session';

export const head: Head = {
  title: subscribersTitle,
};

export function NewsletterPage() {
  const session = useSession();
  useEffect(markDrafts, []);
  return (
    <SubscribersPage
      key={`${session?.userEmail} ${session?.loginTime}`}
      user={session}
      onLogout={async (saved) => {
        if ((await mayDiscardDrafts()) && (await saved())) await signOut();
      }}
    />
  );
}
