import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { buttonClass } from './button';
import { Spinner } from './spinner';
import { useHydrated } from './use-hydrated';

interface SubmitButtonProps {
  children: ReactNode;
  pending: boolean;
  pendingLabel: string;
  disabled?: boolean;
  className?: string;
}

/** Disabled until hydration, so that no click is lost. While pending it stays focusable without `disabled`. */
export function SubmitButton({ children, pending, pendingLabel, disabled, className }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      disabled={disabled || !isHydrated}
      aria-disabled={pending || undefined}
      // Safari leaves the focus in the field, and the outcome beside the button needs it here.
      onClick={({ detail, currentTarget }) => detail > 0 && currentTarget.focus()}
      className={cn(
        buttonClass({ size: 'large' }),
        'aria-disabled:cursor-progress aria-disabled:opacity-100',
        className,
      )}
    >
      {pending && <Spinner />}
      <span aria-live="polite">{pending ? pendingLabel : children}</span>
    </button>
  );
}
