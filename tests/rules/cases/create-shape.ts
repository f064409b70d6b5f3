import { customerFieldNames } from '@/domain/customer-fields';
import { admin, strangers } from '../../support/rules/identities';
import { commit, set } from '../../support/rules/requests';
import type { RuleCase, RuleGroup } from '../../support/rules/rule-case';
import { map } from '../../support/rules/values';
import { newCustomer, refusesCustomer, storesCustomer } from './build';
import { maximalCustomer, minimalCustomer, without } from './documents';
import { wrongTypesOf } from './samples';

const anyoneMay = [...strangers, admin].map(
  (identity): RuleCase => ({
    name: `lets ${identity.name} send a customer`,
    as: identity,
    request: commit(set(newCustomer(), minimalCustomer())),
    expected: 'allowed',
  }),
);

const extraFields = {
  id: 'aB3dE6gH9jK2mN5pQ8sT',
  role: 'admin',
  active: true,
  notes: '',
  FirstName: 'Marcia',
  __proto: null,
  deeper: map({ status: 'customer' }),
};

/** A customer has exactly its 26 fields, each of its type. */
export const createShape: RuleGroup[] = [
  {
    title: 'a customer is created by anyone',
    cases: [
      storesCustomer('with as little as may be filled in', minimalCustomer()),
      storesCustomer('with every field filled to its limit', maximalCustomer()),
      ...anyoneMay,
    ],
  },
  {
    title: 'a customer has exactly its 26 fields',
    cases: [
      ...customerFieldNames.map((field) =>
        refusesCustomer(`without ${field}`, without(minimalCustomer(), field)),
      ),
      ...customerFieldNames.map((field) =>
        refusesCustomer(`at its limits without ${field}`, without(maximalCustomer(), field)),
      ),
      ...Object.entries(extraFields).map(([field, value]) =>
        refusesCustomer(`with a further field ${field}`, minimalCustomer({ [field]: value })),
      ),
      refusesCustomer('with a further field instead of one of its own', {
        ...without(minimalCustomer(), 'message'),
        notes: '',
      }),
      refusesCustomer('without any field', {}),
    ],
  },
  {
    title: 'each field of a customer has its own type',
    cases: customerFieldNames.flatMap((field) =>
      wrongTypesOf(minimalCustomer(), field).map(([name, value]) =>
        refusesCustomer(`whose ${field} is ${name}`, minimalCustomer({ [field]: value })),
      ),
    ),
  },
];
