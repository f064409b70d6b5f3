import { useNow } from '@/components/ui/use-now';
import { openingState } from '@/domain/business-days';
import { cn } from '@/lib/cn';

export function OpeningClock() {
  const { until, text } = openingState(useNow());
  return (
    <>
      <span
        aria-hidden="true"
        className={cn('shrink-0 rounded-full border-5', until ? 'border-sea-400' : 'border-amber-500')}
      />
      <span>{text}</span>
    </>
  );
}
