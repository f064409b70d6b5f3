import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
import { useHydrated } from './use-hydrated';

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
