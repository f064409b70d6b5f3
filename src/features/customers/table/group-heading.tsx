import type { RowGroup } from '@/features/customers/list/group-rows';
import { formatCount } from '@/lib/format-count';

export function GroupHeading({ group: { label, rows } }: { group: RowGroup }) {
  return (
    <h2 className="font-bold text-base leading-6">
      <span>{label}</span>{' '}
      <span className="meter font-normal text-petrol-700">{formatCount(rows.length)}</span>
    </h2>
  );
}
