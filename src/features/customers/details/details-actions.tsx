import { BellPlus, PencilLine, Share2, UserPlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { type CopyOutcome, copyOutcomes, copyText } from '@/components/ui/copy-text';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { company } from '@/config/company';
import { nextOpening } from '@/domain/business-days';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { textOf } from '@/domain/option-text';
import { averageVolumes, deliveryTimes, labelOf } from '@/domain/options';
import { contactCard } from '@/features/customers/export/contact-card';
import { contentLine, toPlainLines } from '@/lib/content-lines';
import { formatDateTime } from '@/lib/dates';
import { download } from '@/lib/download';
import { toSlug } from '@/lib/slug';
import { hasVisibleText, toSingleLine } from '@/lib/text';

/** What can be taken away from the screen: a contact for the phone, a reminder to call, a job for the driver. */
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

/** 'marcia-bennett.vcf'; 'contact.vcf' where the name holds nothing for a file name. */
export function customerFileName({ firstName, lastName }: Customer, extension: 'vcf' | 'ics'): string {
  return `${toSlug(`${firstName} ${lastName}`) || 'contact'}.${extension}`;
}

const CorrectCustomerDialog = lazyDialog(
  async () => (await import('@/features/customers/form/correct-customer-dialog')).CorrectCustomerDialog,
);

/** Opens the dialog that corrects a customer. */
function CorrectCustomer({ customer, className }: { customer: Customer; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)} className={className}>
        <PencilLine aria-hidden="true" className="size-4" />
        Correct
      </Button>
      {/* Beside the details, whose styles are not meant for it. */}
      {isOpen && createPortal(<CorrectCustomerDialog customer={customer} onClose={close} />, document.body)}
    </>
  );
}

/** How long the call is entered for, in milliseconds. */
const callLength = 15 * 60_000;

/**
 * A reminder to call the customer, as an iCalendar file with an alarm at its start. `now` is when it is made.
 * A customer's reminders have one UID, so that a calendar moves the entry it has instead of adding another.
 */
export function callReminder(customer: Customer, start: Date, now: Date): string {
  const summary = `Call ${displayName(customer)}`;
  const description = [
    ['Phone', customer.phone],
    ['Company', customer.companyName],
  ]
    .filter(([, text = '']) => hasVisibleText(text))
    .map(([label, text = '']) => `${label}: ${toSingleLine(text)}`)
    .join('\n');
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//${company.name}//Customer Management//EN`),
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `${company.slug}-call-${customer.id}`),
    contentLine('DTSTAMP', toUtc(now)),
    contentLine('DTSTART', toUtc(start)),
    contentLine('DTEND', toUtc(new Date(start.getTime() + callLength))),
    contentLine('SUMMARY', summary),
    description && contentLine('DESCRIPTION', description),
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', summary),
    contentLine('TRIGGER', 'PT0S'),
    contentLine('END', 'VALARM'),
    contentLine('END', 'VEVENT'),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

/** '20261123T120000Z' */
const toUtc = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * What a driver needs to know of a customer, an answer a line; what was left empty is left out. The message,
 * which may have many lines, comes last, so that none of them passes for an answer above it.
 */
export function jobSummary(customer: Customer): string {
  const { firstName, lastName, address, parish, fuelTypes, averageVolume, preferredDeliveryTime } = customer;
  const answers = [
    ['Company', customer.companyName],
    ['Customer', `${firstName} ${lastName}`],
    ['Phone', customer.phone],
    ['Address', [address, parish].filter(hasVisibleText).join(', ')],
    ['Fuel types', fuelTypes.filter(hasVisibleText).join(', ')],
    ['Volume', textOf(averageVolumes, averageVolume)],
    ['Delivery time', labelOf(deliveryTimes, preferredDeliveryTime)],
  ].map(([label, answer = '']) => [label, toSingleLine(answer)]);
  return [['Job for', company.name], ...answers, ['Message', toPlainLines(customer.message)]]
    .filter(([, answer = '']) => hasVisibleText(answer))
    .map(([label, answer]) => `${label}: ${answer}`)
    .join('\n');
}

/** Said by a browser when somebody thought better of sharing, or is still choosing whom to share with. */
const quietErrors: readonly unknown[] = ['AbortError', 'InvalidStateError'];

/**
 * Hands a text to the device's share sheet, or to the clipboard where there is none or it fails. Gives what to
 * say of a copy; never rejects.
 */
export async function shareText(text: string): Promise<CopyOutcome | undefined> {
  if (!navigator.share) return copyText(text);
  try {
    await navigator.share({ text });
  } catch (error) {
    const isQuiet = error instanceof DOMException && quietErrors.includes(error.name);
    if (!isQuiet) return copyText(text);
  }
  return undefined;
}
