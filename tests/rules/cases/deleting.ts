import { everybody } from '../../support/rules/identities';
import { commit, erase } from '../../support/rules/requests';
import { ask, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { newCustomer, newSubscriber } from './build';
import { storedCustomer, storedSubscriber } from './documents';

/** Nobody deletes a person: erasing somebody is the owner's, past the rules. */
export const deleting: RuleGroup[] = [
  {
    title: 'no person is deleted from a browser',
    cases: everybody.flatMap((identity): RuleCase[] => {
      const customer = { path: newCustomer(), fields: storedCustomer() };
      const subscriber = { path: newSubscriber(), fields: storedSubscriber() };
      const refuses = (what: string, path: string, stored: RuleCase['stored'] = []) =>
        ask('refused', identity, stored)([`to delete ${what}`, commit(erase(path))]);
      return [
        refuses('a customer', customer.path, [customer]),
        refuses('a subscriber', subscriber.path, [subscriber]),
        refuses('a customer that is not there', newCustomer()),
        refuses('a subscriber that is not there', newSubscriber()),
      ];
    }),
  },
];
