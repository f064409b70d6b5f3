import { BellPlus, PencilLine, Share2, UserPlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { copyOutcomes } from '@/components/ui/copy-text';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { shareText } from '@/components/ui/share-text';
import { nextOpening } from '@/domain/business-days';
import type { Customer } from '@/domain/customer';
import { callReminder } from '@/features/customers/export/call-reminder';
import { contactCard } from '@/features/customers/export/contact-card';
import { customerFileName } from '@/features/customers/export/customer-file-name';
import { jobSummary } from '@/features/customers/export/job-summary';
import { formatDateTime } from '@/lib/dates';
import { download } from '@/lib/download';

export function DetailsActions({ customer }: { customer: Customer }) {
  const [outcome, setOutcome] = useState<string>();
  const job = jobSummary(customer);

  function saveContact() {
    const fileName = customerFileName(customer, 'vcf');
    download(fileName, [contactCard(customer)], 'text/vcard;charset=utf-8');
    setOutcome(`Contact saved as ${fileName}`);
  }

  function remind() {
    const now = new Date();
    const start = nextOpening(now);
    const fileName = customerFileName(customer, 'ics');
    download(fileName, [callReminder(customer, start, now)], 'text/calendar;charset=utf-8');
    setOutcome(`Reminder for ${formatDateTime(start)} saved as ${fileName}`);
  }

  return (
    <>
      <div className="mt-3 flex w-full flex-wrap gap-2 [overflow-wrap:normal] max-sm:*:flex-[1_0_min-content] sm:mt-0 sm:ml-auto sm:w-auto">
        <CorrectCustomer customer={customer} className={actionClass} />
        <ActionButton onClick={saveContact}>
          <UserPlus aria-hidden="true" className="size-4" />
          Save contact
        </ActionButton>
        <ActionButton onClick={remind}>
          <BellPlus aria-hidden="true" className="size-4" />
          Remind me
        </ActionButton>
        <ActionButton onClick={() => void shareText(job).then(setOutcome)}>
          <Share2 aria-hidden="true" className="size-4" />
          Share job
        </ActionButton>
      </div>
      <p
        aria-live="polite"
        className="wrap-anywhere w-full text-petrol-700 text-sm not-empty:mt-2 sm:text-right"
      >
        {outcome}
      </p>
      {outcome === copyOutcomes.refused && (
        <textarea
          readOnly
          aria-label="Job summary"
          value={job}
          rows={8}
          className="mt-2 w-full rounded-md border border-paper-edge bg-white p-3 text-sm"
        />
      )}
    </>
  );
}

const actionClass = 'max-sm:flex-col max-sm:gap-1 max-sm:px-1';

function ActionButton(props: ComponentProps<typeof Button>) {
  return <Button variant="quiet" className={actionClass} {...props} />;
}

const CorrectCustomerDialog = lazyDialog(
  async () => (await import('@/features/customers/form/correct-customer-dialog')).CorrectCustomerDialog,
);

function CorrectCustomer({ customer, className }: { customer: Customer; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)} className={className}>
        <PencilLine aria-hidden="true" className="size-4" />
        Correct
      </Button>
      {/* Outside the details, whose styles would apply to it. */}
      {isOpen && createPortal(<CorrectCustomerDialog customer={customer} onClose={close} />, document.body)}
    </>
  );
}
