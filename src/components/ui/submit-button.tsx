import type { ReactNode } from 'react';
import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
import { cn } from '@/lib/cn';
import { buttonClass } from './button';
import { newTab } from './new-tab';
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

export function FormNotReady() {
  return useHydrated() ? null : <NotReady what="form" className="-mt-5 no-script:hidden" />;
}

/** Requirement 8.6: the style alone shows it after a while, as no script may run. */
export function NotReady({ what, className }: { what: 'form' | 'page'; className: string }) {
  return (
    <div className={cn('late-notice', className)}>
      <p className="pt-5 font-semibold">
        <span>{`This ${what} is not ready yet. If it stays like this, please `}</span>
        <CallOrWrite />
      </p>
    </div>
  );
}

export function NoScriptNotice({ className }: { className?: string }) {
  return (
    <noscript>
      <p className={cn('font-semibold', className)}>
        <span>This form needs JavaScript, which is switched off here. Please </span>
        <CallOrWrite />
      </p>
    </noscript>
  );
}

const linkClass = '-my-3 inline-block whitespace-nowrap py-3 underline underline-offset-4';

function CallOrWrite() {
  return (
    <>
      call{' '}
      <a href={telHref(company.phone)} className={linkClass}>
        {company.phone}
      </a>{' '}
      or write on{' '}
      <a href={whatsappHref(company.whatsapp)} {...newTab} className={linkClass}>
        WhatsApp
      </a>
      .
    </>
  );
}
