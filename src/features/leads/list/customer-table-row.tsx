import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Customer } from '@/domain/customer';
import { customerLinks } from '@/features/leads/model/customer-links';
import { displayName, fuelNeeds, orDash } from '@/features/leads/model/customer-text';
import { StatusBadge } from '@/features/leads/status/status-badge';
import { StatusSelect } from '@/features/leads/status/status-select';
import { formatDate } from '@/lib/dates';
import { hyphensToSpaces } from '@/lib/text';
import { ContactLinks } from './contact-links';
import { type RowActions, viewButtonId } from './row-actions';

const iconClass =
  'inline-flex size-10 cursor-pointer items-center justify-center rounded-md text-petrol-700 hover:bg-petrol-900 hover:text-paper-bright pointer-coarse:size-11';

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
        <Line text={formatDate(customer.createdAt)} />
      </Cell>
      <Cell>
        <Line text={orDash(customer.email)} />
        <Line text={orDash(customer.phone)} />
      </Cell>
      <Cell>
        <Line text={orDash(customer.companyName)} />
        <Line text={orDash(hyphensToSpaces(customer.businessType))} sentence />
      </Cell>
      <Cell>
        <span className="line-clamp-2 break-words">{fuelNeeds(customer.fuelTypes)}</span>
      </Cell>
      <Cell>
        <StatusBadge status={customer.status} />
      </Cell>
      <Cell>
        <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
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
            className="w-40 xl:ml-auto"
          />
        </div>
      </Cell>
    </tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="px-3 py-3 text-sm">{children}</td>;
}

/** One line of a cell, cut at its end; the whole text is its tooltip. */
function Line({ text, strong, sentence }: { text: string; strong?: boolean; sentence?: boolean }) {
  const look = strong ? 'font-semibold text-base text-petrol-950' : 'text-petrol-700';
  return (
    <bdi title={text} className={`block truncate ${look} ${sentence ? 'first-letter:uppercase' : ''}`}>
      {text}
    </bdi>
  );
}
