import { admin, everybody, type Identity, strangers } from '../../support/rules/identities';
import {
  commit,
  count,
  erase,
  get,
  getAll,
  list,
  queryGroup,
  type RuleRequest,
  set,
  update,
} from '../../support/rules/requests';
import { ask, newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, serverTime, timestamp } from '../../support/rules/values';
import { collections } from './build';
import { adminEmail, colleagueEmail, signatureOf, strangersWithEmail } from './build-work';
import { without } from './documents';
import { wrongTypesOf } from './samples';

const { secrets } = collections;

/** A purpose that no other case uses, in the letters of one. */
const newPurpose = () =>
  newId()
    .toLowerCase()
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
export const newSecretPath = () => `${secrets}/${newPurpose()}`;

const key = '0123456789abcdef'.repeat(4);
const otherKey = 'fedcba9876543210'.repeat(4);

/** A secret as an administrator creates it. */
export function secret(changes: Fields = {}): Fields {
  return { key, createdBy: adminEmail, createdAt: serverTime, ...changes };
}

const storedSecret = () => ({
  path: newSecretPath(),
  fields: secret({ createdBy: colleagueEmail, createdAt: timestamp('2026-11-20T15:30:00Z') }),
});

function creates(
  expected: RuleCase['expected'],
  name: string,
  fields: Fields,
  { as = admin, path = newSecretPath() }: { as?: Identity; path?: string } = {},
): RuleCase {
  const verb = expected === 'allowed' ? 'stores' : 'refuses';
  return { name: `${verb} ${name}`, as, request: commit(set(path, fields)), expected };
}

const keys: readonly [string, string][] = [
  ['one character short', key.slice(1)],
  ['one character long', `${key}0`],
  ['in capitals', key.toUpperCase()],
  ['with a letter that is no digit', `g${key.slice(1)}`],
  ['empty', ''],
  ['before a line break', `${key}\n`],
];

const creating: RuleGroup = {
  title: 'an administrator creates a secret, signed, for a purpose',
  cases: [
    creates('allowed', 'a secret', secret()),
    creates('allowed', 'a secret for a purpose of one letter', secret(), { path: `${secrets}/z` }),
    creates('allowed', 'a secret for a purpose of 20 letters', secret(), {
      path: `${secrets}/${'z'.repeat(20)}`,
    }),
    ...['Import', 'im-port', 'import1', 'z'.repeat(21), 'ímport'].map((purpose) =>
      creates('refused', `a secret for the purpose ${purpose}`, secret(), { path: `${secrets}/${purpose}` }),
    ),
    ...Object.keys(secret()).flatMap((field) => [
      creates('refused', `a secret without ${field}`, without(secret(), field)),
      ...wrongTypesOf(secret(), field).map(([name, value]) =>
        creates('refused', `a secret whose ${field} is ${name}`, secret({ [field]: value })),
      ),
    ]),
    ...['further', 'id'].map((field) =>
      creates('refused', `a secret with a further field ${field}`, secret({ [field]: 'x' })),
    ),
    ...keys.map(([name, value]) => creates('refused', `a key ${name}`, secret({ key: value }))),
    creates('refused', 'a secret in a colleague’s name', secret({ createdBy: colleagueEmail })),
    creates('refused', 'a secret below a secret', secret(), {
      path: `${newSecretPath()}/secrets/${newPurpose()}`,
    }),
    ...strangersWithEmail.map((identity) =>
      creates('refused', `${identity.name} a secret`, secret({ createdBy: signatureOf(identity) }), {
        as: identity,
      }),
    ),
  ],
};

const stored = storedSecret();
const ofAdmins: [string, RuleRequest][] = [
  ['a secret', get(stored.path)],
  ['a secret in a list of ids', getAll(stored.path)],
  ['that a secret is not there', get(newSecretPath())],
];
const ofNobody: [string, RuleRequest][] = [
  ['the list of secrets', list(secrets)],
  ['how many secrets there are', count(secrets)],
  ['the secrets of every level', queryGroup(secrets)],
  ['what lies below a secret', list(`${stored.path}/notes`)],
  ['a document below a secret', get(`${stored.path}/notes/${newId()}`)],
];

const reading: RuleGroup = {
  title: 'only an administrator reads a secret, by its purpose',
  cases: [
    ...ofAdmins.map(ask('allowed', admin, [stored])),
    ...strangers.flatMap((identity) => ofAdmins.map(ask('refused', identity, [stored]))),
    ...everybody.flatMap((identity) => ofNobody.map(ask('refused', identity, [stored]))),
  ],
};

const forGood: RuleGroup = {
  title: 'a secret is never changed and never removed',
  cases: [admin, ...strangersWithEmail].flatMap((identity) =>
    (
      [
        [
          'to overwrite a secret with another',
          (path) => set(path, secret({ key: otherKey, createdBy: signatureOf(identity) })),
        ],
        ['to change the key', (path) => update(path, { key: otherKey })],
        [
          'to sign a secret again',
          (path) => update(path, { createdBy: signatureOf(identity), createdAt: serverTime }),
        ],
        ['to remove a secret', erase],
      ] satisfies [string, (path: string) => Parameters<typeof commit>[number]][]
    ).map(([what, write]) => {
      const before = storedSecret();
      return ask('refused', identity, [before])([what, commit(write(before.path))]);
    }),
  ),
};

export const secretCases: RuleGroup[] = [creating, reading, forGood];
