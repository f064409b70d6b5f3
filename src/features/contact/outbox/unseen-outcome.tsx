import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { NoticeRow } from './notice-row';
import { unseenOutcome } from './unseen-outcome-store';

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
  const stored = useSyncExternalStore(unseenOutcome.watch, unseenOutcome.get);
  return isFormOpen ? undefined : outcomes.find(({ phase }) => phase === stored);
}

export function UnseenOutcome({ outcome: { text, label } }: { outcome: UnseenNews }) {
  return (
    <NoticeRow
      button={
        <LinkButton variant="dark" to={paths.contact}>
          {label}
        </LinkButton>
      }
    >
      <p>{text}</p>
    </NoticeRow>
  );
}
