import { memo } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Customer } from '@/domain/customer';
import { businessTypeText, displayName, fuelNeeds, orDash } from '@/domain/customer-text';
import { ContactLinks } from '@/features/customers/cells/contact-links';
import { MissedCall } from '@/features/customers/cells/missed-call';
import { NameLink } from '@/features/customers/cells/name-link';
import { NextStepLine } from '@/features/customers/cells/next-step-line';
import { PhoneDoubtMark } from '@/features/customers/cells/phone-doubt-mark';
import { NewBadge, ResponseTime, StatusSelect } from '@/features/customers/cells/status-select';
import { ViewButton } from '@/features/customers/cells/view-button';
import type { RowGroup } from '@/features/customers/list/group-rows';
import { SelectBox } from '@/features/customers/selection/select-box';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { hasVisibleText } from '@/lib/text';
import { GroupHeading } from './group-heading';
import { useWindowRows } from './use-window-rows';

const estimatedHeight = 218;
const gap = 12;

interface CustomerCardsProps {
  rows: readonly CustomerRow[];
  groups: readonly RowGroup[] | undefined;
  columns: 1 | 2;
}

export function CustomerCards({ rows, groups, ...look }: CustomerCardsProps) {
  if (!groups) return <Cards label="Customers" nameLevel="h2" rows={rows} start={0} {...look} />;
  return groups.map((group) => (
    <section key={group.label} className="not-first:mt-4 grid gap-1.5">
      <GroupHeading group={group} />
      <Cards
        label={`Customers, ${group.label}`}
        nameLevel="h3"
        rows={group.rows}
        start={group.start}
        {...look}
      />
    </section>
  ));
}

interface CardsProps extends Pick<CustomerCardsProps, 'rows' | 'columns'> {
  label: string;
  nameLevel: 'h2' | 'h3';
  start: number;
}

function Cards({ label, nameLevel, rows, start, columns }: CardsProps) {
  const { listRef, items, measureRow, spaceBefore, spaceAfter } = useWindowRows<HTMLUListElement>({
    rows,
    start,
    estimatedHeight,
    gap,
    columns,
  });
  return (
    <ul
      ref={listRef}
      aria-label={label}
      style={{ paddingTop: spaceBefore, paddingBottom: spaceAfter }}
      className={cn('grid gap-3', columns === 2 && 'grid-cols-2')}
    >
      {items.map(({ row, index }) => (
        <li
          key={row.customer.id}
          // Cards beside each other are of one height, so the first is measured for both.
          ref={index % columns === 0 ? measureRow : undefined}
          data-line={Math.floor(index / columns)}
          data-index={start + index}
          className="min-w-0"
          aria-setsize={rows.length}
          aria-posinset={index + 1}
        >
          <CustomerCard customer={row.customer} nameLevel={nameLevel} />
        </li>
      ))}
    </ul>
  );
}

const reachClass =
  'flex min-h-12 flex-[1_1_max-content] items-center justify-center gap-2 rounded-md border border-transparent bg-petrol-900 px-2 font-semibold text-paper-bright text-sm short:[&>span:last-child]:sr-only max-[23.4rem]:gap-1 max-[23.4rem]:px-1 max-[22rem]:text-xs active:bg-petrol-700';

interface CustomerCardProps {
  customer: Customer;
  nameLevel: 'h2' | 'h3';
}

const CustomerCard = memo(function CustomerCard({ customer, nameLevel: Name }: CustomerCardProps) {
  const name = displayName(customer);
  const hasEmail = hasVisibleText(customer.email);
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col rounded-lg border border-paper-line bg-paper-bright px-4 py-2.5 shadow-sm"
    >
      <div className="flex items-start gap-3 max-[18rem]:block">
        <SelectBox customer={customer} className="-my-2 -mr-2 -ml-3 relative" />
        <Name className="min-w-0 flex-1 font-bold text-lg leading-7">
          <NameLink
            customer={customer}
            name={name}
            className="-my-2 block py-2 no-underline *:line-clamp-2 *:wrap-anywhere short:*:line-clamp-1"
          />
        </Name>
        <StatusSelect customer={customer} className="-my-2 -mr-2 relative shrink-0" />
      </div>
      <div className="flex gap-3">
        <p className="min-w-0 flex-1 truncate text-petrol-700 text-sm">
          {hasVisibleText(customer.companyName) && <bdi>{`${customer.companyName} · `}</bdi>}
          <bdi className="inline-block first-letter:uppercase">
            {orDash(businessTypeText(customer.businessType))}
          </bdi>
        </p>
        <ResponseTime customer={customer} className="shrink-0" />
      </div>
      <p className="flex flex-wrap gap-x-2 text-petrol-700 text-sm">
        {(hasVisibleText(customer.phone) || !hasEmail) && (
          <span className="wrap-anywhere min-w-0">
            <bdi>{orDash(customer.phone)}</bdi> <PhoneDoubtMark text={customer.phone} />
          </span>
        )}
        {hasEmail && (
          <bdi title={customer.email} className="min-w-0 flex-[1_1_8rem] truncate">
            {customer.email}
          </bdi>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-petrol-700 text-sm">
        <span className="min-w-0 flex-[1_1_6rem] truncate">{fuelNeeds(customer.fuelTypes)}</span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <NextStepLine customer={customer} />
          <NewBadge customer={customer} />
          <span>{formatDate(customer.createdAt)}</span>
          {hasVisibleText(customer.parish) && (
            <bdi title={customer.parish} className="min-w-0 truncate">
              {customer.parish}
            </bdi>
          )}
        </span>
      </p>
      <MissedCall customer={customer} className="leading-5" />
      <div className="mt-auto flex flex-wrap gap-2 pt-2 [overflow-wrap:normal]">
        <ContactLinks customer={customer} place="card" className={reachClass} />
        <ViewButton
          customer={customer}
          className={cn(buttonClass({ variant: 'quiet' }), 'grow not-short:basis-full short:px-2')}
        >
          View details
        </ViewButton>
      </div>
    </article>
  );
});
