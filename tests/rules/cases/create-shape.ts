import { customerFieldNames } from '@/domain/customer-fields';
import { admin, strangers } from '../support/identities';
import { commit, set } from '../support/requests';
import type { RuleCase, RuleGroup } from '../support/rule-case';
import { map } from '../support/values';
import { newCustomer, refusesLead, storesLead } from './build';
import { maximalLead, minimalLead, without } from './documents';
import { wrongTypesOf } from './samples';

const anyoneMay = [...strangers, admin].map(
  (identity): RuleCase => ({
    name: `lets ${identity.name} send a lead`,
    as: identity,
    request: commit(set(newCustomer(), minimalLead())),
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

/** A lead has exactly its 26 fields, each of its type. */
export const createShape: RuleGroup[] = [
  {
    title: 'a lead is created by anyone',
    cases: [
      storesLead('with as little as may be filled in', minimalLead()),
      storesLead('with every field filled to its limit', maximalLead()),
      ...anyoneMay,
    ],
  },
  {
    title: 'a lead has exactly its 26 fields',
    cases: [
      ...customerFieldNames.map((field) => refusesLead(`without ${field}`, without(minimalLead(), field))),
      ...customerFieldNames.map((field) =>
        refusesLead(`at its limits without ${field}`, without(maximalLead(), field)),
      ),
      ...Object.entries(extraFields).map(([field, value]) =>
        refusesLead(`with a further field ${field}`, minimalLead({ [field]: value })),
      ),
      refusesLead('with a further field instead of one of its own', {
        ...without(minimalLead(), 'message'),
        notes: '',
      }),
      refusesLead('without any field', {}),
    ],
  },
  {
    title: 'each field of a lead has its own type',
    cases: customerFieldNames.flatMap((field) =>
      wrongTypesOf(minimalLead(), field).map(([name, value]) =>
        refusesLead(`whose ${field} is ${name}`, minimalLead({ [field]: value })),
      ),
    ),
  },
];
