import { CheckboxField } from '@/components/ui/checkbox-field';
import { fuelTypes, valuesOf } from '@/domain/options';
import type { DraftForm } from './draft-controls';
import { draftLabels } from './draft-fields';

/** The fuels to tick, kept in the order of the list. */
export function FuelTypeBoxes({ form }: { form: DraftForm }) {
  const chosen: readonly string[] = form.draft.fuelTypes;

  /** Several boxes ticked before the script arrived change in one turn: each counts on top of the others. */
  function tick(fuel: string, isTicked: boolean) {
    form.edit((draft) => ({
      fuelTypes: valuesOf(fuelTypes).filter((value) =>
        value === fuel ? isTicked : (draft.fuelTypes as string[]).includes(value),
      ),
    }));
  }

  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="font-semibold text-petrol-900 text-sm">{draftLabels.fuelTypes}</legend>
      <div className="mt-1.5 grid gap-x-5 gap-y-2 xs:grid-cols-2">
        {fuelTypes.map(({ value, label }) => (
          <CheckboxField
            key={value}
            name="fuelTypes"
            value={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => tick(value, event.target.checked)}
            className="rounded-md border border-paper-edge bg-white px-3 hover:border-petrol-600 has-checked:border-petrol-900 has-checked:bg-amber-100 has-checked:font-semibold"
          />
        ))}
      </div>
    </fieldset>
  );
}
