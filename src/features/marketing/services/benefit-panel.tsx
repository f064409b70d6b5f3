import { Check } from 'lucide-react';
import type { UlsdBenefitId } from '@/features/marketing/content/ulsd-benefit-names';
import { ulsdBenefits } from '@/features/marketing/content/ulsd-benefits';
import { benefitEvidence } from './benefit-evidence';

/** One benefit: the limit on the sheet that brings it about, and what follows from it in the engine. */
export function BenefitPanel({ id }: { id: UlsdBenefitId }) {
  const benefit = ulsdBenefits.items.find((one) => one.id === id);
  if (!benefit) return null;
  const { title, description, details } = benefit;
  const evidence = benefitEvidence[id];
  return (
    <div className="h-full bg-petrol-900 px-5 py-8 text-paper-bright sm:px-8 lg:px-12 lg:py-10">
      <p className="border-petrol-700 border-b pb-6">
        <span className="form-caption text-petrol-200">On the sheet: {evidence.property}</span>
        <span className="meter mt-1 block text-balance text-4xl text-amber-300 md:text-6xl">
          {evidence.value}
        </span>
      </p>
      <div className="mt-6 grid gap-6 md:grid-cols-2 md:gap-10">
        <div>
          <h3 className="font-bold text-2xl md:text-3xl">{title}</h3>
          <p className="mt-2 text-lg text-petrol-100">{description}</p>
        </div>
        <ul className="grid content-start gap-3">
          {details.map((detail) => (
            <li key={detail} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber-300" />
              {detail}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
