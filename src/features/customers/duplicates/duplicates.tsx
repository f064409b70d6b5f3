import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CaptionedSection } from '@/components/staff/captioned-section';
import { lazyDialog } from '@/components/staff/lazy-dialog';
import { useFocusKept } from '@/components/ui/use-focus-successor';
import type { Customer } from '@/domain/customer';
import { displayName, nameOf } from '@/domain/customer-text';
import { duplicatesOf } from '@/domain/find-duplicates';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { CustomerLink, LinkList, linkActionClass } from './customer-link';
import { PossibleDuplicates } from './possible-duplicates';

const MergeDialog = lazyDialog(async () => (await import('./merge-dialog')).MergeDialog);

export function Duplicates({ customer }: { customer: Customer }) {
  const { find } = useCustomersStore();
  const work = useCustomers((state) => state.work);
  // Subscribes: `find` reads the rows.
  useCustomers((state) => state.rows);
  const original = work?.get(customer.id)?.duplicateOf ?? '';
  const duplicates = (work ? duplicatesOf(work, customer.id) : []).flatMap((id) => find(id)?.customer ?? []);
  const [compared, setCompared] = useState<readonly [Customer, Customer]>();
  const section = useRef<HTMLDivElement>(null);
  useFocusKept(section, `${original} ${duplicates.length} ${compared !== undefined}`);
  return (
    <div ref={section} tabIndex={-1} className="my-5 space-y-5 outline-none">
      {original && (
        <CaptionedSection title="Duplicate of">
          <Original id={original} customer={customer} />
        </CaptionedSection>
      )}
      {duplicates.length > 0 && (
        <CaptionedSection title="Duplicates of this one">
          <LinkList>
            {duplicates.map((one) => (
              <CustomerLink key={one.id} customer={one}>
                <Release customer={one} />
              </CustomerLink>
            ))}
          </LinkList>
        </CaptionedSection>
      )}
      <PossibleDuplicates customer={customer} onCompare={(other) => setCompared([customer, other])} />
      {/* Outside the details, whose styles would apply to it. */}
      {compared &&
        createPortal(<MergeDialog pair={compared} onClose={() => setCompared(undefined)} />, document.body)}
    </div>
  );
}

function Original({ id, customer }: { id: string; customer: Customer }) {
  const { find } = useCustomersStore();
  const original = useCustomers(() => find(id)?.customer);
  return (
    <LinkList>
      {original ? (
        <CustomerLink customer={original}>
          <Release customer={customer} />
        </CustomerLink>
      ) : (
        <li className="flex flex-wrap items-center justify-between pl-3">
          <span className="first-letter:uppercase">{nameOf(id, find)}</span>
          <Release customer={customer} />
        </li>
      )}
    </LinkList>
  );
}

function Release({ customer }: { customer: Customer }) {
  const { releaseDuplicate } = useCustomersStore();
  const isSaving = useCustomers(({ saving }) => saving.has(customer.id));
  return (
    <button
      type="button"
      aria-label={`Not a duplicate: ${displayName(customer)}`}
      aria-disabled={isSaving}
      onClick={() => void releaseDuplicate(customer.id)}
      className={linkActionClass}
    >
      Not a duplicate
    </button>
  );
}
