import { admin, everybody, strangers } from '../../support/rules/identities';
import {
  commit,
  count,
  erase,
  get,
  getAll,
  list,
  query,
  queryGroup,
  type RuleRequest,
  set,
  update,
} from '../../support/rules/requests';
import { ask, newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, timestamp } from '../../support/rules/values';
import { collections, newCustomer } from './build';
import { adminEmail, newEntry, storedWork, told, workOf } from './build-work';
import { storedCustomer } from './documents';

const byTime = (field: string) => ({
  orderBy: [{ field: { fieldPath: field }, direction: 'DESCENDING' }],
  limit: 50,
});

const customer = newCustomer();
const activity = `${customer}/${collections.activity}`;
const entry = {
  path: newEntry(customer),
  fields: { ...told('note').entry, at: timestamp('2026-11-20T15:30:00Z') },
};
const work = { path: workOf(customer), fields: storedWork() };
const member: Fields = { email: adminEmail, name: 'Marcia Bennett', role: 'admin' };
const newMember = () => `${collections.staff}/${newId()}`;
const colleague = { path: newMember(), fields: member };
const belowEntry = { path: `${entry.path}/notes/${newId()}`, fields: { text: 'x' } };
const belowWork = { path: `${work.path}/notes/${newId()}`, fields: { text: 'x' } };
const belowColleague = { path: `${colleague.path}/notes/${newId()}`, fields: { text: 'x' } };

const forAdmins: [string, RuleRequest][] = [
  ['the activity of a customer', list(activity)],
  ['the latest activity of a customer', queryBelow(customer, byTime('at'))],
  ['how much activity a customer has', countBelow(customer)],
  ['the activity of a customer without any', list(`${newCustomer()}/${collections.activity}`)],
  ['the activity of all customers', queryGroup(collections.activity)],
  ['the latest activity of all customers', queryGroup(collections.activity, byTime('at'))],
  // A rule for all collections of a name holds wherever one might be; entries can be written below customers alone.
  ['activity two levels deeper', list(`${customer}/notes/${newId()}/activity`)],
  ['activity at the top', list('activity')],
  ['an entry', get(entry.path)],
  ['an entry in a list of ids', getAll(entry.path)],
  ['that an entry is not there', get(newEntry(customer))],
  ['all work', list(collections.customerWork)],
  ['the work that was changed lately', query(collections.customerWork, byTime('updatedAt'))],
  ['how much work there is', count(collections.customerWork)],
  ['the work of a customer', get(work.path)],
  ['the work of a customer in a list of ids', getAll(work.path)],
  ['that a customer has no work', get(workOf(newCustomer()))],
  ['the staff', list(collections.staff)],
  ['the staff by a query', query(collections.staff)],
  ['how many the staff are', count(collections.staff)],
];

const forNobody: [string, RuleRequest][] = [
  ['the work of every level', queryGroup(collections.customerWork)],
  ['the staff of every level', queryGroup(collections.staff)],
  ['one of the staff', get(colleague.path)],
  ['whether somebody is not of the staff', get(newMember())],
  ['what lies below an entry', list(`${entry.path}/notes`)],
  ['a document below an entry', get(belowEntry.path)],
  ['what lies below work', list(`${work.path}/notes`)],
  ['a document below work', get(belowWork.path)],
  ['what lies below one of the staff', list(`${colleague.path}/notes`)],
  ['a document below one of the staff', get(belowColleague.path)],
  ['what else lies below a customer', list(`${customer}/notes`)],
  ['an entry two levels deeper', get(`${customer}/notes/${newId()}/activity/${newId()}`)],
  ['work in another place', list(`drafts/${newId()}/customer_work`)],
  ['work below another place', get(`drafts/${newId()}/customer_work/${newId()}`)],
  ['staff in another place', list(`drafts/${newId()}/staff`)],
  ['an entry at the top', get(`activity/${newId()}`)],
];

const reading: RuleGroup = {
  title: 'only an administrator reads activity, work and staff',
  cases: [
    {
      ...ask('allowed', admin)(['the list of staff that holds one', list(collections.staff)]),
      stored: [
        { path: customer, fields: storedCustomer() },
        ...[entry, work, colleague, belowEntry, belowWork, belowColleague],
      ],
    },
    ...forAdmins.map(ask('allowed', admin)),
    ...strangers.flatMap((identity) => forAdmins.map(ask('refused', identity))),
    ...everybody.flatMap((identity) => forNobody.map(ask('refused', identity))),
  ],
};

const staff: RuleGroup = {
  title: 'nobody writes or removes one of the staff from a browser',
  cases: everybody.flatMap((identity): RuleCase[] => {
    const found = () => ({ path: newMember(), fields: member });
    const [changed, overwritten, removed] = [found(), found(), found()];
    const refuses = (what: string, request: RuleRequest, stored: RuleCase['stored'] = []) =>
      ask('refused', identity, stored)([what, request]);
    return [
      refuses('one more', commit(set(newMember(), member))),
      refuses('an empty one more', commit(set(newMember(), {}))),
      refuses('another role for one', commit(update(changed.path, { role: 'admin ' })), [changed]),
      refuses('to overwrite one', commit(set(overwritten.path, { ...member, name: 'Other' })), [overwritten]),
      refuses('to remove one', commit(erase(removed.path)), [removed]),
      refuses('to remove one who is not there', commit(erase(newMember()))),
    ];
  }),
};

/** Queries a customer's activity. */
function queryBelow(parent: string, refinements: object): RuleRequest {
  const { body, ...request } = query(collections.activity, refinements);
  return { ...request, endpoint: `/${parent}:runQuery`, ...(body && { body }) };
}

function countBelow(parent: string): RuleRequest {
  const { body, ...request } = count(collections.activity);
  return { ...request, endpoint: `/${parent}:runAggregationQuery`, ...(body && { body }) };
}

export const staffOnly: RuleGroup[] = [reading, staff];
