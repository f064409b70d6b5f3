import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { safeSessionStorage } from '@/lib/storage';
import { unseenOutcomeKey } from './outbox-key';

const outcomes = [
  {
    phase: 'saved',
    news: 'Your request was sent',
    text: 'Its page shows your reference and the next steps.',
    label: 'Show it',
  },
  {
    phase: 'questioned',
    news: 'Your request has not been sent yet',
    text: 'You can send it from the form. Your answers are still there.',
    label: 'Open it',
  },
  {
    phase: 'failed',
    news: 'Your request was not confirmed',
    text: 'You can send it again from the form. Your answers are still there.',
    label: 'Open it',
  },
] as const;

export type UnseenNews = (typeof outcomes)[number];

/** The outcome of a request that was answered while its form was closed. The open form removes it. */
export function useUnseenOutcome(): UnseenNews | undefined {
  const isFormOpen = useLocation().pathname === paths.contact;
  const stored = useSyncExternalStore(watchStorage, () => safeSessionStorage.get(unseenOutcomeKey));
  return isFormOpen ? undefined : outcomes.find(({ phase }) => phase === stored);
}

function watchStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

export function UnseenOutcome({ outcome: { text, label } }: { outcome: UnseenNews }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p>{text}</p>
      <LinkButton variant="dark" to={paths.contact} className="shrink-0">
        {label}
      </LinkButton>
    </div>
  );
}
