import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { ListboxButton } from '@/components/ui/listbox-button';
import type { Customer } from '@/domain/customer';
import { displayName, nameOf } from '@/domain/customer-text';
import { duplicatesOf, findDuplicates } from '@/domain/find-duplicates';
import { StatusBadge } from '@/features/customers/cells/status-select';
import { DetailsSection } from '@/features/customers/details/customer-details';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { formatDate } from '@/lib/dates';
import { formatCount } from '@/lib/format-count';

/** Whom a customer repeats, who repeats them, and who may. */
export function Duplicates({ customer }: { customer: Customer }) {
  const { find } = useCustomersStore();
  const work = useCustomers((state) => state.work);
  const rows = useCustomers((state) => state.rows);
  const original = work?.get(customer.id)?.duplicateOf ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is found is found among the rows.
  const repeating = useMemo(
    () => (work ? duplicatesOf(work, customer.id) : []).flatMap((id) => find(id)?.customer ?? []),
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
        <li className="flex flex-wrap items-center justify-between pl-3">
          <span className="first-letter:uppercase">{nameOf(id, find)}</span>
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

const mostShown = 5;

interface PossibleDuplicatesProps {
  customer: Customer;
  /** Whether one of two can be closed as a duplicate of the other. */
  canClose?: boolean;
}

/** Other records of what may be the same customer, so that nobody calls twice; nothing when there are none. */
export function PossibleDuplicates({ customer: opened, canClose = false }: PossibleDuplicatesProps) {
  const rows = useCustomers((state) => state.rows);
  const work = useCustomers((state) => state.work);
  const duplicates = useMemo(() => {
    const isLinked = (one: string, other: string) => work?.get(one)?.duplicateOf === other;
    // Those of whom it is known have their own place in the details.
    return findDuplicates(rows, opened).filter(
      ({ customer: { id } }) => !isLinked(id, opened.id) && !isLinked(opened.id, id),
    );
  }, [rows, opened, work]);
  if (duplicates.length === 0) return null;
  return (
    <DetailsSection title="Possible duplicates" className="mb-7">
      <LinkList>
        {duplicates.slice(0, mostShown).map(({ customer, matchedOn }) => (
          <CustomerLink key={customer.id} customer={customer} note={matchedOn}>
            {canClose && <DuplicateChoice opened={opened} other={customer} />}
          </CustomerLink>
        ))}
        {duplicates.length > mostShown && (
          <li className="px-3 py-2 text-petrol-700">{`and ${formatCount(duplicates.length - mostShown)} more`}</li>
        )}
      </LinkList>
    </DetailsSection>
  );
}

interface DuplicateChoiceProps {
  opened: Customer;
  other: Customer;
}

/**
 * Closes one of two customers as a duplicate of the other. There is no chain: nobody is offered as a duplicate who is
 * repeated, and nobody as the one to keep who is a duplicate.
 */
function DuplicateChoice({ opened, other }: DuplicateChoiceProps) {
  const { closeAsDuplicate, find } = useCustomersStore();
  const work = useCustomers((state) => state.work);
  const isSaving = useCustomers(({ saving }) => saving.has(opened.id) || saving.has(other.id));
  if (!work) return null;
  const repeats = ({ id }: Customer) => Boolean(work.get(id)?.duplicateOf);
  if (repeats(opened) || repeats(other)) return null;
  const isRepeated = ({ id }: Customer) => duplicatesOf(work, id).some((one) => find(one));
  const options = [
    ...(isRepeated(other) ? [] : [{ value: 'other', label: 'Close it: a duplicate of this one' }]),
    ...(isRepeated(opened) ? [] : [{ value: 'opened', label: 'Close this one: a duplicate of it' }]),
  ];
  if (options.length === 0) return null;
  return (
    <ListboxButton
      label={`Duplicate ... ${displayName(other)}`}
      options={options}
      value=""
      isBusy={isSaving}
      onChoose={(wish) =>
        void (wish === 'other'
          ? closeAsDuplicate(other.id, opened.id)
          : closeAsDuplicate(opened.id, other.id))
      }
      className={linkActionClass}
    >
      Duplicate ...
    </ListboxButton>
  );
}

/** Other customers that the details of one name. */
function LinkList({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-2 rounded-md border border-paper-line border-l-4 border-l-amber-400 bg-paper text-sm">
      {children}
    </ul>
  );
}

/** What can be done about one of them, in its line. */
const linkActionClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold hover:bg-amber-100/60';

interface CustomerLinkProps {
  customer: Customer;
  /** What they have in common with the one whose details are open. */
  note?: string;
  /** What can be done about them. */
  children?: ReactNode;
}

/** A customer by name, day and status, and the way to their details. */
function CustomerLink({ customer, note, children }: CustomerLinkProps) {
  const { openDetails } = useCustomersStore();
  return (
    <li className="flex flex-wrap items-center justify-end border-paper-line border-b last:border-b-0">
      <button
        type="button"
        onClick={() => openDetails(customer.id)}
        className="flex min-h-11 min-w-0 flex-[1_1_16rem] cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left hover:bg-amber-100/60"
      >
        <span className="sr-only">Open</span>{' '}
        <bdi className="wrap-anywhere line-clamp-2 min-w-0 max-w-full font-semibold underline underline-offset-4">
          {displayName(customer)}
        </bdi>{' '}
        <span className="text-petrol-700">{formatDate(customer.createdAt)}</span>{' '}
        <StatusBadge status={customer.status} />{' '}
        {note && <span className="text-petrol-700 sm:ml-auto">{note}</span>}
      </button>
      <div className="contents">{children}</div>
    </li>
  );
}
