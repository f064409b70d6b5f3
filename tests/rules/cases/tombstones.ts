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
  where,
} from '../../support/rules/requests';
import { ask, newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, serverTime, timestamp } from '../../support/rules/values';
import { collections, newTombstone } from './build';
import { minimalCustomer } from './documents';

const { erasedCustomers } = collections;

/** The erasing program leaves these. */
const tombstone: Fields = { erasedAt: timestamp('2026-11-20T15:30:00Z') };
const stored = { path: newTombstone(), fields: tombstone };
const below = { path: `${stored.path}/notes/${newId()}`, fields: { text: 'x' } };

const sinceThen = {
  ...where('erasedAt', 'GREATER_THAN_OR_EQUAL', timestamp('2026-11-20T15:00:00Z')),
  orderBy: [{ field: { fieldPath: 'erasedAt' } }],
  limit: 100,
};

const lists: [string, RuleRequest][] = [
  ['who was erased', list(erasedCustomers)],
  ['who was erased since', query(erasedCustomers, sinceThen)],
  ['how many were erased', count(erasedCustomers)],
];

const ofNobody: [string, RuleRequest][] = [
  ['one tombstone', get(stored.path)],
  ['a tombstone in a list of ids', getAll(stored.path)],
  ['whether a customer was not erased', get(newTombstone())],
  ['the tombstones of every level', queryGroup(erasedCustomers)],
  ['what lies below a tombstone', get(below.path)],
  ['the list of what lies below a tombstone', list(`${stored.path}/notes`)],
];

const reading: RuleGroup = {
  title: 'only an administrator lists the erased customers',
  cases: [
    { ...ask('allowed', admin)(['the list that holds one', list(erasedCustomers)]), stored: [stored, below] },
    ...lists.map(ask('allowed', admin)),
    ...strangers.flatMap((identity) => lists.map(ask('refused', identity))),
    ...everybody.flatMap((identity) => ofNobody.map(ask('refused', identity))),
  ],
};

const writing: RuleGroup = {
  title: 'nobody writes or removes a tombstone from a browser',
  cases: everybody.flatMap((identity): RuleCase[] => {
    const refuses = (what: string, request: RuleRequest, before: RuleCase['stored'] = []) =>
      ask('refused', identity, before)([what, request]);
    const found = () => ({ path: newTombstone(), fields: tombstone });
    const [changed, overwritten, removed] = [found(), found(), found()];
    return [
      refuses('a tombstone', commit(set(newTombstone(), { erasedAt: serverTime }))),
      refuses('a tombstone of another time', commit(set(newTombstone(), tombstone))),
      refuses('an empty tombstone', commit(set(newTombstone(), {}))),
      refuses('a customer among the tombstones', commit(set(newTombstone(), minimalCustomer()))),
      refuses('another time', commit(update(changed.path, { erasedAt: serverTime })), [changed]),
      refuses('what a status change sends', commit(update(newTombstone(), { status: 'new' }))),
      refuses('to overwrite one', commit(set(overwritten.path, { erasedAt: serverTime })), [overwritten]),
      refuses('to remove one', commit(erase(removed.path)), [removed]),
      refuses('to remove one that is not there', commit(erase(newTombstone()))),
    ];
  }),
};

export const tombstones: RuleGroup[] = [reading, writing];
