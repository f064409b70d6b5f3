import type { ComponentProps } from 'react';
import { useImageFailure } from '@/components/ui/use-image-failure';
import { cn } from '@/lib/cn';

interface DrawingProps extends ComponentProps<'img'> {
  src: string;
  /** Keeps the drawing's place free until it arrives. */
  width: number;
  height: number;
}

/** Decoration from `src/assets/drawings`, loaded lazily by default. */
export function Drawing({ className, ...props }: DrawingProps) {
  const { hasFailed, imageProps } = useImageFailure();
  return (
    <img
      alt=""
      decoding="async"
      fetchPriority="low"
      className={cn(className, hasFailed && 'invisible')}
      {...imageProps}
      {...props}
    />
  );
}

interface FuelLineProps {
  direction?: 'horizontal' | 'vertical';
  className?: string;
}

/** Fills its box without stretching the dashes. */
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
