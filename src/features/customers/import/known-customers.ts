import { readImportSecret } from '@/data/import-secret';
import { listChangedCustomers, listErasedCustomers } from '@/data/list-customers';
import { newCustomerFields } from '@/domain/customer';
import { displayName, listNames } from '@/domain/customer-text';
import { tombstoneLifetime } from '@/domain/erasure';
import { contactKeys } from '@/domain/find-duplicates';
import { toImportedId } from '@/domain/imported-id';
import { isWrittenAs, type StaffDraft } from '@/domain/staff-draft';
import { toRow } from '@/features/customers/state/customer-row';
import type { CustomersStore } from '@/features/customers/store/customers-store';
import { contentId } from '@/lib/content-id';
import { formatDay } from '@/lib/dates';

export interface Wanted {
  id: string;
  added: StaffDraft;
  contacts: readonly string[];
}

export interface Comparison {
  state: 'ready' | 'duplicate' | 'stored-before' | 'erased' | 'refused';
  reason?: string;
  others?: string;
}

export type NamesByContact = Map<string, Set<string>>;

type List = Pick<CustomersStore, 'getState' | 'knownUntil'>;

export type KnownCustomers = Awaited<ReturnType<typeof readKnownCustomers>>;

/** Lines in `sent` may be stored, yet compare as lines. @throws {DataError} if the database cannot be read. */
export async function readKnownCustomers(list: List, sent: ReadonlySet<string>) {
  const [secret, changes, erasures] = await Promise.all([
    readImportSecret(),
    listChangedCustomers(list.knownUntil()),
    listErasedCustomers(new Date(Date.now() - tombstoneLifetime)),
  ]);
  const erasedAt = new Map(erasures.items.map((erasure) => [erasure.id, erasure.erasedAt]));
  const reachedBy: NamesByContact = new Map();
  const occurrences = new Map<string, number>();

  const rows = new Map(list.getState().rows.map((row) => [row.customer.id, row]));
  for (const customer of changes.items) rows.set(customer.id, toRow(customer));
  for (const [id, row] of rows) {
    const erased = erasedAt.get(id);
    if (erased && row.customer.createdAt <= erased) rows.delete(id);
    else if (!sent.has(id)) addName(reachedBy, displayName(row.customer), contactKeys(row));
  }

  return {
    /** The id of a line, from its content and its number among equal lines of the file. The clock decides a follow-up. */
    async idOf({ followUpAt, ...added }: StaffDraft): Promise<string> {
      const content = JSON.stringify(added);
      const occurrence = (occurrences.get(content) ?? 0) + 1;
      occurrences.set(content, occurrence);
      return toImportedId(await contentId(JSON.stringify([content, occurrence]), secret));
    },
    compare({ id, added, contacts }: Wanted, earlierLines: NamesByContact): Comparison {
      const stored = rows.get(id)?.customer;
      if (stored && !isWrittenAs(stored, added))
        return { state: 'refused', reason: `${displayName(stored)} has the id of this line.` };
      const erased = erasedAt.get(id);
      if (erased && !stored) return { state: 'erased', reason: erasedReason(erased) };
      if (stored) return { state: 'stored-before' };
      const others = nameOthers(
        contacts.flatMap((contact) => [reachedBy, earlierLines].flatMap((names) => names.get(contact) ?? [])),
      );
      return others ? { state: 'duplicate', ...others } : { state: 'ready' };
    },
  };
}

/** A line with one of these phone numbers or this e-mail address repeats that name. */
export function addName(names: NamesByContact, name: string, contacts: readonly string[]): void {
  for (const contact of contacts) names.set(contact, (names.get(contact) ?? new Set()).add(name));
}

function nameOthers([first, ...more]: readonly ReadonlySet<string>[]) {
  if (!first) return undefined;
  const names = more.length === 0 ? first : new Set([first, ...more].flatMap((some) => [...some]));
  const others = listNames(names.size === 2 ? [...names].sort() : [...names]);
  return { others, reason: `${others} ${names.size > 1 ? 'have' : 'has'} this phone or e-mail.` };
}

const erasedReason = (erasedAt: Date) =>
  `Erased on ${formatDay(erasedAt)}. If they want to be a customer again, add them by hand.`;

/** The numbers and the e-mail address of a line, in the form that names the same contact. */
export function contactsOf({ draft, source, status }: StaffDraft): readonly string[] {
  const now = new Date();
  const fields = newCustomerFields(draft, { source, status });
  return contactKeys(toRow({ id: '', ...fields, createdAt: now, updatedAt: now }));
}
