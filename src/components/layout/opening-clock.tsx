import { useEffect, useState } from 'react';
import { openingState } from '@/domain/business-hours';
import { cn } from '@/lib/cn';

const minute = 60_000;

/** 'Open now until 6:00 pm' or 'Emergency only', by the clock in Jamaica. */
export function OpeningClock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);

  const { isOpen, text } = openingState(now);
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
