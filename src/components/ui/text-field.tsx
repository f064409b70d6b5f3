import type { ComponentProps } from 'react';
import { controlClass, controlProps, Field, type FieldProps } from './field';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text with its label, hint and error. */
export function TextField({ id, label, hint, error, doubt, required, className, ...input }: TextFieldProps) {
  const field = { id, label, hint, error, doubt, required };
  return (
    <Field {...field} className={className}>
      <input type="text" className={controlClass} {...controlProps(field)} {...input} />
    </Field>
  );
}

type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text with their label, hint and error. */
export function TextareaField({
  id,
  label,
  hint,
  error,
  required,
  className,
  ...textarea
}: TextareaFieldProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field {...field} className={className}>
      <textarea rows={5} className={controlClass} {...controlProps(field)} {...textarea} />
    </Field>
  );
}
