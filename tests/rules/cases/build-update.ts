import { admin, type Identity } from '../support/identities';
import { commit, update } from '../support/requests';
import type { RuleCase } from '../support/rule-case';
import { type Fields, serverTime } from '../support/values';
import { newCustomer } from './build';
import { storedLead } from './documents';

/** What a status change sends. */
export const move = { status: 'contacted', updatedAt: serverTime };

/** A change of a stored customer: an administrator's, of a valid lead, unless it says otherwise. */
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
  const stored = [{ path, fields: before ?? storedLead() }];
  return { name, as, stored, request: commit(update(path, changes, removed)), expected };
}

/** The change may be made. */
export const allows = (options: Update) => updates('allowed', options);
/** The change may not be made. */
export const refuses = (options: Update) => updates('refused', options);
