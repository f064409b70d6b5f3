import { admin, type Identity, strangers } from '../../support/rules/identities';
import { commit, update } from '../../support/rules/requests';
import type { RuleCase, RuleGroup } from '../../support/rules/rule-case';
import { serverTime } from '../../support/rules/values';
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
    statusOfSubscriber(),
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

function statusOfSubscriber(): RuleCase {
  const path = newSubscriber();
  return {
    name: 'refuses an administrator a status of a subscriber',
    as: admin,
    stored: [{ path, fields: storedSubscriber() }],
    request: commit(update(path, { status: 'new', updatedAt: serverTime })),
    expected: 'refused',
  };
}
