import { type EntryKind, entryKinds } from '@/domain/activity';
import type { StoredDocument } from '../../support/rules/emulator';
import { admin, type Identity, strangers } from '../../support/rules/identities';
import { commit, set, update } from '../../support/rules/requests';
import { newId, type RuleCase } from '../../support/rules/rule-case';
import { type Fields, map, serverTime, timestamp } from '../../support/rules/values';
import { collections, newCustomer } from './build';
import { move } from './build-update';
import { storedCustomer } from './documents';

export type Write = Parameters<typeof commit>[number];

export const kinds = entryKinds;
export const adminEmail = String(admin.claims?.email);
export const colleagueEmail = 'second.admin@islandfuel.example';

/** Others than administrators with an address to sign with. */
export const strangersWithEmail: readonly Identity[] = strangers.map(({ name, claims }) => ({
  name,
  claims: claims && { email: `${claims.role ?? 'nobody'}@stranger.example`, ...claims },
}));

/** The signature; a stranger without an address tries an administrator's. */
export const signatureOf = ({ claims }: Identity) => String(claims?.email ?? adminEmail);

export const newEntry = (customer: string) => `${customer}/${collections.activity}/${newId()}`;
export const idOf = (customer: string) => customer.slice(customer.indexOf('/') + 1);
export const workOf = (customer: string) => `${collections.customerWork}/${idOf(customer)}`;

/** An original of duplicates: there in many cases, and changed by none. */
export const originalId = 'aB3dE6gH9jK2mN5pQ8sT';
export const original = { path: `${collections.customers}/${originalId}`, fields: storedCustomer() };
export const anotherOriginalId = 'zB3dE6gH9jK2mN5pQ8sT';
export const anotherOriginal = {
  path: `${collections.customers}/${anotherOriginalId}`,
  fields: storedCustomer(),
};

/** Untouched and changed assignments. */
export const emptyWork = { owner: '', followUpAt: null, duplicateOf: '' } as const;
export const fullWork: Fields = {
  owner: colleagueEmail,
  followUpAt: timestamp('2026-11-23T14:00:00Z'),
  duplicateOf: originalId,
};

/** A work document as an administrator sends it. */
export function work(overrides: Fields = {}): Fields {
  return { ...emptyWork, updatedBy: adminEmail, updatedAt: serverTime, ...overrides };
}

/** A work document as it lies in the database. */
export function storedWork(overrides: Fields = {}): Fields {
  return work({ updatedBy: colleagueEmail, updatedAt: timestamp('2026-11-20T15:30:00Z'), ...overrides });
}

/** The last call as an administrator sends it, with the entry of this id. */
export const lastCall = (entry: string, overrides: Fields = {}) =>
  map({ entry, outcome: 'reached', by: adminEmail, at: serverTime, ...overrides });

/** A colleague's last call as it lies in the database, to the microsecond. */
export const storedCall = (overrides: Fields = {}) =>
  lastCall('Earlier0Call00000000', {
    outcome: 'no-answer',
    by: colleagueEmail,
    at: timestamp('2026-11-20T15:30:00.123456Z'),
    ...overrides,
  });

/** An entry with the writes of the same batch that make it true. */
interface Told {
  customer: string;
  entry: Fields;
  stored: StoredDocument[];
  /** The writes beside the entry's own. */
  others: Write[];
}

const signed = (kind: EntryKind, from: Fields[string], to: Fields[string], text = ''): Fields => ({
  kind,
  text,
  from,
  to,
  by: adminEmail,
  at: serverTime,
});

export const correction = { phone: '876-555-0199' } as const;

export const closing = { status: 'inactive', updatedAt: serverTime };

const changesOfWork: Partial<Record<EntryKind, keyof typeof emptyWork>> = {
  owner: 'owner',
  'follow-up': 'followUpAt',
  duplicate: 'duplicateOf',
};

/** A true entry of a kind about a stored customer, by an administrator. */
export function told(kind: EntryKind, before: Fields = storedCustomer()): Told {
  const customer = newCustomer();
  const stored = [{ path: customer, fields: before }];
  const field = changesOfWork[kind];
  if (field) {
    const entry = signed(kind, emptyWork[field], fullWork[field] ?? null);
    const others = [set(workOf(customer), work({ [field]: entry.to ?? null }))];
    if (kind !== 'duplicate') return { customer, stored, entry, others };
    return {
      customer,
      stored: [...stored, original, anotherOriginal],
      entry,
      others: [update(customer, closing), ...others],
    };
  }
  if (kind === 'correction') {
    const { phone = '' } = before;
    const others = [update(customer, { ...correction, updatedAt: serverTime })];
    return { customer, stored, entry: signed(kind, map({ phone }), map(correction)), others };
  }
  if (kind === 'status') {
    return { customer, stored, entry: signed(kind, 'new', move.status), others: [update(customer, move)] };
  }
  const entry = {
    note: signed('note', null, null, 'Asked for a quote'),
    call: signed('call', null, 'reached'),
    message: signed('message', null, 'whatsapp'),
  }[kind as 'note' | 'call' | 'message'];
  return { customer, stored, entry, others: [] };
}

/** Puts another entry in the place of the true one. */
export function tells(
  expected: RuleCase['expected'],
  name: string,
  { customer, stored, entry, others }: Told,
  changes: { entry?: Fields; others?: Write[]; as?: Identity; path?: string; stored?: StoredDocument[] } = {},
): RuleCase {
  const path = changes.path ?? newEntry(customer);
  return {
    name: `${expected === 'allowed' ? 'stores' : 'refuses'} ${name}`,
    as: changes.as ?? admin,
    stored: [...stored, ...(changes.stored ?? [])],
    request: commit(...(changes.others ?? others), set(path, changes.entry ?? entry)),
    expected,
  };
}
