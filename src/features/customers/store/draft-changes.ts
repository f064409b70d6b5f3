import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { addCustomer } from '@/data/add-customer';
import { type Correction, correctCustomer } from '@/data/correct-customer';
import { newCustomerId } from '@/data/create-customer';
import type { Outcome } from '@/data/outcome';
import type { CorrectedFields } from '@/domain/activity';
import { correctedText } from '@/domain/activity-text';
import type { Customer } from '@/domain/customer';
import { draftFields } from '@/domain/customer-fields';
import { displayName } from '@/domain/customer-text';
import type { StaffDraft } from '@/domain/staff-draft';
import type { ActivityLog } from './activity-log';
import type { CustomerFeed } from './customer-feed';
import { type CustomersState, messages } from './customers-state';
import { keepDraft, keptDraft } from './kept-drafts';
import type { KeyedQueue } from './keyed-queue';

const SentAddition = v.object({ content: v.string(), id: v.string() });

/** Stores customers whom staff write down, and takes them into the list at once. */
export function createAdditions(store: StoreApi<CustomersState>, reader: Pick<CustomerFeed, 'add'>) {
  /** What was sent last and may have been stored: sent again, it has the same id. */
  let sent = keptDraft('sent addition', SentAddition);

  return async function add(added: StaffDraft): Promise<Outcome<Customer>> {
    const content = JSON.stringify(added);
    if (sent?.content !== content) sent = { content, id: newCustomerId() };
    const { id } = sent;
    keepDraft('sent addition', sent);
    const outcome = await addCustomer(id, added);
    // Under an id that somebody else has taken it could never be stored.
    if (outcome.kind === 'stored' || outcome.kind === 'conflict') {
      sent = undefined;
      keepDraft('sent addition', undefined);
    }
    if (outcome.kind !== 'stored') return outcome;
    const { value: customer } = outcome;
    reader.add(customer);
    const text = messages.added(displayName(customer));
    store.setState({ notice: { tone: 'success', text, customerId: id } });
    return outcome;
  };
}

/** Corrects customers, and shows it at once. */
export function createCorrections(
  store: StoreApi<CustomersState>,
  reader: Pick<CustomerFeed, 'forget' | 'replace'>,
  inTurn: KeyedQueue,
  tell: ActivityLog['tell'],
) {
  async function send(id: string, correction: Correction): Promise<Outcome<Customer>> {
    const outcome = await correctCustomer(id, correction);
    // The details close with that, and say so.
    if (outcome.kind === 'erased') reader.forget(id);
    if (outcome.kind === 'conflict') reader.replace(outcome.current);
    if (outcome.kind !== 'stored') return outcome;
    const { value: customer, isUnchanged = false } = outcome;
    reader.replace(customer);
    const from = fieldsOf(correction.expected, correction.to);
    const to = fieldsOf(customer, correction.to);
    tell(id, [{ kind: 'correction', text: '', from, to }], isUnchanged);
    const text = messages.corrected(displayName(customer));
    store.setState({ notice: { tone: 'success', text, detail: correctedText(to), customerId: id } });
    return outcome;
  }

  return (id: string, correction: Correction) => inTurn(id, () => send(id, correction));
}

/** What a customer holds in the fields that were corrected. */
function fieldsOf(customer: Customer, corrected: Correction['to']): CorrectedFields {
  const held = draftFields.filter((field) => corrected[field] !== undefined);
  return Object.fromEntries(held.map((field) => [field, customer[field]]));
}
