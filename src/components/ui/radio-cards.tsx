import type { Option } from '@/domain/options';
import { cn } from '@/lib/cn';

interface RadioCardsProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly (Option<Value> & { readonly hint?: string })[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, onChange, className } = props;
  return (
    <fieldset className={className}>
      <legend className="block font-semibold text-petrol-900 text-sm">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2 xs:grid xs:auto-cols-fr xs:grid-flow-col">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'relative flex min-h-12 max-w-full flex-[1_0_0] cursor-pointer flex-col justify-center rounded-md border border-paper-edge bg-white px-1 py-2 text-center',
              'hover:border-petrol-600 has-checked:border-petrol-900 has-checked:bg-petrol-900 has-checked:text-paper-bright',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={option.hint && `${name}-${option.value}-hint`}
              aria-labelledby={`${name}-${option.value}-label`}
              className="sr-only"
            />
            <span id={`${name}-${option.value}-label`} className="font-semibold text-sm wrap-break-word">
              {option.label}
            </span>
            {option.hint && (
              <span id={`${name}-${option.value}-hint`} className="text-xs">
                {option.hint}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
