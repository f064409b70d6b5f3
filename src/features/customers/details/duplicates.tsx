import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Customer } from '@/domain/customer';
import { displayName, nameOf } from '@/features/customers/store/customer-text';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { DetailsSection } from './customer-details';
import { CustomerLink, LinkList, linkActionClass } from './customer-link';
import { repeatingOf } from './find-duplicates';
import { PossibleDuplicates } from './possible-duplicates';

/** Whom a customer repeats, who repeats them, and who may. */
export function Duplicates({ customer }: { customer: Customer }) {
  const { find } = useCustomersStore();
  const work = useCustomers((state) => state.work);
  const rows = useCustomers((state) => state.rows);
  const original = work?.get(customer.id)?.duplicateOf ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is found is found among the rows.
  const repeating = useMemo(
    () => (work ? repeatingOf(work, customer.id) : []).flatMap((id) => find(id)?.customer ?? []),
    [work, rows, customer.id, find],
  );
  const section = useFocusKept(`${original} ${repeating.length}`);
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      {original && (
        <DetailsSection title="Duplicate of" className="mb-7">
          <Original id={original} customer={customer} />
        </DetailsSection>
      )}
      {repeating.length > 0 && (
        <DetailsSection title="Duplicates of this one" className="mb-7">
          <LinkList>
            {repeating.map((one) => (
              <CustomerLink key={one.id} customer={one}>
                <Release customer={one} />
              </CustomerLink>
            ))}
          </LinkList>
        </DetailsSection>
      )}
      <PossibleDuplicates customer={customer} canClose />
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
        <li className="flex flex-wrap items-center justify-between pl-3 first-letter:uppercase">
          {nameOf(id, find)}
          <Release customer={customer} />
        </li>
      )}
    </LinkList>
  );
}

/** Says that a customer repeats nobody after all. */
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

/** Takes the focus when what was pressed goes with a change of these. */
function useFocusKept(state: string) {
  const section = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    const isChanged = before.current !== state;
    before.current = state;
    if (isChanged && document.activeElement === document.body) section.current?.focus();
  }, [state]);
  return section;
}
