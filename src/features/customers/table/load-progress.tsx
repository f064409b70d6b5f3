import { formatShare } from '@/features/customers/store/customer-text';

interface LoadProgressProps {
  loaded: number;
  /** Undefined as long as nobody has counted. */
  total: number | undefined;
}

/** How many customers have arrived: 'Loaded 5,100 of 100,000'. */
export function LoadProgress({ loaded, total }: LoadProgressProps) {
  // A customer may arrive after they were counted.
  const expected = total === undefined ? undefined : Math.max(loaded, total, 1);
  return (
    <div className="flex items-center gap-3 text-petrol-700 text-sm">
      <progress
        aria-label="Loading customers"
        {...(expected !== undefined && { value: loaded, max: expected })}
        className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-paper-line [&::-moz-progress-bar]:bg-sea-600 [&::-webkit-progress-bar]:bg-paper-line [&::-webkit-progress-value]:bg-sea-600"
      />
      <span className="meter shrink-0 font-medium">{`Loaded ${formatShare(loaded, expected)}`}</span>
    </div>
  );
}
