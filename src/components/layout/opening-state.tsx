import { useEffect, useState } from 'react';
import { openingState } from '@/domain/business-hours';
import { cn } from '@/lib/cn';

const minute = 60_000;

/**
 * 'Open now until 6:00 pm' or 'Emergency only', by the clock in Jamaica. It appears once the page runs,
 * because prerendered HTML cannot know the time; its line is kept free until then.
 */
export function OpeningState({ className }: { className?: string }) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, []);

  const state = now && openingState(now);
  return (
    <p className={cn('flex min-h-6 items-center gap-2 font-semibold', className)}>
      {state && (
        <>
          <span
            aria-hidden="true"
            className={cn('size-2.5 rounded-full', state.isOpen ? 'bg-sea-400' : 'bg-amber-500')}
          />
          {state.text}
        </>
      )}
    </p>
  );
}
