import type { ReactNode } from 'react';
import { CheckboxField } from '@/components/ui/fields';
import type { Customer } from '@/domain/customer';
import type { NewCustomer } from '@/domain/customer-draft';
import { type CustomerDraftField, fieldText } from '@/domain/customer-fields';
import { orDash } from '@/domain/customer-text';
import { compareCustomers, shortLabel } from '@/domain/merge-customers';
import { nextStepWords } from '@/features/customers/cells/next-step-line';
import { StatusBadge } from '@/features/customers/cells/status-select';
import { useCustomers, useCustomersStore, useScreenTime } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/dates';

export interface ComparedRecord {
  customer: Customer;
  name: string;
  takeable: Partial<NewCustomer>;
}

export type BothRecords = readonly [ComparedRecord, ComparedRecord];

interface RecordComparisonProps {
  records: BothRecords;
  isTaken: (field: CustomerDraftField) => boolean;
  onTake: (field: CustomerDraftField, isTaken: boolean) => void;
}

/** Both records in columns. On a narrow screen the name of each field has a line of its own. */
export function RecordComparison({ records, isTaken, onTake }: RecordComparisonProps) {
  const [one, other] = records;
  const { different, same } = compareCustomers(one.customer, other.customer);
  const rowsOf = (fields: readonly CustomerDraftField[]) =>
    fields.map((field) => (
      <Row key={field} label={shortLabel(field)} records={records}>
        {({ customer, name, takeable }) =>
          field in takeable ? (
            <CheckboxField
              label={
                <>
                  Take over<span className="sr-only">{`: ${shortLabel(field)} for ${name}`}</span>
                </>
              }
              checked={isTaken(field)}
              onChange={({ currentTarget }) => onTake(field, currentTarget.checked)}
              className="-mx-2 -my-3 sm:-my-0.5 w-fit rounded-md px-2 font-semibold text-sm sm:min-h-6 sm:py-0"
            />
          ) : (
            <bdi className="whitespace-pre-wrap">{orDash(fieldText(field, customer[field]))}</bdi>
          )
        }
      </Row>
    ));
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm max-sm:block">
      <caption className="sr-only">Both records</caption>
      <thead className="max-sm:block">
        <tr className={rowClass}>
          <td className="w-[19%] max-sm:hidden" />
          {records.map(({ customer, name }) => (
            <th key={customer.id} scope="col" className={cn(cellClass, 'font-bold text-base')}>
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        <RecordRows records={records} />
      </tbody>
      {different.length > 0 && <Group title="Different">{rowsOf(different)}</Group>}
      {same.length > 0 && <Group title="The same in both">{rowsOf(same)}</Group>}
    </table>
  );
}

function RecordRows({ records }: { records: BothRecords }) {
  const hasStep = useCustomers(({ work }) =>
    records.some(({ customer: { id } }) => Boolean(work?.get(id)?.owner || work?.get(id)?.followUpAt)),
  );
  return (
    <>
      <Row label="Status" records={records}>
        {({ customer }) => <CurrentStatus customer={customer} />}
      </Row>
      <Row label="Created" records={records}>
        {({ customer }) => <span>{formatDateTime(customer.createdAt)}</span>}
      </Row>
      <Row label="Source" records={records}>
        {({ customer }) => <span>{orDash(fieldText('source', customer.source))}</span>}
      </Row>
      {hasStep && (
        <Row label="Next step" records={records}>
          {({ customer }) => <CurrentStep customer={customer} />}
        </Row>
      )}
    </>
  );
}

function CurrentStatus({ customer }: { customer: Customer }) {
  const { find } = useCustomersStore();
  const status = useCustomers(() => find(customer.id)?.customer.status);
  return <StatusBadge status={status ?? customer.status} />;
}

function CurrentStep({ customer }: { customer: Customer }) {
  const { find } = useCustomersStore();
  const work = useCustomers((state) => state.work?.get(customer.id));
  const staff = useCustomers((state) => state.staff);
  const words = nextStepWords(work, { staff, find, now: useScreenTime() });
  return <span>{orDash(words.join(', '))}</span>;
}

interface RowProps {
  label: string;
  records: BothRecords;
  children: (record: ComparedRecord) => ReactNode;
}

function Row({ label, records, children }: RowProps) {
  return (
    <tr className={cn(rowClass, 'border-paper-line border-t')}>
      <th scope="row" className="py-1.5 pr-3 font-normal text-petrol-600 max-sm:col-span-full max-sm:pb-1">
        {label}
      </th>
      {records.map((record) => (
        <td key={record.customer.id} className={cn(cellClass, 'font-medium')}>
          <bdi className="hidden max-[18rem]:block">{`${record.name}:`}</bdi>
          <div>{children(record)}</div>
        </td>
      ))}
    </tr>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody className="max-sm:block">
      <tr className="max-sm:block">
        <th colSpan={3} scope="rowgroup" className="form-caption pt-5 pb-1.5 text-petrol-700 max-sm:block">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

const rowClass = 'align-top max-sm:grid max-sm:grid-cols-2 max-[18rem]:grid-cols-1';
const cellClass = 'wrap-anywhere min-w-0 py-1.5 pr-3';
