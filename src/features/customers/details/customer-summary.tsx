import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CaptionedSection } from '@/components/staff/captioned-section';
import { copyText } from '@/components/ui/copy-text';
import { EmailText } from '@/components/ui/email-text';
import type { Customer } from '@/domain/customer';
import { fieldText } from '@/domain/customer-fields';
import { displayName, nameOf } from '@/domain/customer-text';
import { callLink } from '@/features/customers/cells/contact-links';
import { PhoneDoubtMark } from '@/features/customers/cells/phone-doubt-mark';
import { ResponseTime, StatusBadge } from '@/features/customers/cells/status-select';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { hasVisibleText } from '@/lib/text';

/** The contact and the wishes, before the sections that hold every field. */
export function CustomerSummary({ customer }: { customer: Customer }) {
  const { companyName, email, phone, whatsapp, parish, fuelTypes, averageVolume } = customer;
  const contact = (['preferredContact', 'preferredDeliveryTime'] as const)
    .map((field) => fieldText(field, customer[field]))
    .filter(hasVisibleText);
  return (
    <dl aria-label="Summary" className="text-sm">
      <Row label="Status">
        <StatusBadge status={customer.status} />
        <ResponseTime customer={customer} className="ml-2 [&>.sr-only]:not-sr-only" />
      </Row>
      <DuplicateOf customerId={customer.id} />
      <Row label="Phone">{hasVisibleText(phone) && <PhoneNumber customer={customer} />}</Row>
      <Row label="WhatsApp">{whatsapp}</Row>
      <Row label="E-mail">
        {hasVisibleText(email) && (
          <bdi>
            <EmailText>{email}</EmailText>
          </bdi>
        )}
      </Row>
      <Row label="Company">{companyName}</Row>
      <Row label="Parish">{parish}</Row>
      <Row label="Fuel">{fieldText('fuelTypes', fuelTypes)}</Row>
      <Row label="Volume">{fieldText('averageVolume', averageVolume)}</Row>
      <Row label="Prefers">{contact.join(', ')}</Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  if (!children || (typeof children === 'string' && !hasVisibleText(children))) return null;
  return (
    <div className="flex gap-x-3 max-[18rem]:block">
      <dt className="w-20 shrink-0 self-center text-petrol-600">{label}</dt>
      <dd className="wrap-anywhere flex min-w-0 items-center py-0.5 font-medium max-[18rem]:flex-wrap">
        {typeof children === 'string' ? <bdi>{children}</bdi> : children}
      </dd>
    </div>
  );
}

function DuplicateOf({ customerId }: { customerId: string }) {
  const { find, openDetails } = useCustomersStore();
  const originalId = useCustomers((state) => state.work?.get(customerId)?.duplicateOf) ?? '';
  const original = useCustomers(() => find(originalId)?.customer);
  if (!originalId) return null;
  return (
    <Row label="Duplicate of">
      {original ? (
        <button
          type="button"
          onClick={() => openDetails(originalId)}
          className="min-h-11 min-w-0 cursor-pointer text-left font-bold underline underline-offset-4 lg:min-h-6"
        >
          <bdi>{displayName(original)}</bdi>
        </button>
      ) : (
        <span className="first-letter:uppercase">{nameOf(originalId, find)}</span>
      )}
    </Row>
  );
}

function PhoneNumber({ customer }: { customer: Customer }) {
  const { offerLog } = useCustomersStore();
  const [outcome, setOutcome] = useState<string>();
  const { phone } = customer;
  const { call } = callLink(phone);
  return (
    <>
      {call ? (
        <a
          href={call}
          onClick={() => offerLog(customer.id, 'call')}
          className="flex min-h-11 min-w-0 items-center font-bold text-base"
        >
          <bdi>{phone}</bdi>
        </a>
      ) : (
        <bdi className="min-w-0 font-bold text-base">{phone}</bdi>
      )}
      <span className="ml-2 empty:hidden">
        <PhoneDoubtMark text={phone} />
      </span>
      <button
        type="button"
        aria-label="Copy the number"
        title="Copy the number"
        onClick={() => void copyText(phone).then(setOutcome)}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-petrol-700 hover:bg-paper-dim"
      >
        <Copy aria-hidden="true" className="size-4" />
      </button>
      <span aria-live="polite" className="font-normal text-petrol-700">
        {outcome}
      </span>
    </>
  );
}

/** A longer message, in characters or lines, would push the rest off the first screen. */
const shortest = { characters: 160, lines: 3 };

/** Requirement 2.16: only where there is a message. */
export function CustomerMessage({ customer: { message } }: { customer: Customer }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!hasVisibleText(message)) return null;
  const isLong = message.length > shortest.characters || message.split('\n').length > shortest.lines;
  return (
    <CaptionedSection title="Customer Message">
      <div className="mt-1 rounded-md border-amber-400 border-l-4 bg-paper px-3 py-2 text-sm">
        <p className={cn('whitespace-pre-wrap break-words', isLong && !isOpen && 'line-clamp-3')}>
          <bdi>{message}</bdi>
        </p>
        {isLong && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="-mb-2 min-h-11 cursor-pointer font-semibold underline underline-offset-4"
          >
            {isOpen ? 'Show less' : 'Show the whole message'}
          </button>
        )}
      </div>
    </CaptionedSection>
  );
}
