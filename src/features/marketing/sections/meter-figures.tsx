import type { Figure } from '@/config/claims';
import { cn } from '@/lib/cn';

const columns: Record<number, string> = {
  3: 'grid-cols-[repeat(3,auto)] md:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4',
};

interface MeterFiguresProps {
  figures: readonly Figure[];
  className?: string;
}

/** Figures as they stand on a meter's register: big numerals in one dark housing. */
export function MeterFigures({ figures, className }: MeterFiguresProps) {
  return (
    <dl
      className={cn(
        'grid gap-px overflow-hidden rounded-lg border-4 border-petrol-800 bg-petrol-700 text-paper-bright shadow-lg',
        columns[figures.length] ?? 'grid-cols-2',
        className,
      )}
    >
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end bg-petrol-900 px-3 py-5 text-center md:px-6"
        >
          <dt className="mt-1 text-petrol-200 text-sm first-letter:uppercase">{label}</dt>
          <dd className="meter text-3xl text-amber-300 md:text-5xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
