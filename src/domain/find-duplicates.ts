import { hasVisibleText } from '@/lib/text';
import type { Assignment } from './assignment';
import type { Customer } from './customer';
import { emailKey } from './email';
import { phoneSearchKeys } from './read-phone';

interface Searchable {
  customer: Customer;
  digits: string;
}

interface Duplicate {
  customer: Customer;
  matchedOn: 'same phone' | 'same e-mail' | 'same phone and e-mail';
}

/** Finds other customers with the same e-mail or dialled number, newest first. Reads each row once. */
export function findDuplicates(rows: readonly Searchable[], customer: Customer): readonly Duplicate[] {
  const { phone, whatsapp, email } = customer;
  const numbers = [...phoneSearchKeys(phone), ...phoneSearchKeys(whatsapp)].filter(isDiallable);
  const address = emailKey(email);
  const duplicates: Duplicate[] = [];
  for (const row of rows) {
    const matchedOn = describeMatch(
      numbers.some((number) => row.digits.includes(number) && numbersOf(row).includes(number)),
      hasVisibleText(address) && emailKey(row.customer.email) === address,
    );
    if (matchedOn && row.customer.id !== customer.id) duplicates.push({ customer: row.customer, matchedOn });
  }
  return duplicates.sort((a, b) => b.customer.createdAt.getTime() - a.customer.createdAt.getTime());
}

const isDiallable = (key: string) => key.startsWith('+');

const numbersOf = ({ digits }: Searchable) => digits.split('\n').filter(isDiallable);

function describeMatch(samePhone: boolean, sameEmail: boolean): Duplicate['matchedOn'] | undefined {
  if (samePhone) return sameEmail ? 'same phone and e-mail' : 'same phone';
  return sameEmail ? 'same e-mail' : undefined;
}

export function contactKeys(row: Searchable): string[] {
  const numbers = numbersOf(row);
  const email = emailKey(row.customer.email);
  return hasVisibleText(email) ? [...numbers, email] : numbers;
}

export function duplicatesOf(work: ReadonlyMap<string, Assignment>, id: string): string[] {
  return [...work.values()].flatMap(({ duplicateOf, customerId }) =>
    duplicateOf === id ? [customerId] : [],
  );
}
