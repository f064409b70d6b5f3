import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '@/features/customers/store/format-count';
import { cn } from '@/lib/cn';
import type { DetailsPlace } from './use-details';

const stepClass = cn(
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-paper-dim',
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
);

/** Previous and next inside the current filter. At an end the button stays, so that the focus does. */
export function DetailsSteps({ place }: { place: DetailsPlace }) {
  const { position, count, onPrevious, onNext } = place;
  return (
    <div className="flex shrink-0 items-center">
      <button
        type="button"
        aria-label="Previous customer"
        aria-disabled={!onPrevious}
        onClick={onPrevious}
        className={stepClass}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <span aria-live="polite" className="meter text-petrol-700 text-sm">
        {position === undefined ? 'Not in this list' : `${formatCount(position)} of ${formatCount(count)}`}
      </span>
      <button
        type="button"
        aria-label="Next customer"
        aria-disabled={!onNext}
        onClick={onNext}
        className={stepClass}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
