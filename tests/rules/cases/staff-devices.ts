import { admin, type Identity, strangers } from '../../support/rules/identities';
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
import { ask, newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, serverTime, timestamp } from '../../support/rules/values';
import { collections } from './build';
import { adminEmail, colleagueEmail, signatureOf, strangersWithEmail } from './build-work';
import { fill, without } from './documents';
import { wrongTypesOf } from './samples';

const { staffDevices: devices } = collections;
export const newDevice = () => `${devices}/${newId()}`;

/** A device as an administrator stores it. */
export function device(changes: Fields = {}): Fields {
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    by: adminEmail,
    at: serverTime,
    ...changes,
  };
}

const storedDevice = (by: string) => ({
  path: newDevice(),
  fields: device({ by, at: timestamp('2026-11-20T15:30:00Z') }),
});

function creates(
  expected: RuleCase['expected'],
  name: string,
  fields: Fields,
  { as = admin, path = newDevice() }: { as?: Identity; path?: string } = {},
): RuleCase {
  const verb = expected === 'allowed' ? 'stores' : 'refuses';
  return { name: `${verb} ${name}`, as, request: commit(set(path, fields)), expected };
}

const host = 'https://fcm.googleapis.com/';
export const endpointOf = (length: number) => host + fill(length - host.length);
const pushAddresses = [
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://jmt17.google.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-az09.notify.windows.com/w/?token=a%2Bb',
  'https://web.push.apple.com/abc',
];
const otherAddresses = [
  'http://fcm.googleapis.com/send',
  'xhttps://fcm.googleapis.com/send',
  'https://',
  'https://fcm.googleapis.com/',
  'https://fcm.googleapis.com/\nsend',
  'https://localhost/send',
  'https://127.0.0.1/send',
  'https://169.254.169.254/send',
  'https://[::1]/send',
  'https://metadata.google.internal/send',
  'https://push.example/send',
  'https://push.example/.google.com/send',
  'https://push.example?.google.com/send',
  'https://push.example#.google.com/send',
  'https://push.example\\.google.com/send',
  'https://google.com/send',
  'https://.google.com/send',
  'https://push-google.com/send',
  'https://fcm.google-com/send',
  'https://fcm.google.com.push.example/send',
  'https://fcm.googleapis.com:8443/send',
  'https://somebody:password@fcm.googleapis.com/send',
];
const wrong: [string, Fields][] = [
  ['an address of 1,001 characters', { endpoint: endpointOf(1001) }],
  ['a public key one character short', { p256dh: 'B'.repeat(86) }],
  ['a public key one character long', { p256dh: 'B'.repeat(88) }],
  ['a public key with a padding', { p256dh: `${'B'.repeat(86)}=` }],
  ['a secret one character short', { auth: 'a'.repeat(21) }],
  ['a secret one character long', { auth: 'a'.repeat(23) }],
  ['a secret with a plus sign', { auth: `${'a'.repeat(21)}+` }],
  ['the name of a colleague', { by: colleagueEmail }],
  ['a further field', { further: 'x' }],
  ['an id of its own', { id: 'x' }],
];

const creating: RuleGroup = {
  title: 'an administrator stores a device of their own',
  cases: [
    creates('allowed', 'a device', device()),
    ...pushAddresses.map((endpoint) => creates('allowed', `the address ${endpoint}`, device({ endpoint }))),
    ...otherAddresses.map((endpoint) =>
      creates('refused', `the address ${JSON.stringify(endpoint)}`, device({ endpoint })),
    ),
    creates('allowed', 'an address of 1,000 characters', device({ endpoint: endpointOf(1000) })),
    creates('allowed', 'every letter of a key', device({ p256dh: `AZaz09_-${'B'.repeat(79)}` })),
    creates('allowed', 'every letter of a secret', device({ auth: `AZaz09_-${'a'.repeat(14)}` })),
    creates('refused', 'a device under another kind of id', device(), { path: `${devices}/short` }),
    creates('refused', 'a device below a device', device(), { path: `${newDevice()}/${devices}/${newId()}` }),
    ...wrong.map(([name, changes]) => creates('refused', name, device(changes))),
    ...Object.keys(device()).flatMap((field) => [
      creates('refused', `a device without ${field}`, without(device(), field)),
      ...wrongTypesOf(device(), field).map(([name, value]) =>
        creates('refused', `a device whose ${field} is ${name}`, device({ [field]: value })),
      ),
    ]),
    ...strangersWithEmail.map((identity) =>
      creates('refused', `${identity.name} a device`, device({ by: signatureOf(identity) }), {
        as: identity,
      }),
    ),
  ],
};

const own = storedDevice(adminEmail);
const theirs = storedDevice(colleagueEmail);
const ofNobody: [string, RuleRequest][] = [
  ['the devices', list(devices)],
  ['the administrator’s devices', query(devices, where('by', 'EQUAL', adminEmail))],
  ['how many devices there are', count(devices)],
  ['the devices of every level', queryGroup(devices)],
  ['a colleague’s device', get(theirs.path)],
  ['what lies below a device', get(`${own.path}/notes/${newId()}`)],
];

const asks = (expected: RuleCase['expected'], as: Identity) => ask(expected, as, [own, theirs]);

const reading: RuleGroup = {
  title: 'an administrator sees a device of their own alone',
  cases: [
    asks('allowed', admin)(['their own device', get(own.path)]),
    asks('allowed', admin)(['that a device is not there', get(newDevice())]),
    ...ofNobody.map(asks('refused', admin)),
    ...strangersWithEmail.flatMap((identity) => [
      ...ofNobody.map(asks('refused', identity)),
      asks('refused', identity)(['a device', get(own.path)]),
      asks('refused', identity)(['that a device is not there', get(newDevice())]),
    ]),
  ],
};

type Write = Parameters<typeof commit>[number];

function writes(
  expected: RuleCase['expected'],
  name: string,
  { as = admin, by, write }: { as?: Identity; by: string; write: (path: string) => Write },
): RuleCase {
  const before = storedDevice(by);
  return {
    name: `${expected === 'allowed' ? 'lets' : 'refuses'} ${as.name} ${name}`,
    as,
    stored: [before],
    request: commit(write(before.path)),
    expected,
  };
}

const changing: RuleGroup = {
  title: 'an administrator removes a device of their own, and changes none',
  cases: [
    writes('allowed', 'remove their own device', { by: adminEmail, write: erase }),
    writes('refused', 'to remove a colleague’s device', { by: colleagueEmail, write: erase }),
    writes('refused', 'to remove what is not there', { by: adminEmail, write: () => erase(newDevice()) }),
    writes('refused', 'to change their own device', {
      by: adminEmail,
      write: (path) => update(path, { auth: 'b'.repeat(22) }),
    }),
    writes('refused', 'to overwrite their own device', {
      by: adminEmail,
      write: (path) => set(path, device()),
    }),
    writes('refused', 'to overwrite a colleague’s device', {
      by: colleagueEmail,
      write: (path) => set(path, device()),
    }),
    ...[...strangers, ...strangersWithEmail.slice(1)].map((as, index) =>
      writes('refused', `to remove a device (${index + 1})`, { as, by: signatureOf(as), write: erase }),
    ),
  ],
};

export const staffDevices: RuleGroup[] = [creating, reading, changing];
