import type { CSSProperties } from 'react';
import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
import { cn } from '@/lib/cn';
import { newTab } from './new-tab';
import { useHydrated } from './use-hydrated';

export function FormNotReady() {
  return useHydrated() ? null : <NotReady what="form" className="-mt-5 no-script:hidden" />;
}

interface NotReadyProps {
  what: 'form' | 'page';
  className: string;
  waited?: string | undefined;
}

/** Requirement 8.6: the style alone shows it after a while, as no script may run. */
export function NotReady({ what, className, waited }: NotReadyProps) {
  return (
    <div className={cn('late-notice', className)} style={{ '--waited': waited } as CSSProperties}>
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
