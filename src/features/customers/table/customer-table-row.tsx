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
import { averageVolumes, labelOf } from '@/domain/options';
import { ContactLinks } from '@/features/customers/cells/contact-links';
import { MissedCall, useRecentMiss } from '@/features/customers/cells/missed-call';
import { NameLink } from '@/features/customers/cells/name-link';
import { NextStepLine } from '@/features/customers/cells/next-step-line';
import { PhoneDoubtMark } from '@/features/customers/cells/phone-doubt-mark';
import { NewBadge, ResponseTime, StatusBadge, StatusSelect } from '@/features/customers/cells/status-select';
import { ViewButton } from '@/features/customers/cells/view-button';
import { SelectCell } from '@/features/customers/selection/select-box';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { hasVisibleText } from '@/lib/text';

export const columns = [
  { title: 'Customer', width: 'w-[21%] xl:w-[19%] min-[100rem]:w-[16%]', sortKey: 'name' },
  { title: 'Contact', width: 'w-[20.5%] xl:w-[23.5%] min-[100rem]:w-[22.5%]', sortKey: 'email' },
  { title: 'Business', width: 'w-[14.5%] min-[100rem]:w-[15.5%]', sortKey: 'company' },
  { title: 'Fuel Needs', width: 'w-[16%] xl:w-[15%] min-[100rem]:w-[18%]', sortKey: 'fuel' },
  { title: 'Status', width: 'w-31 xl:w-56', sortKey: 'status' },
  { title: 'Actions', width: 'w-46 xl:w-48', sortKey: undefined },
] as const;

const iconClass =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-md text-petrol-700 hover:bg-petrol-900 hover:text-paper-bright';

const nameClass =
  'line-clamp-1 break-all font-semibold text-base text-petrol-950 no-underline hover:underline';

const longNameClass = cn(
  nameClass,
  'max-xl:line-clamp-2 max-xl:wrap-anywhere max-xl:break-normal max-xl:text-sm max-xl:leading-4',
);
const longestNameClass = cn(nameClass, 'wrap-anywhere line-clamp-2 break-normal text-sm leading-4');

const eye = <Eye aria-hidden="true" className="size-5" />;

const rowClass =
  'h-[3.3125rem] cursor-pointer [&>.selected~*]:bg-paper-dim border-paper-line border-b align-middle hover:bg-amber-100/40 focus-within:bg-amber-100/40';

/** Characters of a number that have room in one line of the narrowest table. A longer one takes two smaller lines. */
const oneLine = 22;
const mostOfName = { narrow: 20, wide: 26 };

interface CustomerTableRowProps {
  customer: Customer;
  index: number;
  rowIndex: number;
  isScrolling: () => boolean;
  /** Rows pass too fast to read more than a name. */
  isFastScroll: boolean;
}

const narrowClass = 'py-1 max-xl:py-0.5 max-xl:text-xs';
const longestClass = 'py-0.5 text-xs';
const threeLinesClass = 'py-0.5 text-xs leading-4 xl:text-[0.8125rem]';

function classOfName(name: string): string {
  if (name.length > mostOfName.wide) return longestNameClass;
  return name.length > mostOfName.narrow ? longNameClass : nameClass;
}

/** The list relies on the equal height of all rows. */
export const CustomerTableRow = memo(function CustomerTableRow(props: CustomerTableRowProps) {
  const { customer, index, rowIndex, isScrolling, isFastScroll } = props;
  const { openDetails } = useCustomersStore();
  const name = displayName(customer);
  const ownNameClass = classOfName(name);
  const nameText = <bdi className={ownNameClass}>{name}</bdi>;
  const hasLongPhone = customer.phone.length > oneLine;
  // The controls are most of the cost of a row. While the list scrolls they render after the words.
  const hasControls = useDeferredValue(!isFastScroll, !isScrolling());

  if (isFastScroll) {
    return (
      <tr data-index={index} aria-rowindex={rowIndex} className={rowClass}>
        <td />
        <Cell isRowHeader>{nameText}</Cell>
        <td colSpan={columns.length - 1} />
      </tr>
    );
  }

  /** Ignores clicks on controls and numbers, and the selection of text. */
  function openUnlessOnControl({ target }: MouseEvent) {
    const isControl =
      target instanceof Element && target.closest('a, button, input, [role="listbox"], [data-number]');
    if (!isControl && window.getSelection()?.isCollapsed !== false) openDetails(customer.id);
  }

  return (
    <tr data-index={index} aria-rowindex={rowIndex} onClick={openUnlessOnControl} className={rowClass}>
      {hasControls ? <SelectCell customer={customer} /> : <td />}
      <Cell isRowHeader className={ownNameClass === longestNameClass ? longestClass : narrowClass}>
        {hasControls ? <NameLink customer={customer} name={name} className={ownNameClass} /> : nameText}
        <p className="flex items-center gap-x-2 text-petrol-700">
          <NewBadge customer={customer} />
          <span className="shrink-0">{formatDate(customer.createdAt)}</span>
          {hasVisibleText(customer.parish) && <Line text={customer.parish} />}
        </p>
      </Cell>
      <Cell className={hasLongPhone ? 'py-0.5 leading-4' : undefined}>
        <Line text={orDash(customer.email)} />
        <p className="flex gap-x-2 text-petrol-700">
          <bdi
            data-number=""
            className={cn('cursor-text', hasLongPhone ? 'wrap-anywhere text-xs leading-4' : 'shrink-0')}
          >
            {orDash(customer.phone)}
          </bdi>
          <PhoneDoubtMark text={customer.phone} />
          {!hasLongPhone && hasVisibleText(customer.preferredContact) && (
            <Line text={preferredContactText(customer)} className="max-xl:hidden" />
          )}
        </p>
      </Cell>
      <Cell className={threeLinesClass}>
        <TwoLines text={orDash(customer.companyName)} />
        <Line text={orDash(businessTypeText(customer.businessType))} sentence />
      </Cell>
      <Cell className={threeLinesClass}>
        <TwoLines text={fuelNeeds(customer.fuelTypes)} />
        {customer.averageVolume && <VolumeLine volume={customer.averageVolume} />}
      </Cell>
      {hasControls ? (
        <StatusCell customer={customer} />
      ) : (
        <Cell>
          <StatusBadge status={customer.status} />
        </Cell>
      )}
      <Cell>
        {hasControls && (
          <div className="flex items-center">
            <ViewButton customer={customer} title="View details" className={iconClass}>
              {eye}
            </ViewButton>
            <ContactLinks customer={customer} place="table" className={iconClass} />
          </div>
        )}
      </Cell>
    </tr>
  );
});

/** With room for one line, the follow-up says more than the wait. A missed call takes a line, and the row no more room. */
function StatusCell({ customer }: Pick<CustomerTableRowProps, 'customer'>) {
  const isMissed = useRecentMiss(customer) !== undefined;
  const lineClass = isMissed ? 'max-xl:leading-3.5' : '';
  return (
    <Cell className={isMissed ? 'py-1 max-xl:py-0' : undefined}>
      <div className="-ml-1 flex flex-wrap items-center gap-x-1">
        <StatusSelect customer={customer} className={isMissed ? 'xl:min-h-6' : ''} />
        <div
          className={cn(
            'min-w-0 max-xl:pl-1',
            isMissed ? 'xl:flex-1 [&>:nth-child(2)]:hidden' : 'max-xl:[&>:nth-child(2)]:hidden',
          )}
        >
          <NextStepLine customer={customer} className={lineClass} />
          <ResponseTime customer={customer} className={lineClass} />
        </div>
        <MissedCall customer={customer} className="w-full pl-1 leading-4 max-xl:leading-3.5" />
      </div>
    </Cell>
  );
}

function VolumeLine({ volume }: { volume: string }) {
  const label = labelOf(averageVolumes, volume);
  const text = textOf(averageVolumes, volume);
  return (
    <Line text={text}>
      <span>{label}</span>
      <span className="max-[100rem]:hidden">{text.slice(label.length)}</span>
    </Line>
  );
}

interface CellProps {
  isRowHeader?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function Cell({ isRowHeader, className = 'py-1', children }: CellProps) {
  const own = cn('px-1 text-sm xl:px-2', className);
  if (!isRowHeader) return <td className={own}>{children}</td>;
  return (
    <th scope="row" className={cn(own, 'font-normal')}>
      {children}
    </th>
  );
}

function TwoLines({ text }: { text: string }) {
  return <Line text={text} className="wrap-anywhere line-clamp-2! whitespace-normal" />;
}

interface LineProps {
  text: string;
  sentence?: boolean;
  className?: string;
  children?: ReactNode;
}

function Line({ text, sentence, className, children = text }: LineProps) {
  return (
    <bdi
      title={text}
      className={`block min-w-0 truncate text-petrol-700 ${sentence ? 'first-letter:uppercase' : ''} ${className ?? ''}`}
    >
      {children}
    </bdi>
  );
}
