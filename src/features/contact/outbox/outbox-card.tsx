import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { RequestBadge, RequestCard } from '@/features/contact/request-card';
import type { Outbox } from './outbox';
import { isQueued } from './outbox-entries';
import { QueuedRequest } from './queued-request';

interface OutboxCardProps {
  id: string;
  outbox: Outbox;
  onChange: () => void;
  onRestart: () => void;
}

/** Replaces the form while its request waits. Its heading takes the focus, again once a refusal removes a button. */
export function OutboxCard({ id, outbox, onChange, onRestart }: OutboxCardProps) {
  const { entries } = useStore(outbox.store);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => outbox.watch(), [outbox]);
  const entry = entries.filter(isQueued).find((other) => other.id === id);
  const refusal = entry?.refusal;
  useEffect(() => {
    if (!refusal || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: refusal !== undefined });
  }, [refusal]);

  return (
    <RequestCard
      head={
        <h2
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="mt-1 scroll-mt-32 font-extrabold text-2xl tracking-tight outline-none sm:text-3xl"
        >
          {refusal ? 'Your request was not accepted' : 'Waiting to be sent'}
        </h2>
      }
      number={<RequestBadge tone="pending">{refusal ? 'Not accepted' : 'Not sent yet'}</RequestBadge>}
      footer={
        <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
          <Button variant="outline" size="large" className="shrink-0" onClick={onRestart}>
            Write another request
          </Button>
          <p className="text-petrol-600 text-sm">This one stays here. A notice on our pages shows it.</p>
        </div>
      }
    >
      <div className="space-y-4 py-7 sm:py-8">
        {!refusal && <p className="font-bold text-lg leading-snug">Your request has not been sent yet.</p>}
        {entry && (
          <QueuedRequest
            entry={entry}
            outbox={outbox}
            size="large"
            change={(label) => (
              <Button variant="outline" size="large" onClick={onChange}>
                {label}
              </Button>
            )}
          />
        )}
      </div>
    </RequestCard>
  );
}
