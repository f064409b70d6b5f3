import { promises } from '@/config/promises';
import { capitalise } from '@/lib/text';

const received = { when: 'Now', what: 'Your request is on file under the reference above.' };
const newsletter = {
  when: capitalise(promises.newsletter),
  what: 'Our welcome newsletter reaches you by e-mail.',
};
const contact = {
  when: capitalise(promises.contact),
  what: 'We contact you with a price and a delivery time.',
};

/** What happens next (specification, points 2 and 9), as a fuel line from step to step. */
export function NextSteps({ hasNewsletter }: { hasNewsletter: boolean }) {
  const steps = [received, ...(hasNewsletter ? [newsletter] : []), contact];
  return (
    <section aria-labelledby="next-steps">
      <h3 id="next-steps" className="form-caption text-petrol-700">
        Next steps
      </h3>
      <ol className="mt-4 ml-2">
        {steps.map(({ when, what }) => (
          <li
            key={when}
            className="relative border-amber-400 border-l-4 pb-6 pl-7 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="-left-3 absolute top-0.5 size-5 rounded-full border-4 border-petrol-900 bg-amber-400"
            />
            <p className="font-bold text-lg leading-snug">{when}</p>
            <p className="text-petrol-700">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
