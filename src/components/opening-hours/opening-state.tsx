import { lazySection } from '@/components/layout/lazy-section';
import { useHydrated } from '@/components/ui/use-hydrated';
import { cn } from '@/lib/cn';

const OpeningClock = lazySection(async () => (await import('./opening-clock')).OpeningClock, 'decoration');

/** Appears after hydration, as prerendered HTML cannot know the time. Its line is kept free until then. */
export function OpeningState({ className }: { className?: string }) {
  const isHydrated = useHydrated();
  return (
    <p className={cn('flex min-h-6 items-center gap-2 text-balance font-semibold print:hidden', className)}>
      {isHydrated && <OpeningClock />}
    </p>
  );
}
