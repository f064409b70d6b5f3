import { useDeferredValue, useMemo } from 'react';
import { toCustomer } from '@/domain/customer';
import type { CustomerDraftInput } from '@/domain/customer-draft';
import { PossibleDuplicates } from '@/features/customers/details/possible-duplicates';
import { unfinishedRead } from '@/features/customers/store/customers-state';
import { useCustomers } from '@/features/customers/store/customers-store';
import { hasVisibleText } from '@/lib/text';

/**
 * Warns, while a number or an address is typed, that the customer may be on the list already. On a slow machine typing
 * goes first.
 */
export function DraftDuplicates({ draft }: { draft: CustomerDraftInput }) {
  const phone = useDeferredValue(draft.phone);
  const whatsapp = useDeferredValue(draft.whatsapp);
  const email = useDeferredValue(draft.email);
  const customer = useMemo(() => toCustomer('', { phone, whatsapp, email }), [phone, whatsapp, email]);
  const isUnfinished = useCustomers((state) => unfinishedRead(state) !== undefined);
  const isWritten = hasVisibleText(phone + whatsapp + email);
  return (
    <div aria-live="polite" className="empty:hidden sm:col-span-2">
      <PossibleDuplicates customer={customer} />
      {isWritten && isUnfinished && (
        <p className="text-petrol-700 text-sm">The list is not read to its end: others may be on it.</p>
      )}
    </div>
  );
}
