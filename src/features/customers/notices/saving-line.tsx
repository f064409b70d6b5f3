import { useShallow } from 'zustand/react/shallow';
import { Spinner } from '@/components/ui/spinner';
import { useHasPassed } from '@/components/ui/use-has-passed';
import { displayName, formatCustomers } from '@/domain/customer-text';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';

const delayInMilliseconds = 600;

const none: readonly string[] = [];

const changedAlone = ({ bulk, saving, pending }: CustomersState) =>
  bulk ? none : [...new Set([...saving, ...pending.keys()])];

export function SavingLine() {
  const { find } = useCustomersStore();
  const ids = useCustomers(useShallow(changedAlone));
  const [id, ...others] = ids;
  const customer = id === undefined ? undefined : find(id)?.customer;
  if (!customer) return null;
  return (
    <LateLine
      text={`Saving for ${others.length > 0 ? formatCustomers(ids.length) : displayName(customer)} …`}
    />
  );
}

function LateLine({ text }: { text: string }) {
  if (!useHasPassed(delayInMilliseconds)) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-md border-2 border-petrol-900 bg-paper-bright px-4 py-2 font-semibold text-sm shadow-lg"
    >
      <Spinner className="shrink-0 text-amber-600" />
      <span className="wrap-anywhere min-w-0">{text}</span>
    </p>
  );
}
