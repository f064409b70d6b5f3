import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface PanelPartProps {
  heading: string;
  children: ReactNode;
  /** Marked in amber: the answer among the parts. */
  marked?: boolean;
}

/** One part of an industry's panel under its heading. */
export function PanelPart({ heading, marked = false, children }: PanelPartProps) {
  return (
    <section className={cn('border-t-4', marked ? 'border-amber-500' : 'border-petrol-900')}>
      <h3 className="form-caption pt-3 text-petrol-600">{heading}</h3>
      {children}
    </section>
  );
}
