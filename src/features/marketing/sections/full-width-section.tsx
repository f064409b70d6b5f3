import type { ComponentProps } from 'react';
import { LinkButton } from '@/components/ui/button';
import { company } from '@/config/company';
import { telHref } from '@/domain/phone';
import type { Action, CallToAction } from '@/features/marketing/content-types';
import { cn } from '@/lib/cn';

const grounds = {
  paper: 'bg-paper text-petrol-900',
  bright: 'bg-paper-bright text-petrol-900',
  dim: 'bg-paper-dim text-petrol-900',
  petrol: 'bg-petrol-950 text-paper-bright',
  amber: 'bg-amber-400 text-petrol-950',
  sea: 'bg-sea-800 text-paper-bright',
} as const;

interface FullWidthSectionProps extends ComponentProps<'section'> {
  ground?: keyof typeof grounds;
}

export function FullWidthSection({
  ground = 'paper',
  className,
  children,
  ...section
}: FullWidthSectionProps) {
  return (
    <section className={grounds[ground]} {...section}>
      <div className={cn('mx-auto max-w-page px-4 py-14 md:px-6 md:py-20', className)}>{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  id?: string;
  heading: string;
  intro?: string;
  className?: string;
}

export function SectionHeading({ id, heading, intro, className }: SectionHeadingProps) {
  return (
    <div className={cn('max-w-2xl', className)}>
      <h2 id={id} className="font-extrabold text-3xl tracking-tight md:text-4xl">
        {heading}
      </h2>
      {intro && <p className="mt-3 text-lg opacity-85">{intro}</p>}
    </div>
  );
}

const variants = {
  paper: ['primary', 'outline'],
  petrol: ['primary', 'outlineLight'],
  sea: ['primary', 'outlineLight'],
  amber: ['dark', 'outline'],
} as const;

interface ActionsProps {
  actions: readonly Action[];
  on?: keyof typeof variants;
  className?: string;
}

export function Actions({ actions, on = 'paper', className }: ActionsProps) {
  return (
    <div className={cn('flex flex-wrap gap-3', className)}>
      {actions.map(({ label, to, context }, index) => (
        <LinkButton
          key={label}
          to={to}
          size="large"
          variant={variants[on][index === 0 ? 0 : 1]}
          className="max-xs:w-full"
        >
          <span>{label}</span>
          {context && <span className="sr-only">{` ${context}`}</span>}
        </LinkButton>
      ))}
    </div>
  );
}

export function ClosingSection({ call, ground = 'amber' }: { call: CallToAction; ground?: 'amber' | 'sea' }) {
  return (
    <FullWidthSection
      ground={ground}
      className="grid items-center gap-8 md:grid-cols-[minmax(20rem,1fr)_auto]"
    >
      <div className="max-w-xl">
        <h2 className="font-extrabold text-3xl tracking-tight md:text-4xl">{call.heading}</h2>
        <p className="mt-3 text-lg opacity-90">{call.line}</p>
      </div>
      <div className="print:hidden">
        <Actions actions={call.actions} on={ground} className="*:grow" />
        <p className="mt-4">
          Or call{' '}
          <a href={telHref(company.phone)} className="meter inline-block py-2 text-xl">
            {company.phone}
          </a>
        </p>
      </div>
    </FullWidthSection>
  );
}
