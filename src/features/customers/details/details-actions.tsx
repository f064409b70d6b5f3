import { BellPlus, Link, PencilLine, UserPlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyDialog } from '@/components/staff/lazy-dialog';
import { Button } from '@/components/ui/button';
import { copyOutcomes, copyText } from '@/components/ui/copy-text';
import { detailsAddress } from '@/config/details-address';
import { paths } from '@/config/paths';
import { nextOpening } from '@/domain/business-days';
import type { Customer } from '@/domain/customer';
import { callReminder } from '@/features/customers/export/call-reminder';
import { contactCard } from '@/features/customers/export/contact-card';
import { customerFileName } from '@/features/customers/export/customer-file-name';
import { useCustomers } from '@/features/customers/store/customers-store';
import { formatDateTime } from '@/lib/dates';
import { download } from '@/lib/download';
import { unreadText } from './next-step';
import { ShareJob } from './share-job';

interface LabelledText {
  label: string;
  text: string;
}

interface Report {
  outcome?: string | undefined;
  /** The text to copy by hand, where the browser has no clipboard. */
  byHand?: LabelledText | undefined;
}

export function DetailsActions({ customer }: { customer: Customer }) {
  const work = useCustomers((state) => state.work);
  const [{ outcome, byHand }, setReport] = useState<Report>({});

  function report(copied: string | undefined, text: LabelledText) {
    setReport({ outcome: copied, byHand: copied === copyOutcomes.refused ? text : undefined });
  }

  async function copyLink() {
    const address = new URL(paths.adminDashboard + detailsAddress(customer.id), window.location.origin);
    report(await copyText(address.href), { label: 'Link to these details', text: address.href });
  }

  function saveContact() {
    const fileName = customerFileName(customer, 'vcf');
    download(fileName, [contactCard(customer)], 'text/vcard;charset=utf-8');
    setReport({ outcome: `Contact saved as ${fileName}` });
  }

  function remind() {
    if (!work) return setReport({ outcome: unreadText });
    const followUpAt = work.get(customer.id)?.followUpAt;
    const now = new Date();
    const start = followUpAt && followUpAt > now ? followUpAt : nextOpening(now);
    const fileName = customerFileName(customer, 'ics');
    download(fileName, [callReminder(customer, start, now)], 'text/calendar;charset=utf-8');
    setReport({ outcome: `Reminder for ${formatDateTime(start)} saved as ${fileName}` });
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2 [overflow-wrap:normal] max-sm:*:flex-[1_0_min-content]">
        <CorrectCustomer customer={customer} />
        <ActionButton onClick={saveContact}>
          <UserPlus aria-hidden="true" className="size-4" />
          Save contact
        </ActionButton>
        <ActionButton onClick={remind}>
          <BellPlus aria-hidden="true" className="size-4" />
          Remind me
        </ActionButton>
        <ShareJob
          customer={customer}
          className={actionClass}
          onEnd={(outcome, text) => report(outcome, { label: 'Job summary', text })}
        />
        <ActionButton onClick={() => void copyLink()}>
          <Link aria-hidden="true" className="size-4" />
          Copy link
        </ActionButton>
      </div>
      <p aria-live="polite" className="wrap-anywhere text-petrol-700 text-sm not-empty:mt-2">
        {outcome}
      </p>
      {byHand && (
        <textarea
          readOnly
          aria-label={byHand.label}
          value={byHand.text}
          rows={byHand.text.includes('\n') ? 8 : 2}
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

function CorrectCustomer({ customer }: { customer: Customer }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <ActionButton onClick={() => setIsOpen(true)}>
        <PencilLine aria-hidden="true" className="size-4" />
        Correct
      </ActionButton>
      {/* Outside the details, whose styles would apply to it. */}
      {isOpen && createPortal(<CorrectCustomerDialog customer={customer} onClose={close} />, document.body)}
    </>
  );
}
