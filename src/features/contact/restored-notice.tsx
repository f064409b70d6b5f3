import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';

interface RestoredNoticeProps {
  /** The sentence waits in a part of the page that screen readers watch, and is read when it appears. */
  isShown: boolean;
  onRestart: () => void;
}

/** Says that the form holds what was written before, and offers an empty one. */
export function RestoredNotice({ isShown, onRestart }: RestoredNoticeProps) {
  return (
    <div
      className={cn(
        isShown &&
          'my-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-md border border-sea-600 bg-sea-100 py-2 pr-2 pl-4',
      )}
    >
      <p role="status" className={cn(isShown && 'py-1 font-medium text-sea-800')}>
        {isShown && 'Your answers are still here from before.'}
      </p>
      {isShown && (
        <Button variant="quiet" onClick={onRestart}>
          Start afresh
        </Button>
      )}
    </div>
  );
}
