import { collections } from '@/data/collections';
import { anonymous } from '../../support/rules/identities';
import { commit, set } from '../../support/rules/requests';
import { newId, type RuleCase } from '../../support/rules/rule-case';
import type { Fields } from '../../support/rules/values';

export { collections };

/** The path of a customer, a subscriber or a tombstone that no other case uses. */
export const newCustomer = () => `${collections.customers}/${newId()}`;
export const newSubscriber = () => `${collections.newsletterSubscribers}/${newId()}`;
export const newTombstone = () => `${collections.erasedCustomers}/${newId()}`;

/** A visitor may store this customer. */
export function storesCustomer(name: string, fields: Fields): RuleCase {
  return { name: `stores a customer ${name}`, ...visitorSets(newCustomer(), fields), expected: 'allowed' };
}

/** A visitor may not store this customer. */
export function refusesCustomer(name: string, fields: Fields): RuleCase {
  return { name: `refuses a customer ${name}`, ...visitorSets(newCustomer(), fields), expected: 'refused' };
}

/** A visitor may store this subscriber. */
export function storesSubscriber(name: string, fields: Fields): RuleCase {
  return {
    name: `stores a subscriber ${name}`,
    ...visitorSets(newSubscriber(), fields),
    expected: 'allowed',
  };
}

/** A visitor may not store this subscriber. */
export function refusesSubscriber(name: string, fields: Fields): RuleCase {
  return {
    name: `refuses a subscriber ${name}`,
    ...visitorSets(newSubscriber(), fields),
    expected: 'refused',
  };
}

const visitorSets = (path: string, fields: Fields) => ({ as: anonymous, request: commit(set(path, fields)) });
