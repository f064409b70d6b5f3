import type { Bar } from './insights';
import { formatCount } from './store/format-count';

/** Bars lying down, each with its name and its number; `look` is their colour. */
export function BarList({ bars, look }: { bars: readonly Bar[]; look: string }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="mt-3 space-y-1.5 text-sm">
      {bars.map(({ label, count }) => (
        <li key={label} className="grid grid-cols-[8.5rem_1fr_auto] items-center gap-3">
          <span className="truncate">{label}</span>
          <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-paper-dim">
            <span
              className={`block h-full rounded-full ${look}`}
              style={{ width: `${(count / most) * 100}%` }}
            />
          </span>
          <span className="meter min-w-8 text-right">{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}
