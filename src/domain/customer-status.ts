import { labelOf, type ValueOf } from './options';

/** Requirement 4.1: the statuses in the order of the funnel. */
export const customerStatuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'customer', label: 'Customer' },
  { value: 'inactive', label: 'Inactive' },
] as const;

export type CustomerStatus = ValueOf<typeof customerStatuses>;

export const initialStatus: CustomerStatus = 'new';

/** No work list holds these customers. */
export const closedStatus: CustomerStatus = 'inactive';

export function statusLabel(status: CustomerStatus): string {
  return labelOf(customerStatuses, status);
}
