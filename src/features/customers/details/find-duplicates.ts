import type { Customer } from '@/domain/customer';
import type { CustomerWork } from '@/domain/customer-work';
import { type CustomerRow, createdTime, toRow } from '@/features/customers/store/customer-row';
import { hasVisibleText } from '@/lib/text';

export interface Duplicate {
  customer: Customer;
  /** What it has in common with the other customer. */
  matchedOn: 'same phone' | 'same e-mail' | 'same phone and e-mail';
}

/**
 * The other records that one may be a repetition of, newest first: those with the same phone or WhatsApp number as
 * it is dialled, in whichever of the two fields, or with the same e-mail. One pass over the rows.
 */
export function findDuplicates(rows: readonly CustomerRow[], customer: Customer): readonly Duplicate[] {
  const numbers = numbersOf(toRow(customer));
  const email = toComparable(customer.email);
  const found: [row: CustomerRow, matchedOn: Duplicate['matchedOn']][] = [];
  for (const row of rows) {
    const matchedOn = compare(
      numbers.some((number) => row.digits.includes(number) && numbersOf(row).includes(number)),
      hasVisibleText(email) && toComparable(row.customer.email) === email,
    );
    if (matchedOn && row.customer.id !== customer.id) found.push([row, matchedOn]);
  }
  return found
    .sort(([a], [b]) => createdTime(b) - createdTime(a))
    .map(([row, matchedOn]) => ({ customer: row.customer, matchedOn }));
}

/** The numbers that can be dialled: what is none is nobody's. */
const numbersOf = ({ digits }: CustomerRow) => digits.split('\n').filter((key) => key.startsWith('+'));

const toComparable = (email: string) => email.trim().toLowerCase();

function compare(samePhone: boolean, sameEmail: boolean): Duplicate['matchedOn'] | undefined {
  if (samePhone) return sameEmail ? 'same phone and e-mail' : 'same phone';
  return sameEmail ? 'same e-mail' : undefined;
}

/** What a record has in common with its repetitions: its numbers as they are dialled, and its e-mail. */
export function contactKeys(row: CustomerRow): string[] {
  const numbers = numbersOf(row);
  const email = toComparable(row.customer.email);
  return hasVisibleText(email) ? [...numbers, email] : numbers;
}

/** The ids of those who repeat a customer. */
export function repeatingOf(work: ReadonlyMap<string, CustomerWork>, id: string): string[] {
  return [...work.values()].flatMap(({ duplicateOf, customerId }) =>
    duplicateOf === id ? [customerId] : [],
  );
}
