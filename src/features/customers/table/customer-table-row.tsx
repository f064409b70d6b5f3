import { Eye } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode, useDeferredValue } from 'react';
import type { Customer } from '@/domain/customer';
import {
  businessTypeText,
  displayName,
  fuelNeeds,
  orDash,
  preferredContactText,
} from '@/domain/customer-text';
import { textOf } from '@/domain/option-text';
import { averageVolumes } from '@/domain/options';
import { ContactLinks } from '@/features/customers/cells/contact-links';
import { NextStepLine } from '@/features/customers/cells/next-step-line';
import { PhoneDoubtMark } from '@/features/customers/cells/phone-doubt-mark';
import { NewBadge, ResponseTime, StatusBadge, StatusSelect } from '@/features/customers/cells/status-select';
import { ViewButton } from '@/features/customers/cells/view-button';
import { SelectCell } from '@/features/customers/selection/select-box';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { hasVisibleText } from '@/lib/text';

const iconClass =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-md text-petrol-700 hover:bg-petrol-900 hover:text-paper-bright';

const eye = <Eye aria-hidden="true" className="size-5" />;

const rowClass =
  'h-[4.8125rem] cursor-pointer [&>.selected~*]:bg-paper-dim border-paper-line border-b align-middle hover:bg-amber-100/40 focus-within:bg-amber-100/40 lg:h-[3.3125rem]';

interface CustomerTableRowProps {
  customer: Customer;
  index: number;
  now: Date;
  isScrolling: () => boolean;
  /** Rows pass too fast to read more than a name. */
  isFastScroll: boolean;
}

/** The list relies on the equal height of all rows. */
export const CustomerTableRow = memo(function CustomerTableRow(props: CustomerTableRowProps) {
  const { customer, index, now, isScrolling, isFastScroll } = props;
  const { openDetails } = useCustomersStore();
  const name = displayName(customer);
  // The controls are most of the cost of a row. While the list scrolls they render after the words.
  const hasControls = useDeferredValue(!isFastScroll, !isScrolling());

  if (isFastScroll) {
    return (
      <tr data-index={index} aria-rowindex={index + 2} className={rowClass}>
        <td />
        <Cell isRowHeader>
          <Line strong text={name} />
        </Cell>
        <td colSpan={5} />
      </tr>
    );
  }

  /** Ignores clicks on controls and the selection of text. */
  function openUnlessOnControl({ target }: MouseEvent) {
    const isControl = target instanceof Element && target.closest('a, button, input, [role="listbox"]');
    if (!isControl && window.getSelection()?.isCollapsed !== false) openDetails(customer.id);
  }

  return (
    <tr data-index={index} aria-rowindex={index + 2} onClick={openUnlessOnControl} className={rowClass}>
      {hasControls ? <SelectCell customer={customer} /> : <td />}
      <Cell isRowHeader>
        <Line strong text={name} />
        <p className="flex items-center gap-x-2 text-petrol-700">
          <NewBadge customer={customer} />
          <span className="shrink-0">{formatDate(customer.createdAt)}</span>
          {hasVisibleText(customer.parish) && <Line text={customer.parish} className="max-lg:hidden" />}
        </p>
      </Cell>
      <Cell>
        <Line text={orDash(customer.email)} />
        <p className="flex gap-x-2">
          <Line text={orDash(customer.phone)} />
          <PhoneDoubtMark text={customer.phone} />
          {hasVisibleText(customer.preferredContact) && (
            <Line text={preferredContactText(customer)} className="max-xl:hidden" />
          )}
        </p>
      </Cell>
      <Cell>
        <Line text={orDash(customer.companyName)} />
        <Line text={orDash(businessTypeText(customer.businessType))} sentence />
      </Cell>
      <Cell>
        <Line text={fuelNeeds(customer.fuelTypes)} />
        {customer.averageVolume && <Line text={textOf(averageVolumes, customer.averageVolume)} />}
      </Cell>
      <Cell>
        {hasControls ? (
          <div className="-ml-1 flex flex-wrap items-center gap-x-1">
            <StatusSelect customer={customer} />
            {/* With room for one line, the follow-up says more than the wait. */}
            <div className="min-w-0 max-xl:[&>:nth-child(2)]:hidden max-xl:pl-1">
              <NextStepLine customer={customer} now={now} />
              <ResponseTime customer={customer} now={now} />
            </div>
          </div>
        ) : (
          <StatusBadge status={customer.status} />
        )}
      </Cell>
      <Cell>
        {hasControls && (
          <div className="flex items-center">
            <ViewButton customer={customer} title="View details" className={iconClass}>
              {eye}
            </ViewButton>
            <ContactLinks customer={customer} order="table" className={iconClass} />
          </div>
        )}
      </Cell>
    </tr>
  );
});

function Cell({ isRowHeader, children }: { isRowHeader?: boolean; children: ReactNode }) {
  const className = 'px-1 py-1 text-sm xl:px-3';
  if (!isRowHeader) return <td className={className}>{children}</td>;
  return (
    <th scope="row" className={cn(className, 'font-normal')}>
      {children}
    </th>
  );
}

interface LineProps {
  text: string;
  strong?: boolean;
  sentence?: boolean;
  className?: string;
}

function Line({ text, strong, sentence, className }: LineProps) {
  const tone = strong ? 'font-semibold text-base text-petrol-950' : 'text-petrol-700';
  return (
    <bdi
      title={text}
      className={`min-w-0 ${strong ? 'line-clamp-2 break-words lg:line-clamp-1 lg:break-all' : 'block truncate'} ${tone} ${sentence ? 'first-letter:uppercase' : ''} ${className ?? ''}`}
    >
      {text}
    </bdi>
  );
}
