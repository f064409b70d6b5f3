import { ProgressBar } from '@/components/staff/progress-bar';
import { formatShare } from '@/domain/customer-text';
import type { UnfinishedRead } from '@/features/customers/state/customers-state';

type LoadProgressProps = Pick<UnfinishedRead, 'loaded' | 'total'>;

export function LoadBar({ loaded, total }: LoadProgressProps) {
  return (
    <ProgressBar aria-label="Loading customers" {...(total !== undefined && { value: loaded, max: total })} />
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
