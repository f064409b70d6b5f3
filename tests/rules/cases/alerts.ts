import { admin, everybody, strangers } from '../../support/rules/identities';
import {
  commit,
  count,
  erase,
  get,
  list,
  query,
  queryGroup,
  type RuleRequest,
  set,
  update,
  where,
} from '../../support/rules/requests';
import { ask, newId, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, timestamp } from '../../support/rules/values';
import { collections } from './build';

const { alerts } = collections;
const newAlert = () => `${alerts}/${newId()}`;

/** The functions leave these. */
const alert: Fields = { kind: 'request', isOpen: false, failedAt: timestamp('2026-11-20T15:30:00Z') };
const stored = { path: newAlert(), fields: alert };

const failedSince = {
  ...where('failedAt', 'GREATER_THAN_OR_EQUAL', timestamp('2026-11-20T15:00:00Z')),
  limit: 100,
};

const lists: [string, RuleRequest][] = [
  ['the alerts', list(alerts)],
  ['the alerts that could not be sent', query(alerts, failedSince)],
  ['how many alerts there are', count(alerts)],
];

const ofNobody: [string, RuleRequest][] = [
  ['one alert', get(stored.path)],
  ['whether an alert is not there', get(newAlert())],
  ['the alerts of every level', queryGroup(alerts)],
  ['the list of what lies below an alert', list(`${stored.path}/notes`)],
];

const writes: [string, (path: string) => Parameters<typeof commit>[number]][] = [
  ['an alert', () => set(newAlert(), alert)],
  ['to overwrite an alert', (path) => set(path, { kind: 'request' })],
  ['to change an alert', (path) => update(path, { isOpen: true })],
  ['to remove an alert', erase],
];

export const alertCases: RuleGroup[] = [
  {
    title: 'only an administrator lists the alerts',
    cases: [
      ...lists.map(ask('allowed', admin, [stored])),
      ...strangers.flatMap((identity) => lists.map(ask('refused', identity, [stored]))),
      ...everybody.flatMap((identity) => ofNobody.map(ask('refused', identity, [stored]))),
    ],
  },
  {
    title: 'nobody writes or removes an alert from a browser',
    cases: everybody.flatMap((identity) =>
      writes.map(([name, write]) => {
        const before = { path: newAlert(), fields: alert };
        return ask('refused', identity, [before])([name, commit(write(before.path))]);
      }),
    ),
  },
];
