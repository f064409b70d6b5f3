import { lazy, Suspense, useEffect, useState } from 'react';
import { cn } from '@/lib/cn';

const OpeningClock = lazy(async () => ({ default: (await import('./opening-clock')).OpeningClock }));

/**
 * Whether the office is open. It appears once the page runs, because prerendered HTML cannot know the time;
 * its line is kept free until then.
 */
export function OpeningState({ className }: { className?: string }) {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);

  return (
    <p className={cn('flex min-h-6 items-center gap-2 font-semibold', className)}>
      {running && (
        <Suspense>
          <OpeningClock />
        </Suspense>
      )}
    </p>
  );
}
