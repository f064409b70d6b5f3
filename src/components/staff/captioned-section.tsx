import { type ReactNode, useId } from 'react';

interface CaptionedSectionProps {
  title: string;
  children: ReactNode;
}

export function CaptionedSection({ title, children }: CaptionedSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="form-caption text-petrol-700">
        {title}
      </h3>
      {children}
    </section>
  );
}
