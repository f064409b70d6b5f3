import { type ReactNode, useId } from 'react';

interface DetailsSectionProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** A part of the details under its heading. */
export function DetailsSection({ title, children, className }: DetailsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="form-caption text-petrol-700">
        {title}
      </h3>
      {children}
    </section>
  );
}
