import type { ComponentProps, ReactNode } from 'react';
import type { Option } from '@/domain/options';
import { cn } from '@/lib/cn';

export interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Asks about a value that may be right; empty once nothing is in doubt. */
  doubt?: string | undefined;
  required?: boolean | undefined;
  count?: string | undefined;
  beside?: ReactNode;
  className?: string | undefined;
}

export const controlClass = cn(
  'min-h-12 w-full rounded-md border border-paper-edge bg-white px-3 py-2.5 text-base text-petrol-950',
  'placeholder:text-petrol-500 hover:border-petrol-600',
  'aria-invalid:border-2 aria-invalid:border-danger-600 [&[readonly]]:bg-paper-dim',
);

export function controlProps({ id, hint, count, error, doubt, required }: FieldProps) {
  const descriptions = [
    hint && `${id}-hint`,
    count && `${id}-count`,
    error && `${id}-error`,
    doubt && `${id}-doubt`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    'aria-describedby': descriptions || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  } as const;
}

export function Field({
  id,
  label,
  hint,
  error,
  doubt,
  required,
  count,
  beside,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <div className="flex flex-wrap gap-x-1 text-sm">
        <label htmlFor={id} className="font-semibold text-petrol-900">
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className="text-danger-600">
            *
          </span>
        )}
        {count && (
          <span id={`${id}-count`} className={cn('meter ml-auto', error && 'text-danger-700')}>
            {count}
          </span>
        )}
        {beside && <span className="ml-auto">{beside}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-petrol-600 text-sm">
          {hint}
        </p>
      )}
      <div className="mt-1.5">{children}</div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-danger-700 text-sm">
          {error}
        </p>
      )}
      {doubt !== undefined && (
        <p id={`${id}-doubt`} role="status" className="not-empty:mt-1.5 font-medium text-amber-800 text-sm">
          {doubt}
        </p>
      )}
    </div>
  );
}

export function splitProps<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, doubt, required, count, beside, className, ...control } = props;
  return { field: { id, label, hint, error, doubt, required, count, beside, className }, control };
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField(props: TextFieldProps) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <input type="text" className={controlClass} {...controlProps(field)} {...control} />
    </Field>
  );
}

type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextareaField(props: TextareaFieldProps) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <textarea
        rows={5}
        className={controlClass}
        // Browsers bring its caret into view, and leave the lines below out of sight.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        {...controlProps(field)}
        {...control}
      />
    </Field>
  );
}

interface Choices {
  options: readonly Option[];
  /** Shown while nothing is chosen; without it, one of the options always is. */
  placeholder?: string;
}

type SelectFieldProps = FieldProps & Choices & Omit<ComponentProps<'select'>, keyof FieldProps | 'children'>;

export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, ...others } = props;
  const { field, control } = splitProps(others);
  return (
    <Field {...field}>
      <select className={cn(controlClass, 'cursor-pointer')} {...controlProps(field)} {...control}>
        {placeholder && <option value="">{placeholder}</option>}
        <SelectOptions options={options} />
      </select>
    </Field>
  );
}

export function SelectOptions({ options }: Pick<Choices, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

export function CheckboxField({ label, className, ...input }: CheckboxFieldProps) {
  return (
    <label className={cn('flex min-h-11 cursor-pointer items-center gap-3 py-1 text-base', className)}>
      <input type="checkbox" className="size-5 shrink-0 cursor-pointer accent-petrol-900" {...input} />
      <span>{label}</span>
    </label>
  );
}
