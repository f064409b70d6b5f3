import { ChevronLeft, ChevronRight, Mail, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Modal } from '@/components/staff/modal';
import { AnchorButton } from '@/components/ui/button';
import { newTab } from '@/components/ui/new-tab';
import { useFocusKept } from '@/components/ui/use-focus-successor';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { greetingLinks } from '@/features/customers/cells/contact-links';
import { StatusSelect } from '@/features/customers/cells/status-select';
import { erasedNotice, unknownNotice } from '@/features/customers/changes/failure-text';
import { Duplicates } from '@/features/customers/duplicates/duplicates';
import { requestFocusForOpener } from '@/features/customers/focus/focus-request';
import { shortcutTarget } from '@/features/customers/keyboard/shortcuts';
import { LogPrompt } from '@/features/customers/notices/log-prompt';
import { NoticeBanner } from '@/features/customers/notices/notice-banner';
import { isRead } from '@/features/customers/state/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format-count';
import { ActivitySection } from './activity-section';
import { CustomerDetails } from './customer-details';
import { CustomerMessage, CustomerSummary } from './customer-summary';
import { DetailsActions } from './details-actions';
import { NextStep } from './next-step';
import { type DetailsPlace, usePlace } from './use-place';

/** Closes with a notice when the customer is erased, or unknown once the list is read. */
export function DetailsDialog({ id }: { id: string }) {
  const { find, closeDetails, notify } = useCustomersStore();
  const customer = useCustomers(() => find(id)?.customer);
  const { place, rowId } = usePlace(id);
  const isMissing = customer === undefined;
  const isListRead = useCustomers(isRead);
  const asOf = useCustomers((state) => state.asOf);
  const shownId = useRef<string>(undefined);

  function close() {
    closeDetails();
    requestFocusForOpener(rowId === undefined ? { kind: 'search-box' } : { kind: 'row', id: rowId });
  }

  useEffect(() => {
    if (!isMissing) {
      shownId.current = id;
      return;
    }
    const wasShown = shownId.current === id;
    if (!wasShown && !isListRead) return;
    close();
    notify(wasShown ? erasedNotice : unknownNotice(asOf));
  });

  const name = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the details of another customer begin at the top.
  useLayoutEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [id]);
  // The link to a duplicate is gone once its details are open.
  useFocusKept(name, id);

  if (!customer) return null;
  return (
    <Modal
      title={
        <bdi ref={name} tabIndex={-1} className="line-clamp-3 break-words leading-6 outline-none">
          {displayName(customer)}
        </bdi>
      }
      actions={<DetailsSteps {...place} />}
      onClose={close}
      contentRef={content}
      footer={
        <div className="flex flex-col gap-3">
          {/* A modal dialog makes the notices under it inert. On a short screen the footer may be out of sight. */}
          <div className="contents short:absolute short:inset-x-5 short:bottom-3 short:z-10 short:block">
            <NoticeBanner />
          </div>
          <LogPrompt />
          <DetailsFooter customer={customer} />
        </div>
      }
    >
      <div className="grid gap-x-10 gap-y-4 *:min-w-0 md:grid-cols-2">
        <div className="space-y-3">
          <CustomerSummary key={`summary ${id}`} customer={customer} />
          <CustomerMessage key={`message ${id}`} customer={customer} />
        </div>
        <div className="space-y-4">
          <NextStep customer={customer} />
          <ActivitySection customerId={id} />
        </div>
      </div>
      <DetailsActions key={id} customer={customer} />
      <Duplicates key={`duplicates ${id}`} customer={customer} />
      <CustomerDetails customer={customer} />
    </Modal>
  );
}

const stepClass = cn(
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-paper-dim',
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
);

function DetailsSteps({ position, count, previousId, nextId }: DetailsPlace) {
  const { openDetails } = useCustomersStore();
  return (
    <div className="flex shrink-0 items-center">
      <button
        type="button"
        aria-label="Previous customer"
        aria-disabled={previousId === undefined}
        {...shortcutTarget('previous')}
        onClick={() => previousId !== undefined && openDetails(previousId)}
        className={stepClass}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <span aria-live="polite" className="meter text-petrol-700 text-sm">
        {position === undefined ? 'Not in this list' : `${formatCount(position)} of ${formatCount(count)}`}
      </span>
      <button
        type="button"
        aria-label="Next customer"
        aria-disabled={nextId === undefined}
        {...shortcutTarget('next')}
        onClick={() => nextId !== undefined && openDetails(nextId)}
        className={stepClass}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

const linkClass = 'max-sm:flex-[1_0_min-content] [&>svg]:shrink-0';

function DetailsFooter({ customer }: { customer: Customer }) {
  const { offerLog } = useCustomersStore();
  const extensionId = useId();
  const { email, call, extension, whatsapp } = greetingLinks(customer);
  return (
    <div className="flex flex-wrap gap-2 [overflow-wrap:normal]">
      {email && (
        <AnchorButton href={email} onClick={() => offerLog(customer.id, 'email')} className={linkClass}>
          <Mail aria-hidden="true" className="size-5" />
          Send Email
        </AnchorButton>
      )}
      {call && (
        <AnchorButton
          href={call}
          aria-describedby={extension && extensionId}
          onClick={() => offerLog(customer.id, 'call')}
          {...shortcutTarget('call')}
          variant="dark"
          className={linkClass}
        >
          <Phone aria-hidden="true" className="size-5" />
          Call Customer
        </AnchorButton>
      )}
      {extension && (
        <p id={extensionId} className="self-center font-semibold text-sm">
          {`ext. ${extension}`}
        </p>
      )}
      {whatsapp && (
        <AnchorButton
          href={whatsapp}
          onClick={() => offerLog(customer.id, 'whatsapp')}
          {...newTab}
          variant="dark"
          className={linkClass}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          WhatsApp
        </AnchorButton>
      )}
      <StatusSelect asOrder customer={customer} className="max-sm:flex-[1_1_max-content] sm:ml-auto" />
    </div>
  );
}
