import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { buttonClass } from './button';
import { Spinner } from './spinner';
import { useHydrated } from './use-hydrated';

interface SubmitButtonProps {
  children: ReactNode;
  pending: boolean;
  /** Stands in for the label while pending. */
  pendingLabel: string;
  disabled?: boolean;
  className?: string;
}

/**
 * Sends a form, from the moment its script runs: in prerendered HTML it is disabled, so that no press is lost.
 * While pending it stays focusable unless it is disabled as well, so that the keyboard keeps its place; the form has
 * to ignore a second submit.
 */
export function SubmitButton({ children, pending, pendingLabel, disabled, className }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      disabled={disabled || !isHydrated}
      aria-disabled={pending || undefined}
      className={cn(buttonClass({ size: 'large' }), 'aria-disabled:cursor-progress', className)}
    >
      {pending && <Spinner />}
      <span aria-live="polite">{pending ? pendingLabel : children}</span>
    </button>
  );
}
