import { formatShare } from '@/features/customers/store/customer-text';

interface LoadProgressProps {
  loaded: number;
  /** Undefined as long as nobody has counted. */
  total: number | undefined;
}

// A customer may arrive after they were counted.
const expectedOf = ({ loaded, total }: LoadProgressProps) =>
  total === undefined ? undefined : Math.max(loaded, total, 1);

/** How many customers have arrived, as a bar. */
export function LoadBar(progress: LoadProgressProps) {
  const expected = expectedOf(progress);
  return (
    <progress
      aria-label="Loading customers"
      {...(expected !== undefined && { value: progress.loaded, max: expected })}
      className="block h-1.5 w-full min-w-0 appearance-none overflow-hidden rounded-full bg-paper-line [&::-moz-progress-bar]:bg-sea-600 [&::-webkit-progress-bar]:bg-paper-line [&::-webkit-progress-value]:bg-sea-600"
    />
  );
}

/** How many customers have arrived, as a bar and in words: 'Loaded 5,100 of 100,000'. */
export function LoadProgress(progress: LoadProgressProps) {
  return (
    <div className="flex items-center gap-3 text-petrol-700 text-sm">
      <LoadBar {...progress} />
      <span className="meter shrink-0 font-medium">
        {`Loaded ${formatShare(progress.loaded, expectedOf(progress))}`}
      </span>
    </div>
  );
}
