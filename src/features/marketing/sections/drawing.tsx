import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

interface DrawingProps extends ComponentProps<'img'> {
  src: string;
  /** The drawing's own size, which keeps its place free until it arrives. */
  width: number;
  height: number;
}

/**
 * A decorative drawing from `src/assets/drawings`: assistive technology passes it over, and it waits for what matters more
 * unless told otherwise.
 */
export function Drawing(props: DrawingProps) {
  return <img alt="" decoding="async" fetchPriority="low" {...props} />;
}

interface FuelLineProps {
  /** Along a row of steps, or down a column of them. */
  direction?: 'horizontal' | 'vertical';
  className?: string;
}

/**
 * The fuel line that runs from step to step: a pipe 12 px thick with the flow in amber. It fills the length of its box,
 * whatever that is, without stretching its dashes.
 */
export function FuelLine({ direction = 'horizontal', className }: FuelLineProps) {
  const end =
    direction === 'horizontal' ? { x1: 0, x2: '100%', y1: 8, y2: 8 } : { x1: 8, x2: 8, y1: 0, y2: '100%' };
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={cn('print:hidden', direction === 'horizontal' ? 'h-4 w-full' : 'h-full w-4', className)}
    >
      <line {...end} className="stroke-petrol-800" strokeWidth="12" />
      <line {...end} className="stroke-petrol-600" strokeWidth="7" />
      <line {...end} className="stroke-amber-400" strokeWidth="3" strokeDasharray="14 8" />
    </svg>
  );
}
