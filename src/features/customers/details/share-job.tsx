import { Share2 } from 'lucide-react';
import { useRef } from 'react';
import { ListboxButton } from '@/components/staff/listbox-button';
import { Button, buttonClass } from '@/components/ui/button';
import { copyOutcomes } from '@/components/ui/copy-text';
import { shared, shareText } from '@/components/ui/share-text';
import { useFocusSuccessor } from '@/components/ui/use-focus-successor';
import { useSubmission } from '@/components/ui/use-submission';
import { isDriver } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { jobSummary } from '@/features/customers/export/job-summary';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';

interface ShareJobProps {
  customer: Customer;
  className: string;
  onEnd: (outcome: string | undefined, job: string) => void;
}

const anybody = { value: '', label: 'Somebody else' } as const;

export function ShareJob({ customer, className, onEnd }: ShareJobProps) {
  const { logNote } = useCustomersStore();
  const staff = useCustomers((state) => state.staff);
  const { pending, submit } = useSubmission();
  const drivers = staff.filter(isDriver).map(({ email, name }) => ({ value: email, label: name }));
  const hasDrivers = drivers.length > 0;
  const button = useRef<HTMLButtonElement>(null);
  useFocusSuccessor(hasDrivers, () => button.current?.focus());

  async function share(driver = '') {
    const job = jobSummary(customer, driver);
    const outcome = await shareText(job);
    onEnd(outcome, job);
    if (outcome === shared) await logNote(customer.id, `Job shared${driver && ` with ${driver}`}.`);
    if (outcome === copyOutcomes.copied)
      await logNote(customer.id, `Job copied${driver && ` for ${driver}`}.`);
  }

  const icon = <Share2 aria-hidden="true" className="size-4" />;
  if (!hasDrivers)
    return (
      <Button
        ref={button}
        variant="quiet"
        aria-disabled={pending}
        className={className}
        onClick={() => void submit(() => share())}
      >
        {icon}
        Share job
      </Button>
    );
  return (
    <ListboxButton
      ref={button}
      label="Share job"
      options={[...drivers, anybody]}
      value={undefined}
      onChoose={(email) => void share(drivers.find(({ value }) => value === email)?.label)}
      className={cn(buttonClass({ variant: 'quiet' }), className)}
    >
      {icon}
      <span>Share job</span>
    </ListboxButton>
  );
}
