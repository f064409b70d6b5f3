import { type ReactNode, useId } from 'react';

interface CaptionedSectionProps {
  title: string;
  children: ReactNode;
  className?: string;
}

export function CaptionedSection({ title, children, className }: CaptionedSectionProps) {
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
