import { cn } from '@/lib/cn';

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
