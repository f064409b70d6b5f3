import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { controlClass, controlProps, Field, type FieldProps } from './field';

interface Choices {
  options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen; without it one of the options always is. */
  placeholder?: string;
}

type SelectFieldProps = FieldProps & Choices & Omit<ComponentProps<'select'>, keyof FieldProps | 'children'>;

/** A choice of one from a list, with its label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, doubt, required, beside, className, options, placeholder, ...select } =
    props;
  const field = { id, label, hint, error, doubt, required };
  return (
    <Field {...field} beside={beside} className={className}>
      <select className={cn(controlClass, 'cursor-pointer')} {...controlProps(field)} {...select}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
