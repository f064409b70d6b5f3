import { staffSources } from '@/domain/customer-source';
import { customerStatuses, initialStatus } from '@/domain/customer-status';
import { toImportedId } from '@/domain/imported-id';
import { valuesOf } from '@/domain/options';
import { admin, anonymous, strangers } from '../../support/rules/identities';
import { commit, set } from '../../support/rules/requests';
import type { RuleCase, RuleGroup } from '../../support/rules/rule-case';
import { double, type FieldValue, serverTime, timestamp } from '../../support/rules/values';
import { collections, newCustomer, refusesCustomer, storesCustomer } from './build';
import { minimalCustomer, storedCustomer, subscriber } from './documents';

const forgedTotals: [string, FieldValue][] = [
  ['1', 1],
  ['−1', -1],
  ['0.0', double(0)],
  ['−0.0', double(-0)],
  ['NaN', double(Number.NaN)],
  ['infinite', double(Number.POSITIVE_INFINITY)],
  ['0.01', double(0.01)],
  ['as large as can be', Number.MAX_SAFE_INTEGER],
];

const forgedSources = [
  '',
  'contact_form',
  'Website',
  'website ',
  'referral',
  'admin',
  ...valuesOf(staffSources),
];
const forgedStatuses = [
  ...customerStatuses.map(({ value }) => value).filter((status) => status !== initialStatus),
  ...['', 'New', 'new ', 'archived'],
];

const clientTimes = ['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];

const importedId = (index: number) => toImportedId(`${String(index).padStart(14, '0')}xxxxxx`);

/** Id, status, source, totals and times. */
export const createRecord: RuleGroup[] = [
  {
    title: 'an imported id is an administrator’s',
    cases: [...strangers, admin].flatMap((identity, index): RuleCase[] => [
      {
        name: `${identity === admin ? 'stores' : 'refuses'} a customer by ${identity.name}`,
        as: identity,
        request: commit(set(`${collections.customers}/${importedId(index)}`, minimalCustomer())),
        expected: identity === admin ? 'allowed' : 'refused',
      },
      {
        name: `${identity === admin ? 'stores' : 'refuses'} a subscriber by ${identity.name}`,
        as: identity,
        request: commit(set(`${collections.newsletterSubscribers}/${importedId(index)}`, subscriber())),
        expected: identity === admin ? 'allowed' : 'refused',
      },
    ]),
  },
  {
    title: 'a customer begins as new, from the website, with nothing ordered',
    cases: [
      ...forgedStatuses.map((status) =>
        refusesCustomer(`whose status is ${JSON.stringify(status)}`, minimalCustomer({ status })),
      ),
      ...forgedSources.map((source) =>
        refusesCustomer(`whose source is ${JSON.stringify(source)}`, minimalCustomer({ source })),
      ),
      ...['totalOrders', 'totalSpent'].flatMap((field) =>
        forgedTotals.map(([name, value]) =>
          refusesCustomer(`whose ${field} is ${name}`, minimalCustomer({ [field]: value })),
        ),
      ),
    ],
  },
  {
    title: 'the times of a customer are the database’s own',
    cases: [
      ...['createdAt', 'updatedAt'].flatMap((field) =>
        clientTimes.map((time) =>
          refusesCustomer(`whose ${field} says ${time}`, minimalCustomer({ [field]: timestamp(time) })),
        ),
      ),
      refusesCustomer('with a client’s time twice', {
        ...minimalCustomer({ createdAt: timestamp('2026-11-20T15:30:00Z') }),
        updatedAt: timestamp('2026-11-20T15:30:00Z'),
      }),
      ...Object.entries(minimalCustomer())
        .filter(([field]) => field !== 'createdAt' && field !== 'updatedAt')
        .map(([field]) =>
          refusesCustomer(
            `whose ${field} is the time of the database`,
            minimalCustomer({ [field]: serverTime }),
          ),
        ),
    ],
  },
  {
    title: 'a customer is sent once',
    cases: [
      ...['', ' with other words'].map((words) => {
        const path = newCustomer();
        const changed = words ? { firstName: 'Other' } : {};
        return {
          name: `refuses a second customer of the same id${words}`,
          as: anonymous,
          stored: [{ path, fields: storedCustomer() }],
          request: commit(set(path, minimalCustomer(changed))),
          expected: 'refused' as const,
        };
      }),
      storesCustomer('again under a new id', minimalCustomer()),
    ],
  },
];
