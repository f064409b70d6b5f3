import { customerStatuses, initialStatus } from '@/domain/customer-status';
import { anonymous } from '../support/identities';
import { commit, set } from '../support/requests';
import type { RuleGroup } from '../support/rule-case';
import { double, type FieldValue, serverTime, timestamp } from '../support/values';
import { newCustomer, refusesLead, storesLead } from './build';
import { minimalLead, storedLead } from './documents';

const forgedTotals: [string, FieldValue][] = [
  ['1', 1],
  ['−1', -1],
  ['0.0', double(0)],
  ['−0.0', double(-0)],
  ['NaN', double(Number.NaN)],
  ['infinite', double(Number.POSITIVE_INFINITY)],
  ['0.01', double(0.01)],
  ['the word 0', '0'],
  ['as large as can be', Number.MAX_SAFE_INTEGER],
];

const forgedSources = ['', 'contact_form', 'Website', 'website ', 'referral', 'admin'];
const forgedStatuses = [
  ...customerStatuses.map(({ value }) => value).filter((status) => status !== initialStatus),
  ...['', 'New', 'new ', 'archived'],
];

const clientTimes = ['1970-01-01T00:00:00Z', '2026-11-20T15:30:00Z', '9999-12-31T23:59:59Z'];

/** What a prospect cannot decide: status, source, totals and times. */
export const createRecord: RuleGroup[] = [
  {
    title: 'a lead begins as new, from the website, with nothing ordered',
    cases: [
      ...forgedStatuses.map((status) =>
        refusesLead(`whose status is ${JSON.stringify(status)}`, minimalLead({ status })),
      ),
      ...forgedSources.map((source) =>
        refusesLead(`whose source is ${JSON.stringify(source)}`, minimalLead({ source })),
      ),
      ...['totalOrders', 'totalSpent'].flatMap((field) =>
        forgedTotals.map(([name, value]) =>
          refusesLead(`whose ${field} is ${name}`, minimalLead({ [field]: value })),
        ),
      ),
    ],
  },
  {
    title: 'the times of a lead are the database’s own',
    cases: [
      ...['createdAt', 'updatedAt'].flatMap((field) =>
        clientTimes.map((time) =>
          refusesLead(`whose ${field} says ${time}`, minimalLead({ [field]: timestamp(time) })),
        ),
      ),
      refusesLead('with a client’s time twice', {
        ...minimalLead({ createdAt: timestamp('2026-11-20T15:30:00Z') }),
        updatedAt: timestamp('2026-11-20T15:30:00Z'),
      }),
      ...Object.entries(minimalLead())
        .filter(([field]) => field !== 'createdAt' && field !== 'updatedAt')
        .map(([field]) =>
          refusesLead(`whose ${field} is the time of the database`, minimalLead({ [field]: serverTime })),
        ),
    ],
  },
  {
    title: 'a lead is sent once',
    cases: [
      ...['', ' with other words'].map((words) => {
        const path = newCustomer();
        const changed = words ? { firstName: 'Other' } : {};
        return {
          name: `refuses a second lead of the same id${words}`,
          as: anonymous,
          stored: [{ path, fields: storedLead() }],
          request: commit(set(path, minimalLead(changed))),
          expected: 'refused' as const,
        };
      }),
      storesLead('again under a new id', minimalLead()),
    ],
  },
];
