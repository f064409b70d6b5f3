import type { Figure } from '@/features/marketing/content/content-types';

/** An industry's figures: lines of a register on phones, side by side where there is room. */
export function Readings({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid gap-px bg-petrol-700 sm:grid-cols-3">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 bg-petrol-900 px-5 py-3 sm:flex-col-reverse sm:justify-end sm:gap-0 sm:py-5"
        >
          <dt className="text-petrol-200 text-sm first-letter:uppercase">{label}</dt>
          <dd className="meter whitespace-nowrap text-2xl text-amber-300 md:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
