import type { Customer } from '@/domain/customer';
import { customerFields, fieldText } from '@/domain/customer-fields';
import { statusLabel } from '@/domain/customer-status';
import {
  businessTypeText,
  displayName,
  formatCustomers,
  formatShare,
  preferredContactText,
} from '@/domain/customer-text';
import { nextStepWords } from '@/features/customers/cells/next-step-line';
import { unfinishedRead } from '@/features/customers/state/customers-state';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { useVisibleRows } from '@/features/customers/store/use-address';
import { formatDate, formatDateTime } from '@/lib/dates';
import { capitalise, hasVisibleText } from '@/lib/text';

const titles = ['Customer', 'Contact', 'Business', 'Fuel Needs', 'Status'] as const;

/** Every row that the filter leaves, with whole values (requirement 2.51). */
export function PrintedList() {
  const { getState, find } = useCustomersStore();
  const { rows } = useVisibleRows();
  const { work, staff } = getState();
  const now = new Date();
  return (
    <>
      <h1 className="font-bold text-xl">Customers</h1>
      <PrintedCount />
      <table
        aria-label="Customers on paper"
        className="w-full table-fixed text-left text-xs [&_th:nth-child(2)]:w-[28%]"
      >
        <thead className="table-header-group">
          <tr className="border-black border-b-2">
            {titles.map((title) => (
              <th key={title} scope="col" className="py-1 pr-2">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ customer }) => (
            <tr key={customer.id} className="break-inside-avoid border-gray-400 border-b align-top">
              {cellsOf(customer, nextStepWords(work?.get(customer.id), { staff, find, now })).map(
                (lines, column) => (
                  <td key={titles[column]} className="wrap-anywhere py-1 pr-2">
                    {lines.filter(hasVisibleText).map((line) => (
                      <bdi key={line} className="block">
                        {line}
                      </bdi>
                    ))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function PrintedCount() {
  const { getState } = useCustomersStore();
  const { rows, filterText } = useVisibleRows();
  const { rows: all, asOf } = getState();
  const read = unfinishedRead(getState());
  return (
    <p className="mb-3 text-sm">
      {[
        `${formatCustomers(rows.length, all.length)}${filterText}`,
        read && `${formatShare(read.loaded, read.total)} read so far`,
        `as of ${formatDateTime(asOf ?? new Date())}`,
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
  );
}

function cellsOf(customer: Customer, nextStep: readonly string[]): readonly (readonly string[])[] {
  const { companyName, businessType, email, phone, whatsapp, parish, status, createdAt } = customer;
  const number = whatsapp !== phone && hasVisibleText(whatsapp);
  return [
    [displayName(customer), formatDate(createdAt), parish],
    [
      phone,
      number ? `${customerFields.whatsapp.details[1]}: ${whatsapp}` : '',
      email,
      preferredContactText(customer),
    ],
    [companyName, capitalise(businessTypeText(businessType))],
    [fieldText('fuelTypes', customer.fuelTypes), fieldText('averageVolume', customer.averageVolume)],
    [statusLabel(status), ...nextStep],
  ];
}
