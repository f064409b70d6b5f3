import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { cn } from '@/lib/cn';
import { controlClass, controlProps, Field, type FieldProps, splitProps } from './fields';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

export function PasswordField(props: PasswordFieldProps) {
  const [isCapsLock, setIsCapsLock] = useState(false);
  const { field, control } = splitProps({
    ...props,
    doubt: isCapsLock ? 'Caps Lock is on.' : (props.doubt ?? ''),
  });
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      <div className="relative">
        <input
          type={shown ? 'text' : 'password'}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={() => setIsCapsLock(false)}
          autoCapitalize="none"
          spellCheck={false}
          className={cn(controlClass, 'pr-13')}
          {...controlProps(field)}
          {...control}
        />
        <button
          type="button"
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 right-0.5 inline-flex w-11 cursor-pointer items-center justify-center rounded-md text-petrol-700 hover:bg-paper-dim"
        >
          <Icon aria-hidden="true" className="size-5" />
          <span className="sr-only">{`${shown ? 'Hide' : 'Show'} ${field.label.toLowerCase()}`}</span>
        </button>
      </div>
    </Field>
  );
}
