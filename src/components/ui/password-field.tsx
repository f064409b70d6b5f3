import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/cn';
import { controlClass, controlProps, Field, type FieldProps } from './field';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A password with its label, hint and error, and a button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hint, error, required, className, ...input } = props;
  const field = { id, label, hint, error, required };
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field} className={className}>
      <div className="relative">
        <input
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={cn(controlClass, 'pr-13')}
          {...controlProps(field)}
          {...input}
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 right-0.5 inline-flex w-11 cursor-pointer items-center justify-center rounded-md text-petrol-700 hover:bg-paper-dim"
        >
          <Icon aria-hidden="true" className="size-5" />
          <span className="sr-only">
            {shown ? 'Hide' : 'Show'} {label.toLowerCase()}
          </span>
        </button>
      </div>
    </Field>
  );
}
