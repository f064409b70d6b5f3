import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function ProgressBar({ className, ...props }: ComponentProps<'progress'>) {
  return (
    <progress
      {...props}
      className={cn(
        'block h-1.5 w-full min-w-0 appearance-none forced-color-adjust-none overflow-hidden rounded-full bg-paper-line [&::-moz-progress-bar]:bg-sea-600 [&::-webkit-progress-bar]:bg-paper-line [&::-webkit-progress-value]:bg-sea-600',
        className,
      )}
    />
  );
}
