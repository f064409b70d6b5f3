import type { Bar } from './insights';
import { formatCount } from './store/format-count';

/** The height of the tallest column, in rem. */
const tallest = 6;

/** A column a week, its number on top and its Monday beneath; the last one is not over yet. */
export function WeekColumns({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className="mt-3 flex items-end gap-1.5 text-center text-xs">
      {bars.map(({ label, count }, index) => (
        <li key={label} className="flex min-w-0 flex-1 flex-col">
          <span className="sr-only">Week of {label}: </span>
          <span className="meter text-sm">{formatCount(count)}</span>
          <span
            aria-hidden="true"
            className={`min-h-0.5 rounded-t-sm ${index === bars.length - 1 ? 'bg-amber-500' : 'bg-petrol-700'}`}
            style={{ height: `${(count / most) * tallest}rem` }}
          />
          {/* Day and month on a line each. */}
          <span aria-hidden="true" className="mt-1 text-petrol-700 leading-4 [word-spacing:100vw]">
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
