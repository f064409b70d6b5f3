import { Check } from 'lucide-react';
import type { BenefitItem } from '@/features/marketing/content/content-types';

/** One commitment and the work behind it. */
export function CommitmentPanel({ pillar: { title, description, details } }: { pillar: BenefitItem }) {
  return (
    <div className="px-5 py-8 text-paper-bright md:px-10 md:py-12">
      <h3 className="form-caption text-sea-200">{title}</h3>
      <p className="mt-4 max-w-2xl font-bold text-2xl leading-snug tracking-tight md:text-3xl">
        {description}
      </p>
      <ul className="mt-8 max-w-2xl border-sea-600 border-t">
        {details.map((detail) => (
          <li key={detail} className="flex gap-3 border-sea-600 border-b py-3.5 md:text-lg">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber-300" />
            {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}
