import { admin, type Identity, strangers } from '../../support/rules/identities';
import { commit, update } from '../../support/rules/requests';
import type { RuleCase, RuleGroup } from '../../support/rules/rule-case';
import { type Fields, serverTime } from '../../support/rules/values';
import { newCustomer, newSubscriber } from './build';
import { move, refuses } from './build-update';
import { storedSubscriber } from './documents';

/** Changes for administrators alone, and for nobody. */
export const updatingByOthers: RuleGroup = {
  title: 'only an administrator changes a status',
  cases: [
    ...strangers.map((identity) =>
      refuses({ name: `refuses ${identity.name} a new status`, as: identity, changes: move }),
    ),
    ...strangers.map((identity) =>
      refuses({ name: `refuses ${identity.name} a touch`, as: identity, changes: { updatedAt: serverTime } }),
    ),
    missing(admin),
    ...strangers.map(missing),
    ofSubscriber(admin, { status: 'new', updatedAt: serverTime }),
    ...strangers.map((identity) => ofSubscriber(identity, { active: false })),
  ],
};

function missing(identity: Identity): RuleCase {
  return {
    name: `refuses ${identity.name} a status for a customer that is not there`,
    as: identity,
    request: commit(update(newCustomer(), move)),
    expected: 'refused',
  };
}

function ofSubscriber(identity: Identity, changes: Fields): RuleCase {
  const path = newSubscriber();
  return {
    name: `refuses ${identity.name} a change of ${Object.keys(changes).join(' and ')} in a subscriber`,
    as: identity,
    stored: [{ path, fields: storedSubscriber() }],
    request: commit(update(path, changes)),
    expected: 'refused',
  };
}
