import { formatDate, formatDateTime } from '@/lib/dates';
import { isSameValue } from '@/lib/is-same-value';
import { hasVisibleText } from '@/lib/text';
import type { Customer } from './customer';
import { type CustomerFormValues, checkCustomerDraft, givenFields, type NewCustomer } from './customer-draft';
import { type CustomerDraftField, customerFields, definitionOf, draftFields } from './customer-fields';
import { mayLackEmail } from './customer-source';
import { displayName } from './customer-text';
import { referenceCode } from './reference';

const names: readonly CustomerDraftField[] = ['firstName', 'lastName'];

/** Whether one of the form's fields has another value than when the customer was shown. */
export function isCorrectedSince(shown: Customer, now: Customer): boolean {
  return draftFields.some((field) => !isSameValue(shown[field], now[field]));
}

/** The fields of the form that one of both has, but for their names, in two groups. */
export function compareCustomers(one: Customer, other: Customer) {
  const held = draftFields.filter(
    (field) => !names.includes(field) && !(isEmpty(one[field]) && isEmpty(other[field])),
  );
  const isSame = (field: CustomerDraftField) => isSameValue(one[field], other[field]);
  return { different: held.filter((field) => !isSame(field)), same: held.filter(isSame) };
}

/** The values that only the closed record has, as the form stores them; consents stay. See `needsCorrection`. */
export function takeableValues(kept: Customer, closed: Customer): Partial<NewCustomer> {
  if (!isStorable(kept)) return {};
  const values = missingFields(kept, closed).flatMap((field) => {
    const check = checkAgain({ ...kept, [field]: closed[field] });
    return check.success ? [[field, check.draft[field]] as const] : [];
  });
  return Object.fromEntries(values);
}

/** A kept record that the form would refuse takes nothing over: Undo could not store it again. */
export function needsCorrection(kept: Customer, closed: Customer): boolean {
  return missingFields(kept, closed).length > 0 && !isStorable(kept);
}

function missingFields(kept: Customer, closed: Customer): CustomerDraftField[] {
  return draftFields.filter(
    (field) => mayBeEmpty(field, kept) && isEmpty(kept[field]) && !isEmpty(closed[field]),
  );
}

/** Two names that differ: those of namesakes say when each was stored, or their code. */
export function tellApart(one: Customer, other: Customer): [one: string, other: string] {
  const isTold = (describe: (customer: Customer) => string) =>
    describe(one).toLowerCase() !== describe(other).toLowerCase();
  if (isTold(displayName)) return [displayName(one), displayName(other)];
  const describe =
    [
      ({ createdAt }: Customer) => formatDate(createdAt),
      ({ createdAt }: Customer) => formatDateTime(createdAt),
    ].find(isTold) ?? (({ id }: Customer) => referenceCode(id));
  return [`${displayName(one)} (${describe(one)})`, `${displayName(other)} (${describe(other)})`];
}

/** 'E-mail': the shorter of a field's labels. */
export function shortLabel(field: CustomerDraftField): string {
  return customerFields[field].details?.[1] ?? customerFields[field].label;
}

export function shortLabels(values: Partial<NewCustomer>): string {
  return givenFields(values).map(shortLabel).join(', ');
}

function isEmpty(value: Customer[CustomerDraftField]): boolean {
  if (typeof value === 'boolean') return false;
  return typeof value === 'string' ? !hasVisibleText(value) : value.length === 0;
}

function mayBeEmpty(field: CustomerDraftField, { source }: Customer): boolean {
  return (field === 'email' && mayLackEmail(source)) || !('required' in definitionOf(field));
}

function isStorable(customer: Customer): boolean {
  const check = checkAgain(customer);
  return check.success && !isCorrectedSince(customer, { ...customer, ...check.draft });
}

const checkAgain = (customer: Customer) =>
  checkCustomerDraft(customer as Customer & CustomerFormValues, 'their', customer.source);
