import { admin, type Identity } from '../../support/rules/identities';
import { commit, update } from '../../support/rules/requests';
import type { RuleCase } from '../../support/rules/rule-case';
import { type Fields, serverTime } from '../../support/rules/values';
import { newCustomer } from './build';
import { storedCustomer } from './documents';

export const move = { status: 'contacted', updatedAt: serverTime };

/** A change of a stored customer: an administrator's, of a valid customer, unless it says otherwise. */
interface Update {
  name: string;
  as?: Identity;
  before?: Fields;
  changes: Fields;
  removed?: readonly string[];
}

function updates(
  expected: RuleCase['expected'],
  { name, as = admin, before, changes, removed }: Update,
): RuleCase {
  const path = newCustomer();
  const stored = [{ path, fields: before ?? storedCustomer() }];
  return { name, as, stored, request: commit(update(path, changes, removed)), expected };
}

/** The change may be made. */
export const allows = (options: Update) => updates('allowed', options);
/** The change may not be made. */
export const refuses = (options: Update) => updates('refused', options);
