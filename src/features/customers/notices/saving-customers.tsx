import { useShallow } from 'zustand/react/shallow';
import { SavingLine } from '@/components/staff/saving-line';
import { displayName, formatCustomers } from '@/domain/customer-text';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';

const none: readonly string[] = [];

const changedAlone = ({ bulk, saving, pending }: CustomersState) =>
  bulk ? none : [...new Set([...saving, ...pending.keys()])];

export function SavingCustomers() {
  const { find } = useCustomersStore();
  const ids = useCustomers(useShallow(changedAlone));
  const [id, ...others] = ids;
  const customer = id === undefined ? undefined : find(id)?.customer;
  if (!customer) return null;
  return <SavingLine name={others.length > 0 ? formatCustomers(ids.length) : displayName(customer)} />;
}
