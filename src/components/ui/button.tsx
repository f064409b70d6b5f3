import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';

const variants = {
  primary: 'border border-transparent bg-amber-400 text-petrol-950 hover:bg-amber-300 active:bg-amber-500',
  dark: 'border border-transparent bg-petrol-900 text-paper-bright hover:bg-petrol-800 active:bg-petrol-950',
  outline: 'border-2 border-petrol-900 text-petrol-900 hover:bg-petrol-900 hover:text-paper-bright',
  outlineLight: 'border-2 border-petrol-200 text-paper-bright hover:bg-paper-bright hover:text-petrol-900',
  quiet: 'border border-paper-line bg-paper-bright text-petrol-900 hover:border-petrol-400 hover:bg-white',
} as const;

const sizes = {
  medium: 'min-h-11 px-4 py-2 text-sm',
  large: 'min-h-13 px-6 large-text:flex-col large-text:px-2 py-3 text-base',
} as const;

interface ButtonVariant {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonVariant = {}): string {
  return cn(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md text-center font-semibold no-underline transition-colors print:border-black',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
  );
}

export const pillClass =
  'flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border border-paper-edge bg-paper-bright px-3.5 font-semibold text-sm hover:border-petrol-600 aria-pressed:border-petrol-900 aria-pressed:bg-petrol-900 aria-pressed:text-paper-bright lg:min-h-9 lg:max-xl:px-2.5';

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonVariant) {
  return <button type={type} className={cn(buttonClass({ variant, size }), className)} {...rest} />;
}

export function LinkButton({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonVariant) {
  return <Link className={cn(buttonClass({ variant, size }), className)} {...rest} />;
}

export function AnchorButton({
  variant,
  size,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonVariant) {
  return (
    <a className={cn(buttonClass({ variant, size }), className)} {...rest}>
      {children}
    </a>
  );
}
