import { deferredPart } from '@/components/layout/deferred-part';
import { OpeningState } from '@/components/opening-hours/opening-state';
import { useHydrated } from '@/components/ui/use-hydrated';
import { claims } from '@/config/claims';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import { businessHours, formatHours } from '@/domain/business-hours';
import { telHref } from '@/domain/phone';

const HolidayRows = deferredPart(async () => (await import('./holiday-rows')).HolidayRows, 'decoration');

/**
 * When the office answers, and that emergencies are answered always (requirements 2.8 and 9.1). The next public
 * holidays appear once the page runs, because prerendered HTML cannot know the date.
 */
export function BusinessHoursList() {
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="business-hours">
      <h2 id="business-hours" className="font-extrabold text-2xl tracking-tight">
        Business hours
      </h2>
      <OpeningState className="mt-2" />
      <dl className="mt-4 divide-y divide-paper-line border-paper-line border-y">
        {businessHours.map((entry) => (
          <div key={entry.label} className="flex justify-between gap-4 py-3">
            <dt>{entry.label}</dt>
            <dd className="text-right font-semibold [font-variant-numeric:tabular-nums]">
              {formatHours(entry)}
            </dd>
          </div>
        ))}
        {isHydrated && <HolidayRows />}
      </dl>
      <div className="mt-5 rounded-md bg-petrol-900 px-5 py-4 text-paper-bright">
        <p className="form-caption text-amber-300">Emergency delivery</p>
        <p className="meter mt-1 text-4xl">{claims.emergencyDelivery.value}</p>
        <p className="mt-1 text-petrol-100">With you {commitments.emergencyResponse}. Call, do not write:</p>
        <a
          href={telHref(company.emergencyPhone)}
          className="inline-flex min-h-11 items-center font-bold text-amber-300 text-lg underline underline-offset-4"
        >
          {company.emergencyPhone}
        </a>
      </div>
    </section>
  );
}
