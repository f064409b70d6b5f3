import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { useNow } from '@/components/ui/use-now';
import { isPastDay, wantedDayText } from '@/domain/wanted-day';
import { formatDateTime, formatLongDay } from '@/lib/dates';
import { cannotQueueMessage, type Outbox } from './outbox';
import { isDue, isExpired, type QueuedEntry, queueLifetime } from './outbox-entries';

interface QueuedRequestProps {
  entry: QueuedEntry;
  outbox: Outbox;
  change: (label: string) => ReactNode;
  onRemoved?: () => void;
  size?: 'medium' | 'large';
}

export function QueuedRequest({ entry, outbox, change, onRemoved, size }: QueuedRequestProps) {
  const { sendingId, isAsked, isUnreachable, unstoredId } = useStore(outbox.store);
  const now = useNow();
  const { id, draft, keptAt, refusal } = entry;
  const isSending = sendingId === id;
  const hasExpired = isExpired(entry, now.getTime());
  return (
    <div className="space-y-4">
      <div className="space-y-3">
        <p>{`Kept on ${formatDateTime(new Date(keptAt))}. ${stateOf(entry, hasExpired)}`}</p>
        {isPastDay(draft.wanted, now) && (
          <p>{`It says that it is wanted on ${wantedDayText(draft.wanted)}. That day is over.`}</p>
        )}
      </div>
      <div>
        <div className="flex flex-wrap gap-3">
          {!refusal && (
            <Button
              variant="dark"
              size={size}
              aria-disabled={isSending || undefined}
              onClick={() => outbox.send(id)}
            >
              {isSending ? 'Sending…' : 'Send now'}
            </Button>
          )}
          <div className="contents">{change(refusal ? 'Open it in the form' : 'Change it')}</div>
          <DeleteButton
            size={size}
            onDelete={() => {
              outbox.remove(id);
              onRemoved?.();
            }}
          />
        </div>
        <p role="status" className="not-empty:mt-4 text-petrol-600 text-sm">
          {unstoredId === id
            ? cannotQueueMessage
            : !(isSending && isAsked) &&
              isUnreachable &&
              isDue(entry, now.getTime()) &&
              'The last try failed. It is tried again.'}
        </p>
      </div>
    </div>
  );
}

function stateOf({ refusal, keptAt, isBeingChanged }: QueuedEntry, hasExpired: boolean): string {
  if (refusal) return `It could not be accepted: ${refusal} Nothing is lost: send it from the form.`;
  if (isBeingChanged) return 'It was opened to be changed, so it is not sent by itself.';
  if (hasExpired) return 'It has waited for more than seven days. Is it still wanted?';
  return `Any open page of ours tries to send it, until ${formatLongDay(new Date(keptAt + queueLifetime))}.`;
}

/** Deletes at the second click, as nothing restores the request. */
function DeleteButton({ size, onDelete }: { size: 'medium' | 'large' | undefined; onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Button
      variant="quiet"
      size={size}
      onBlur={() => setAsking(false)}
      onClick={() => (isAsking ? onDelete() : setAsking(true))}
    >
      {isAsking ? 'Press again to delete' : 'Delete it'}
    </Button>
  );
}
