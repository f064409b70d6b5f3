import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Customer } from '@/domain/customer';
import { customerLinks } from '@/features/customers/store/customer-links';
import { businessTypeText, displayName, fuelNeeds, orDash } from '@/features/customers/store/customer-text';
import { formatDate } from '@/lib/dates';
import { ContactLinks } from './contact-links';
import { NewBadge } from './new-badge';
import { ResponseTime } from './response-time';
import { isNew, type RowActions, viewButtonId } from './row-actions';
import { StatusBadge } from './status-badge';
import { StatusSelect } from './status-select';

const iconClass =
  'inline-flex size-11 cursor-pointer scroll-mt-32 items-center justify-center rounded-md text-petrol-700 hover:bg-petrol-900 hover:text-paper-bright';

interface CustomerTableRowProps {
  customer: Customer;
  /** The place in the filtered list, from 0. */
  index: number;
  actions: RowActions;
  measureRef: (element: HTMLElement | null) => void;
}

/** One customer in the table. */
export function CustomerTableRow({ customer, index, actions, measureRef }: CustomerTableRowProps) {
  const name = displayName(customer);
  return (
    <tr
      ref={measureRef}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-paper-line border-b align-middle last:border-b-0 hover:bg-amber-100/40"
    >
      <Cell>
        <Line strong text={name} />
        <p className="flex flex-wrap items-center gap-x-2 text-petrol-700">
          {isNew(customer, actions) && <NewBadge />}
          {formatDate(customer.createdAt)}
        </p>
      </Cell>
      <Cell>
        <Line text={orDash(customer.email)} />
        <Line text={orDash(customer.phone)} />
      </Cell>
      <Cell>
        <Line text={orDash(customer.companyName)} />
        <Line text={orDash(businessTypeText(customer.businessType))} sentence />
      </Cell>
      <Cell>
        <span className="line-clamp-3 break-words">{fuelNeeds(customer.fuelTypes)}</span>
      </Cell>
      <Cell>
        <StatusBadge status={customer.status} />
        <ResponseTime customer={customer} now={actions.now} className="mt-0.5" />
      </Cell>
      <Cell>
        <div className="flex flex-wrap items-center gap-y-1">
          <button
            type="button"
            id={viewButtonId(customer.id)}
            aria-label={`View details of ${name}`}
            title="View details"
            onClick={() => actions.onView(customer.id)}
            className={iconClass}
          >
            <Eye aria-hidden="true" className="size-5" />
          </button>
          <ContactLinks
            customer={customer}
            links={customerLinks(customer)}
            order="table"
            className={iconClass}
          />
          <StatusSelect
            customer={customer}
            pending={actions.pending.get(customer.id)}
            onChange={actions.onStatusChange}
            className="w-full scroll-mt-32 xl:ml-auto xl:w-36"
          />
        </div>
      </Cell>
    </tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="px-2 py-2 text-sm xl:px-3 xl:py-3">{children}</td>;
}

/** One line of a cell, cut at its end; the whole text is its tooltip. */
function Line({ text, strong, sentence }: { text: string; strong?: boolean; sentence?: boolean }) {
  const look = strong ? 'font-semibold text-base text-petrol-950' : 'text-petrol-700';
  return (
    <bdi
      title={text}
      className={`${strong ? 'line-clamp-2 break-words' : 'block truncate'} ${look} ${sentence ? 'first-letter:uppercase' : ''}`}
    >
      {text}
    </bdi>
  );
}
