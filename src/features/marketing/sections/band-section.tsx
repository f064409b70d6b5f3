import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const grounds = {
  paper: 'bg-paper text-petrol-900',
  bright: 'bg-paper-bright text-petrol-900',
  dim: 'bg-paper-dim text-petrol-900',
  petrol: 'bg-petrol-950 text-paper-bright',
  amber: 'bg-amber-400 text-petrol-950',
  sea: 'bg-sea-800 text-paper-bright',
} as const;

interface BandSectionProps extends ComponentProps<'section'> {
  ground?: keyof typeof grounds;
}

/** A full-bleed band of a public page with its content at page width. */
export function BandSection({ ground = 'paper', className, children, ...section }: BandSectionProps) {
  return (
    <section className={grounds[ground]} {...section}>
      <div className={cn('mx-auto max-w-page px-4 py-14 md:px-6 md:py-20', className)}>{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  id?: string;
  heading: string;
  intro?: string;
  className?: string;
}

/** A section's heading over its opening sentence. */
export function SectionHeading({ id, heading, intro, className }: SectionHeadingProps) {
  return (
    <div className={cn('max-w-2xl', className)}>
      <h2 id={id} className="font-extrabold text-3xl tracking-tight md:text-4xl">
        {heading}
      </h2>
      {intro && <p className="mt-3 text-lg opacity-85">{intro}</p>}
    </div>
  );
}
