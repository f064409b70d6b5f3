import { formatCustomers } from '@/domain/customer-text';
import type { RowGroup } from '@/features/customers/list/group-rows';

export function GroupHeading({ group: { label, rows } }: { group: RowGroup }) {
  return (
    <h2 className="font-bold text-base leading-6">
      <span>{label}</span>{' '}
      <span className="meter ml-1 font-normal text-petrol-700 text-sm">{formatCustomers(rows.length)}</span>
    </h2>
  );
}
