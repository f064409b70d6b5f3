import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';

/** Reads a page of earlier entries at a time: then the first new one takes the focus. */
export function OlderEntries({ listRef }: { listRef: RefObject<HTMLOListElement | null> }) {
  const { readOlderActivity } = useCustomersStore();
  const older = useCustomers(({ activity }) => activity?.older ?? 'none');
  const button = useRef<HTMLButtonElement>(null);
  const lastBefore = useRef<Element>(undefined);
  const isReading = older === 'reading';

  useLayoutEffect(() => {
    const last = lastBefore.current;
    if (!last || older === 'reading') return;
    lastBefore.current = undefined;
    if (older === 'failed') return;
    const focused = document.activeElement;
    // Somebody may have moved on meanwhile.
    if (focused && focused !== document.body && focused !== button.current) return;
    const next = last.nextElementSibling ?? last;
    if (next instanceof HTMLElement) next.focus();
  }, [older]);

  function showOlder() {
    if (isReading) return;
    lastBefore.current = listRef.current?.lastElementChild ?? undefined;
    void readOlderActivity();
  }

  if (older === 'none') return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {older === 'failed' && (
        <p role="alert" className="text-danger-700">
          The older activity could not be loaded. Please check your connection.
        </p>
      )}
      {/* One button for all states, so that it keeps the focus. */}
      <Button ref={button} variant="quiet" aria-disabled={isReading} onClick={showOlder}>
        {isReading && <Spinner />}
        <span>{labels[older]}</span>
      </Button>
    </div>
  );
}

const labels = { there: 'Show older', reading: 'Reading older...', failed: 'Try Again' } as const;
