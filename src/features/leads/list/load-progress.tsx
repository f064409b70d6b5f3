import { formatCount } from '@/features/leads/model/format-count';

/** How many customers have arrived: 'Loaded 5,100 of 100,000'. */
export function LoadProgress({ loaded, total }: { loaded: number; total: number }) {
  // A customer may arrive after they were counted.
  const expected = Math.max(loaded, total);
  return (
    <div className="flex items-center gap-3 text-petrol-700 text-sm">
      <progress
        aria-label="Loading customers"
        value={loaded}
        max={Math.max(1, expected)}
        className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-paper-line [&::-moz-progress-bar]:bg-sea-600 [&::-webkit-progress-bar]:bg-paper-line [&::-webkit-progress-value]:bg-sea-600"
      />
      <span className="meter shrink-0 font-medium">{`Loaded ${formatCount(loaded)} of ${formatCount(expected)}`}</span>
    </div>
  );
}
