import { company } from '@/config/company';
import { telHref } from '@/domain/phone';
import type { Band } from '@/features/marketing/content-types';
import { Actions } from './actions';
import { BandSection } from './band-section';

/** The end of a page: one sentence, the button, and the phone for who would rather call. */
export function ClosingBand({ band, ground = 'amber' }: { band: Band; ground?: 'amber' | 'sea' }) {
  return (
    <BandSection ground={ground} className="grid items-center gap-8 md:grid-cols-[minmax(20rem,1fr)_auto]">
      <div className="max-w-xl">
        <h2 className="font-extrabold text-3xl tracking-tight md:text-4xl">{band.heading}</h2>
        <p className="mt-3 text-lg opacity-90">{band.line}</p>
      </div>
      <div className="print:hidden">
        <Actions actions={band.actions} on={ground} />
        <p className="mt-4">
          Or call{' '}
          <a href={telHref(company.phone)} className="meter inline-block py-2 text-xl">
            {company.phone}
          </a>
        </p>
      </div>
    </BandSection>
  );
}
