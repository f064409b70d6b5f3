/** Requirement 4.1: the statuses a customer moves through, in the order of the funnel. */
export const customerStatuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'customer', label: 'Customer' },
  { value: 'inactive', label: 'Inactive' },
] as const;

export type CustomerStatus = (typeof customerStatuses)[number]['value'];

/** Every customer starts as this (requirement 4.1). */
export const initialStatus: CustomerStatus = 'new';

/** Whether a value read from outside is one of the four statuses. */
export function isCustomerStatus(value: unknown): value is CustomerStatus {
  return customerStatuses.some((status) => status.value === value);
}

/** The word shown for a status. */
export function statusLabel(status: CustomerStatus): string {
  return customerStatuses.find(({ value }) => value === status)?.label ?? status;
}
