import type { Customer } from '@/domain/customer';
import { type CustomerStatus, initialStatus } from '@/domain/customer-status';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import type { Sort } from '@/features/customers/store/sort';

/** What can be done with a row and what has just happened to it, in the table and on cards. */
export interface RowActions {
  onView: (id: string) => void;
  onStatusChange: (id: string, status: CustomerStatus) => void;
  /** Statuses asked for and not yet answered, by customer id. */
  pending: ReadonlyMap<string, CustomerStatus>;
  /** The ids of customers that arrived by themselves. */
  arrived: ReadonlySet<string>;
  now: Date;
}

/** Whether a customer arrived by themselves and nobody has seen to them yet. */
export function isNew({ id, status }: Customer, { arrived }: RowActions): boolean {
  return arrived.has(id) && status === initialStatus;
}

/** Marks a customer's 'view details' button, where the focus returns when the dialog closes. */
export const viewButtonId = (id: string) => `view-${id}`;

/** A row whose 'view details' button is to take the focus. */
export interface RowFocus {
  id: string;
  onDone: () => void;
}

/** What the table and the cards are made of. */
export interface CustomerListProps {
  rows: readonly CustomerRow[];
  actions: RowActions;
  focus: RowFocus | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
}
