import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';

interface RestoredNoticeProps {
  /** The sentence waits in a part of the page that screen readers watch, and is read when it appears. */
  isShown: boolean;
  /** What the form calls the fields whose text was too long to come back whole. */
  cutLabels: readonly string[];
  onRestart: () => void;
}

/** Says that the form holds what was written before, and offers an empty one. */
export function RestoredNotice({ isShown, cutLabels, onRestart }: RestoredNoticeProps) {
  return (
    <div
      className={cn(
        isShown &&
          'my-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-md border border-sea-600 bg-sea-100 py-2 pr-2 pl-4',
      )}
    >
      <p role="status" className={cn(isShown && 'py-1 font-medium text-sea-800')}>
        {isShown && 'Your answers are still here from before.'}
        {isShown && cutLabels.length > 0 && ` Too long, so it is cut: ${cutLabels.join(', ')}.`}
      </p>
      {isShown && (
        <Button variant="quiet" onClick={onRestart}>
          Start afresh
        </Button>
      )}
    </div>
  );
}
