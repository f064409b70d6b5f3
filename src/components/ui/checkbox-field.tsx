import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** A box to tick; the whole line is the target. */
export function CheckboxField({ label, className, ...input }: CheckboxFieldProps) {
  return (
    <label className={cn('flex min-h-11 cursor-pointer items-center gap-3 py-1 text-base', className)}>
      <input type="checkbox" className="size-5 shrink-0 cursor-pointer accent-petrol-900" {...input} />
      <span>{label}</span>
    </label>
  );
}
