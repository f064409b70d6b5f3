import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

export interface FieldProps {
  id: string;
  label: string;
  /** Shown under the label, read with the control. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** What looks wrong and may be right; empty where nothing does by now. */
  doubt?: string | undefined;
  required?: boolean | undefined;
  /** At the end of the label's line: a way to find the answer. */
  beside?: ReactNode;
  className?: string | undefined;
}

/** The look of every text control. */
export const controlClass = cn(
  'min-h-12 w-full rounded-md border border-paper-edge bg-white px-3 py-2.5 text-base text-petrol-950',
  'placeholder:text-petrol-500 hover:border-petrol-600',
  'aria-invalid:border-2 aria-invalid:border-danger-600',
);

/** What ties a control to its label, hint and error. */
export function controlProps({ id, hint, error, doubt, required }: FieldProps) {
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`, doubt && `${id}-doubt`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    'aria-describedby': descriptions || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  } as const;
}

/** A label, its hint, the control and what is wrong with it. */
export function Field({
  id,
  label,
  hint,
  error,
  doubt,
  required,
  beside,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <div className="flex gap-1 text-sm">
        <label htmlFor={id} className="font-semibold text-petrol-900">
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className="text-danger-600">
            *
          </span>
        )}
        {beside && <span className="ml-auto">{beside}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-petrol-600 text-sm">
          {hint}
        </p>
      )}
      <div className="mt-1.5">{children}</div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-danger-700 text-sm">
          {error}
        </p>
      )}
      {doubt !== undefined && (
        <p id={`${id}-doubt`} role="status" className="not-empty:mt-1.5 font-medium text-amber-800 text-sm">
          {doubt}
        </p>
      )}
    </div>
  );
}
