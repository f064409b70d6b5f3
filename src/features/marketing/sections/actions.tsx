import { LinkButton } from '@/components/ui/button';
import type { Action } from '@/features/marketing/content/content-types';
import { cn } from '@/lib/cn';

interface ActionsProps {
  actions: readonly Action[];
  /** On dark ground the second button is outlined in light. */
  dark?: boolean;
  className?: string;
}

/** Where to go next: the first is what we hope for. */
export function Actions({ actions, dark = false, className }: ActionsProps) {
  return (
    <div className={cn('flex flex-wrap gap-3', className)}>
      {actions.map(({ label, to }, index) => (
        <LinkButton
          key={label}
          to={to}
          size="large"
          variant={index === 0 ? 'primary' : dark ? 'outlineLight' : 'outline'}
          className="max-xs:w-full"
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
