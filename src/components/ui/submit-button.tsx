import type { ReactNode } from 'react';
import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
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
      // Safari leaves the focus in the field: what becomes of the press stands beside the button with the focus.
      onClick={({ detail, currentTarget }) => detail > 0 && currentTarget.focus()}
      className={cn(buttonClass({ size: 'large' }), 'aria-disabled:cursor-progress', className)}
    >
      {pending && <Spinner />}
      <span aria-live="polite">{pending ? pendingLabel : children}</span>
    </button>
  );
}

/**
 * Says what to do in place of a prerendered form that does not come alive (requirement 8.6). The style alone brings it up
 * after a while, as in such a browser no script of ours runs.
 */
export function FormNotReady() {
  if (useHydrated()) return null;
  return (
    <div className="late-notice -mt-5 no-script:hidden">
      <p className="pt-5 font-semibold">
        This form is not ready yet. If it stays like this, please call{' '}
        <a href={telHref(company.phone)} className="underline underline-offset-4">
          {company.phone}
        </a>{' '}
        or write on{' '}
        <a
          href={whatsappHref(company.whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          className="underline underline-offset-4"
        >
          WhatsApp
        </a>
        .
      </p>
    </div>
  );
}
