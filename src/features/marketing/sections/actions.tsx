import { LinkButton } from '@/components/ui/button';
import type { Action } from '@/features/marketing/content-types';
import { cn } from '@/lib/cn';

/** The first button and the others, so that they stand out from their ground. */
const variants = {
  paper: ['primary', 'outline'],
  petrol: ['primary', 'outlineLight'],
  sea: ['primary', 'outlineLight'],
  amber: ['dark', 'outline'],
} as const;

interface ActionsProps {
  actions: readonly Action[];
  /** The ground they stand on. */
  on?: keyof typeof variants;
  className?: string;
}

/** Where to go next: the first is what we hope for. */
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
          {label}
          {context && <span className="sr-only"> {context}</span>}
        </LinkButton>
      ))}
    </div>
  );
}
