import { CaptionedSection } from '@/components/staff/captioned-section';
import { staffName } from '@/domain/activity-text';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { EntryContent } from '@/features/customers/activity/entry-list';
import { nextStepWords } from '@/features/customers/cells/next-step-line';
import { messages } from '@/features/customers/state/messages';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { formatDateTime } from '@/lib/dates';
import { hasVisibleText } from '@/lib/text';
import { CustomerDetails } from './customer-details';

/** Message, next step, every entry that was read and every field, without controls (requirement 2.51). */
export function PrintedDetails({ customer }: { customer: Customer }) {
  const { getState, find } = useCustomersStore();
  const { work, staff, activity } = getState();
  const { id, message } = customer;
  const nextStep = nextStepWords(work?.get(id), { staff, find, now: new Date() });
  const { entries, older } = activity?.customerId === id ? activity : {};
  return (
    <div className="space-y-5">
      <h1 className="wrap-anywhere font-bold text-xl">
        <bdi>{displayName(customer)}</bdi>
      </h1>
      {hasVisibleText(message) && (
        <CaptionedSection title="Customer Message">
          <p className="wrap-anywhere whitespace-pre-wrap text-sm">
            <bdi>{message}</bdi>
          </p>
        </CaptionedSection>
      )}
      {nextStep.length > 0 && (
        <CaptionedSection title="Next step">
          <p className="wrap-anywhere text-sm">{nextStep.join(', ')}</p>
        </CaptionedSection>
      )}
      <CustomerDetails customer={customer} />
      {entries?.length !== 0 && (
        <CaptionedSection title="Activity">
          {!entries && <p className="text-sm">{messages.activityUnread}</p>}
          {entries && older !== 'none' && (
            <p className="text-sm">{messages.entriesShown(entries.length, false)}</p>
          )}
          <ol className="text-sm">
            {entries?.map((entry) => (
              <li key={entry.id} className="break-inside-avoid py-1.5">
                <EntryContent entry={entry} />
                <p className="wrap-anywhere text-xs">
                  {[formatDateTime(entry.at), staffName(staff, entry.by)].filter(hasVisibleText).join(' · ')}
                </p>
              </li>
            ))}
          </ol>
        </CaptionedSection>
      )}
    </div>
  );
}
