import type { CustomerRow } from '@/features/customers/store/customer-row';

/** How many rows came on top of a list that is otherwise the same; 0 for any other change. */
export function addedOnTop(before: readonly CustomerRow[], after: readonly CustomerRow[]): number {
  const added = after.length - before.length;
  const isSame = (a: CustomerRow | undefined, b: CustomerRow | undefined) =>
    a !== undefined && a.customer.id === b?.customer.id;
  return added > 0 && isSame(before[0], after[added]) && isSame(before.at(-1), after.at(-1)) ? added : 0;
}
