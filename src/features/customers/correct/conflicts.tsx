import { type Ref, useId } from 'react';
import { type CustomerDraftInput, isSameValue } from '@/domain/customer-draft';
import { type CustomerDraftField, customerFields, fieldText } from '@/domain/customer-fields';
import { orDash } from '@/features/customers/store/customer-text';

type Value = CustomerDraftInput[CustomerDraftField];

/** A field that two have corrected at once. */
export interface Conflict {
  field: CustomerDraftField;
  mine: Value;
  theirs: Value;
}

interface ConflictsProps {
  ref: Ref<HTMLElement>;
  conflicts: readonly Conflict[];
  /** What the form holds now. */
  draft: CustomerDraftInput;
  onKeep: (field: CustomerDraftField, value: Value) => void;
}

/** What a colleague has corrected meanwhile, beside what was corrected here: either can be kept, field by field. */
export function Conflicts({ ref, conflicts, draft, onKeep }: ConflictsProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="mb-6 rounded-md border-2 border-amber-500 bg-amber-100 px-4 py-3"
    >
      <p id={id} role="alert" className="font-semibold">
        A colleague was faster, and nothing was saved. Choose what to keep, then save again.
      </p>
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field} className="mt-3 min-w-0">
          <legend className="font-semibold text-sm">{customerFields[field].label}</legend>
          {(
            [
              ['Yours', mine],
              ['Theirs', theirs],
            ] as const
          ).map(([whose, value]) => (
            <label key={whose} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={`${id}-${field}`}
                checked={isSameValue(draft[field], value)}
                onChange={() => onKeep(field, value)}
                className="size-5 shrink-0 accent-petrol-900"
              />
              <span className="wrap-anywhere min-w-0 whitespace-pre-wrap">
                <span className="text-petrol-700">{whose}:</span> <bdi>{orDash(fieldText(field, value))}</bdi>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
