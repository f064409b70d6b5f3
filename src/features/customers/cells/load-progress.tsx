import { formatShare } from '@/domain/customer-text';
import type { UnfinishedRead } from '@/features/customers/state/customers-state';

type LoadProgressProps = Pick<UnfinishedRead, 'loaded' | 'total'>;

export function LoadBar({ loaded, total }: LoadProgressProps) {
  return (
    <progress
      aria-label="Loading customers"
      {...(total !== undefined && { value: loaded, max: total })}
      className="block h-1.5 w-full min-w-0 appearance-none overflow-hidden rounded-full bg-paper-line [&::-moz-progress-bar]:bg-sea-600 [&::-webkit-progress-bar]:bg-paper-line [&::-webkit-progress-value]:bg-sea-600"
    />
  );
}

export function LoadProgress(progress: LoadProgressProps) {
  return (
    <div className="flex items-center gap-3 text-petrol-700 text-sm">
      <LoadBar {...progress} />
      <span className="meter shrink-0 font-medium">
        {`Loaded ${formatShare(progress.loaded, progress.total)}`}
      </span>
    </div>
  );
}
