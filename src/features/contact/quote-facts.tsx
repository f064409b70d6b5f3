import { buyerFacts } from '@/config/buyer-facts';
import { commitments } from '@/config/commitments';
import { companyLocation } from '@/config/company';
import { businessHours, formatHours } from '@/domain/business-hours';

const officeHours = businessHours
  .filter(({ hours }) => hours)
  .map((entry) => `${entry.label} ${formatHours(entry)}`)
  .join(', ');

const facts = [
  { term: 'What the price depends on', text: 'How much, where, at what hour, and how a tanker gets in.' },
  {
    term: 'What happens next',
    text: `A price and a delivery time reach you ${commitments.contact}. Nothing comes before you agree.`,
  },
  { term: 'Who calls, and when', text: `Our office in ${companyLocation}: ${officeHours}.` },
  ...buyerFacts.map(({ label, text }) => ({ term: label, text })),
];

/** What somebody wants to know before they ask for a quote, in three lines, and what the owner adds to them. */
export function QuoteFacts() {
  return (
    <section aria-labelledby="quote-facts">
      <h2 id="quote-facts" className="font-extrabold text-2xl tracking-tight">
        How a quote comes about
      </h2>
      <dl className="mt-4 divide-y divide-paper-line border-paper-line border-y">
        {facts.map(({ term, text }) => (
          <div key={term} className="py-2.5">
            <dt className="form-caption pt-1 text-petrol-600">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
