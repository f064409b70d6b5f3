import { unfinishedRead } from '@/features/customers/state/customers-state';
import { useCustomers } from '@/features/customers/store/customers-store';

export function UnfinishedListNote() {
  const isUnfinished = useCustomers((state) => unfinishedRead(state) !== undefined);
  if (!isUnfinished) return null;
  return <p className="text-petrol-700 text-sm">The list is not read to its end: others may be on it.</p>;
}
