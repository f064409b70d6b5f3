import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { addCustomer } from '@/data/add-customer';
import { type Correction, correctCustomer } from '@/data/correct-customer';
import { newCustomerId } from '@/data/create-customer';
import type { Outcome } from '@/data/outcome';
import type { CorrectedFields } from '@/domain/activity';
import { correctedText } from '@/domain/activity-text';
import type { Customer } from '@/domain/customer';
import { givenFields } from '@/domain/customer-draft';
import { displayName } from '@/domain/customer-text';
import type { StaffDraft } from '@/domain/staff-draft';
import type { CustomersState, Notice } from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import { dropStoredDraft, saveDraft, savedDraft } from '@/features/customers/state/saved-drafts';
import { showNotice } from '@/features/customers/state/show-notice';
import type { OwnEntry } from '@/features/customers/sync/activity-log';
import type { CustomerFeed } from '@/features/customers/sync/customer-feed';
import { pick } from '@/lib/pick';
import type { ChangeDependencies } from './run-change';

const SentAddition = v.object({ content: v.string(), id: v.string() });

export function createAdditions(store: StoreApi<CustomersState>, customers: Pick<CustomerFeed, 'add'>) {
  let sent = savedDraft('sent addition', SentAddition);

  return async function add(added: StaffDraft): Promise<Outcome<Customer>> {
    const content = JSON.stringify(added);
    if (sent?.content !== content) sent = { content, id: newCustomerId() };
    const own = sent;
    saveDraft('sent addition', own);
    const outcome = await addCustomer(own.id, added);
    // An id that somebody else has taken never stores this customer.
    if (outcome.kind === 'stored' || outcome.kind === 'conflict') {
      if (sent === own) sent = undefined;
      dropStoredDraft('sent addition', own);
    }
    if (outcome.kind !== 'stored') return outcome;
    customers.add(outcome.value);
    const text = messages.added(displayName(outcome.value));
    store.setState(showNotice({ tone: 'success', text, customerId: own.id }));
    return outcome;
  };
}

export function createCorrections({ customers, runChange }: ChangeDependencies) {
  return async function correct(id: string, correction: Correction): Promise<Outcome<Customer>> {
    const { to } = correction;
    const outcome = await runChange<Customer, Customer>(id, () => ({
      isTracked: true,
      versions: () => [customers.find(id)?.customer.updatedAt],
      send: () => correctCustomer(id, correction),
      onStored: (customer) => customers.replace(customer),
      onConflict: (current) => customers.replace(current),
      toEntries: (customer) => [correctionEntry(correction, customer)],
      // The dialog says why a correction is not stored.
      toNotice: (answer) => (answer.kind === 'stored' ? correctedNotice(answer.value, to) : undefined),
    }));
    return outcome ?? { kind: 'erased', ids: [id] };
  };
}

function correctedNotice(customer: Customer, to: Correction['to']): Notice {
  const text = messages.corrected(displayName(customer));
  const detail = correctedText(correctedFields(customer, to));
  return { tone: 'success', text, detail, customerId: customer.id };
}

export function correctionEntry({ expected, to }: Correction, corrected: Customer): OwnEntry {
  const values = { from: correctedFields(expected, to), to: correctedFields(corrected, to) };
  return { customerId: corrected.id, kind: 'correction', ...values };
}

export function correctedFields(customer: Customer, to: Correction['to']): CorrectedFields {
  return pick(customer, givenFields(to));
}
