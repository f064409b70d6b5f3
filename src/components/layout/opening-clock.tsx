import { useNow } from '@/components/ui/use-now';
import { openingState } from '@/domain/business-hours';
import { cn } from '@/lib/cn';

/** 'Open now until 6:00 pm' or 'Emergency only', by the clock in Jamaica. */
export function OpeningClock() {
  const { isOpen, text } = openingState(useNow());
  return (
    <>
      <span
        aria-hidden="true"
        className={cn('size-2.5 rounded-full', isOpen ? 'bg-sea-400' : 'bg-amber-500')}
      />
      {text}
    </>
  );
}
