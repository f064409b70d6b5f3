import { useNow } from '@/components/ui/use-now';
import { openingState } from '@/domain/business-days';
import { cn } from '@/lib/cn';

export function OpeningClock() {
  const { until, text } = openingState(useNow());
  return (
    <>
      <span
        aria-hidden="true"
        className={cn('size-2.5 shrink-0 rounded-full', until ? 'bg-sea-400' : 'bg-amber-500')}
      />
      <span>{text}</span>
    </>
  );
}
