import type { Customer } from '@/domain/customer';
import { orDash } from '@/features/customers/store/customer-text';
import { cn } from '@/lib/cn';
import { hasInk } from '@/lib/text';
import { DetailsSection } from './details-section';
import { detailsSections } from './details-sections';

/** Everything known of a customer, as text. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  return (
    <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
      {detailsSections(customer).map(({ title, entries }) => (
        <DetailsSection key={title} title={title}>
          <dl className="mt-2 text-sm">
            {entries.map(([label, value, look]) => (
              <div
                key={label}
                className="grid grid-cols-[8.5rem_1fr] xs:grid-cols-[9.5rem_1fr] gap-3 border-paper-line border-b py-1.5"
              >
                <dt className="text-petrol-600">{label}</dt>
                <dd className="wrap-anywhere min-w-0 font-medium">
                  <bdi className={cn('inline-block max-w-full', look && 'first-letter:uppercase')}>
                    {orDash(value)}
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
        </DetailsSection>
      ))}
      {hasInk(customer.message) && (
        <DetailsSection title="Customer Message">
          <p className="mt-3 whitespace-pre-wrap break-words rounded-md border-amber-400 border-l-4 bg-paper px-4 py-3">
            <bdi>{customer.message}</bdi>
          </p>
        </DetailsSection>
      )}
    </div>
  );
}
