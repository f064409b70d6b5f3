import { activityTextLimit, callOutcomes, type EntryKind, messageChannels } from '@/domain/activity';
import { draftFields } from '@/domain/customer-fields';
import { customerStatuses } from '@/domain/customer-status';
import { valuesOf } from '@/domain/options';
import { admin, everybody } from '../../support/rules/identities';
import { commit, erase, set, update } from '../../support/rules/requests';
import { ask, newId, type RuleCase, type RuleGroup } from '../../support/rules/rule-case';
import { type Fields, type FieldValue, map, serverTime, timestamp } from '../../support/rules/values';
import { newCustomer } from './build';
import { move } from './build-update';
import {
  adminEmail,
  anotherOriginal,
  anotherOriginalId,
  closing,
  colleagueEmail,
  correction,
  emptyWork,
  fullWork,
  idOf,
  kinds,
  newEntry,
  original,
  originalId,
  signatureOf,
  storedWork,
  strangersWithEmail,
  tells,
  told,
  work,
  workOf,
} from './build-work';
import { codeName, inkless, inkNeighbours, messageBreakers, messageNeighbours } from './characters';
import { fill, maximalCustomer, minimalCustomer, storedCustomer, without } from './documents';
import { wrongTypesOf } from './samples';

const fields = Object.keys(told('note').entry);

const shape: RuleGroup = {
  title: 'an entry of the activity has exactly its six fields',
  cases: kinds.flatMap((kind) => [
    tells('allowed', `an entry of the kind ${kind}`, told(kind)),
    ...fields.map((field) => {
      const scene = told(kind);
      return tells('refused', `a ${kind} without ${field}`, scene, { entry: without(scene.entry, field) });
    }),
    ...['id', 'role', 'updatedAt', 'customerId'].map((field) => {
      const scene = told(kind);
      return tells('refused', `a ${kind} with a further field ${field}`, scene, {
        entry: { ...scene.entry, [field]: 'x' },
      });
    }),
    ...fields.flatMap((field) =>
      wrongTypesOf(told(kind).entry, field).map(([name, value]) => {
        const scene = told(kind);
        return tells('refused', `a ${kind} whose ${field} is ${name}`, scene, {
          entry: { ...scene.entry, [field]: value },
        });
      }),
    ),
    tells('refused', `a ${kind} without any field`, told(kind), { entry: {} }),
  ]),
};

const withText = (expected: RuleCase['expected'], name: string, text: string, kind = 'note' as const) => {
  const scene = told(kind);
  return tells(expected, `a ${kind} ${name}`, scene, { entry: { ...scene.entry, text } });
};
const character = String.fromCodePoint;

const text: RuleGroup = {
  title: 'an entry’s text is a short message, visible in a note',
  cases: [
    ...kinds.flatMap((kind) =>
      [activityTextLimit, activityTextLimit + 1].map((length) => {
        const scene = told(kind);
        return tells(
          length > activityTextLimit ? 'refused' : 'allowed',
          `a ${kind} of ${length} characters`,
          scene,
          { entry: { ...scene.entry, text: fill(length) } },
        );
      }),
    ),
    ...messageBreakers.map((code) =>
      withText('refused', `that holds ${codeName(code)}`, `a${character(code)}b`),
    ),
    ...messageNeighbours.map((code) =>
      withText('allowed', `that holds ${codeName(code)}`, `a${character(code)}b`),
    ),
    ...['', ' ', '\n', ' \r\n\t', '\u200b\n\u00a0', '\u2028', '\u2069'].map((blank) =>
      withText('refused', `that is ${JSON.stringify(blank)}`, blank),
    ),
    ...inkless.map((code) => withText('refused', `that is only ${codeName(code)}`, character(code))),
    ...inkNeighbours.map((code) => withText('allowed', `that is only ${codeName(code)}`, character(code))),
    withText('allowed', 'of which one line is empty', '\nGate code 4711'),
    withText('allowed', 'that looks like markup', '<img src=x onerror=alert(1)>'),
    ...kinds
      .filter((kind) => kind !== 'note')
      .map((kind) => {
        const scene = told(kind);
        return tells('allowed', `a ${kind} with words of its own`, scene, {
          entry: { ...scene.entry, text: 'Wants\na quote' },
        });
      }),
  ],
};

const outcomes: RuleGroup = {
  title: 'a call has an outcome, a message a channel, and a note neither',
  cases: [
    ...(['call', 'message'] as const).flatMap((kind) => {
      const words: readonly string[] = valuesOf(kind === 'call' ? callOutcomes : messageChannels);
      const others = [
        '',
        'unknown',
        'Reached',
        'busy',
        'sms',
        'phone',
        ...valuesOf(callOutcomes),
        ...valuesOf(messageChannels),
      ];
      return [
        ...[...new Set([...words, ...others])].map((to) => {
          const scene = told(kind);
          return tells(
            words.includes(to) ? 'allowed' : 'refused',
            `a ${kind} to ${JSON.stringify(to)}`,
            scene,
            {
              entry: { ...scene.entry, to },
            },
          );
        }),
        ...['', 'new', 'reached'].map((from) => {
          const scene = told(kind);
          return tells('refused', `a ${kind} from ${JSON.stringify(from)}`, scene, {
            entry: { ...scene.entry, from },
          });
        }),
      ];
    }),
    ...['from', 'to'].flatMap((field) =>
      ['', 'new', 'reached', 'whatsapp', adminEmail].map((value) => {
        const scene = told('note');
        return tells('refused', `a note ${field} ${JSON.stringify(value)}`, scene, {
          entry: { ...scene.entry, [field]: value },
        });
      }),
    ),
    ...['', 'Note', 'corrections', 'visit', 'note ', 'email', 'statuses'].flatMap((kind) =>
      kinds.map((like) => {
        const scene = told(like);
        return tells('refused', `an entry like a ${like} of the kind ${JSON.stringify(kind)}`, scene, {
          entry: { ...scene.entry, kind },
        });
      }),
    ),
    ...kinds.flatMap((like) =>
      kinds
        .filter((kind) => kind !== like)
        .map((kind) => {
          const scene = told(like);
          return tells('refused', `an entry like a ${like} of the kind ${kind}`, scene, {
            entry: { ...scene.entry, kind },
          });
        }),
    ),
  ],
};

/** A token may hold these in the place of an address; none of them is a signature. */
const noAddresses: readonly FieldValue[] = [null, 7, true, ['admin@islandfuel.example']];

const signatures: RuleGroup = {
  title: 'an entry is signed with the writer’s own address and the time of the database',
  cases: kinds.flatMap((kind) => [
    ...['', colleagueEmail, adminEmail.toUpperCase(), ` ${adminEmail}`, 'admin', 'somebody'].map((by) => {
      const scene = told(kind);
      return tells('refused', `a ${kind} by ${JSON.stringify(by)}`, scene, { entry: { ...scene.entry, by } });
    }),
    ...['1970-01-01T00:00:00Z', '2026-11-20T15:30:00Z', '9999-12-31T23:59:59Z'].map((at) => {
      const scene = told(kind);
      return tells('refused', `a ${kind} at ${at}`, scene, {
        entry: { ...scene.entry, at: timestamp(at) },
      });
    }),
    ...['kind', 'text', 'from', 'to', 'by'].map((field) => {
      const scene = told(kind);
      return tells('refused', `a ${kind} whose ${field} is the time of the database`, scene, {
        entry: { ...scene.entry, [field]: serverTime },
      });
    }),
    tells('refused', `a ${kind} of an administrator without an address`, told(kind), {
      as: { name: 'an administrator without an address', claims: { role: 'admin' } },
    }),
    ...noAddresses.map((email) => {
      const name = JSON.stringify(email);
      const scene = told(kind);
      return tells('refused', `a ${kind} of an administrator whose address is ${name}`, scene, {
        as: { name: `an administrator whose address is ${name}`, claims: { role: 'admin', email } },
        entry: { ...scene.entry, by: email },
      });
    }),
  ]),
};

const statuses = customerStatuses.map(({ value }) => value);

/** An entry that moves from one status to another, in a batch that does. */
function moves(expected: RuleCase['expected'], name: string, before: Fields, from: string, to: string) {
  const scene = told('status', before);
  return tells(expected, name, scene, {
    entry: { ...scene.entry, from, to },
    others: [update(scene.customer, { ...move, status: to })],
  });
}

const ofStatus: RuleGroup = {
  title: 'an entry of a status is stored with that change or not at all',
  cases: [
    ...statuses.flatMap((from) =>
      statuses.map((to) =>
        moves(
          from === to ? 'refused' : 'allowed',
          `a change from ${from} to ${to}`,
          storedCustomer({ status: from }),
          from,
          to,
        ),
      ),
    ),
    ...['contacted', 'customer', 'inactive', '', 'New'].map((from) =>
      moves(
        'refused',
        `a change of a new customer from ${JSON.stringify(from)}`,
        storedCustomer(),
        from,
        'contacted',
      ),
    ),
    ...['customer', 'inactive', 'new', ''].map((to) => {
      const scene = told('status');
      return tells('refused', `a change to ${JSON.stringify(to)} beside one to contacted`, scene, {
        entry: { ...scene.entry, to },
      });
    }),
    moves(
      'allowed',
      'a change of a customer whose status is missing',
      without(storedCustomer(), 'status'),
      'new',
      'contacted',
    ),
    moves(
      'allowed',
      'a change of a customer whose status is a number',
      storedCustomer({ status: 7 }),
      'new',
      'contacted',
    ),
    moves(
      'allowed',
      'a change of a customer whose status is a fifth one',
      storedCustomer({ status: 'archived' }),
      'new',
      'contacted',
    ),
    moves(
      'refused',
      'a change from a fifth status',
      storedCustomer({ status: 'archived' }),
      'archived',
      'contacted',
    ),
    tells('refused', 'a change that nothing else makes', told('status'), { others: [] }),
    besideTouch(),
    ofAnother(),
    alreadyThere(),
    inReverse(),
    newcomer('refused', 'status', { kind: 'status', from: 'new', to: 'new' }),
    newcomer('refused', 'status of a newcomer', { kind: 'status', from: 'new', to: 'contacted' }),
  ],
};

/** The batch changes nothing but the time. */
function besideTouch(): RuleCase {
  const scene = told('status');
  return tells('refused', 'a change beside a touch', scene, {
    others: [update(scene.customer, { updatedAt: serverTime })],
  });
}

/** The batch moves one customer, and the entry lies below another. */
function ofAnother(): RuleCase {
  const [moved, named] = [told('status'), told('note')];
  return tells('refused', 'a change of another customer', moved, {
    path: newEntry(named.customer),
    stored: named.stored,
  });
}

/** The customer has the status already. */
function alreadyThere(): RuleCase {
  const scene = told('status', storedCustomer({ status: 'contacted' }));
  return tells('refused', 'a change that somebody else has made', scene);
}

/** The entry comes before its change in the batch. */
function inReverse(): RuleCase {
  const { customer, entry, stored, others } = told('status');
  return {
    name: 'stores an entry before its change',
    as: admin,
    stored,
    request: commit(set(newEntry(customer), entry), ...others),
    expected: 'allowed',
  };
}

/** The customer comes with the batch. */
function newcomer(expected: RuleCase['expected'], name: string, entry: Fields): RuleCase {
  const customer = newCustomer();
  return {
    name: `${expected === 'allowed' ? 'stores' : 'refuses'} a ${name} with the customer`,
    as: admin,
    request: commit(
      set(customer, minimalCustomer()),
      set(newEntry(customer), { ...told('note').entry, ...entry }),
    ),
    expected,
  };
}

const workKinds = [
  ['owner', 'owner', colleagueEmail, adminEmail],
  ['follow-up', 'followUpAt', fullWork.followUpAt ?? null, timestamp('2026-12-01T14:00:00Z')],
  ['duplicate', 'duplicateOf', originalId, anotherOriginalId],
] as const;

type WorkKind = (typeof workKinds)[number][0];

const ofWork: RuleGroup = {
  title: 'an entry of the work is stored with that change or not at all',
  cases: workKinds.flatMap(([kind, field, one, other]) => {
    const empty = emptyWork[field];
    /** From a stored value, undefined without a document, to another; the entry says what it says. */
    const change = (
      expected: RuleCase['expected'],
      name: string,
      before: Fields | undefined,
      after: Fields,
      entry: Fields,
    ) => {
      const scene = told(kind);
      const path = workOf(scene.customer);
      return tells(expected, `a ${kind} ${name}`, scene, {
        stored: before ? [{ path, fields: before }] : [],
        others: [...scene.others, set(path, work(after))],
        entry: { ...scene.entry, ...entry },
      });
    };
    const stored = storedWork({ [field]: one });
    return [
      change('allowed', 'where there was no work', undefined, { [field]: one }, { from: empty, to: one }),
      change('allowed', 'where the work held none', storedWork(), { [field]: one }, { from: empty, to: one }),
      change('allowed', 'in place of another', stored, { [field]: other }, { from: one, to: other }),
      change('allowed', 'taken away', stored, {}, { from: one, to: empty }),
      change(
        'allowed',
        'where the work lacked the field',
        { note: 'x' },
        { [field]: one },
        { from: empty, to: one },
      ),
      change('refused', 'from what it was not', stored, { [field]: other }, { from: empty, to: other }),
      change('refused', 'from what it will be', stored, { [field]: other }, { from: other, to: other }),
      change('refused', 'to what it will not be', stored, { [field]: other }, { from: one, to: empty }),
      change('refused', 'to what it was', stored, { [field]: one }, { from: one, to: one }),
      change('refused', 'from nothing to nothing', undefined, {}, { from: empty, to: empty }),
      change('refused', 'from what no document held', undefined, { [field]: one }, { from: other, to: one }),
      tells('refused', `a ${kind} that nothing else makes`, told(kind), { others: [] }),
      ofBefore(kind, stored),
      ofAnotherCustomer(kind),
    ];
  }),
};

/** The work has held the value for long. */
function ofBefore(kind: WorkKind, fields: Fields): RuleCase {
  const scene = told(kind);
  return tells('refused', `a ${kind} that the work had before`, scene, {
    others: [],
    stored: [{ path: workOf(scene.customer), fields }],
  });
}

/** The batch changes the work of one customer, and the entry lies below another. */
function ofAnotherCustomer(kind: WorkKind): RuleCase {
  const [changed, named] = [told(kind), told('note')];
  return tells('refused', `a ${kind} of another customer`, changed, {
    path: newEntry(named.customer),
    stored: named.stored,
  });
}

/** The other end of the link: the entry of the original. */
interface OtherEnd {
  name: string;
  /** The original that the work names, before and after; undefined for no work. */
  before: string | undefined;
  after: string | undefined;
  from: 'them' | FieldValue;
  to: 'them' | FieldValue;
  /** Another kind in place of a duplicate. */
  kind?: EntryKind;
}

function tellsOriginal(
  expected: RuleCase['expected'],
  { name, before, after, from, to, kind = 'duplicate' }: OtherEnd,
  original = newCustomer(),
): RuleCase {
  const customer = newCustomer();
  const value = (end: FieldValue) => (end === 'them' ? idOf(customer) : end);
  const link = (end: string) => (end === 'this' ? idOf(original) : end);
  return {
    name: `${expected === 'allowed' ? 'tells' : 'refuses to tell'} an original ${name}`,
    as: admin,
    stored: [
      { path: customer, fields: storedCustomer({ status: 'inactive' }) },
      { path: original, fields: storedCustomer() },
      anotherOriginal,
      ...(before === undefined
        ? []
        : [{ path: workOf(customer), fields: storedWork({ duplicateOf: link(before) }) }]),
    ],
    request: commit(
      ...(after === undefined ? [] : [set(workOf(customer), work({ duplicateOf: link(after) }))]),
      set(newEntry(original), { ...told('duplicate').entry, kind, from: value(from), to: value(to) }),
    ),
    expected,
  };
}

const another = anotherOriginalId;
const ofOriginal: RuleGroup = {
  title: 'an original’s entry needs the change of the duplicate',
  cases: [
    ...(
      [
        ['of a first duplicate', undefined, 'this', null, 'them'],
        ['of a duplicate that was none', '', 'this', null, 'them'],
        ['of a duplicate that was another’s', another, 'this', null, 'them'],
        ['of a duplicate that is none any more', 'this', '', 'them', null],
        ['of a duplicate that is another’s', 'this', another, 'them', null],
      ] as const
    ).map(([name, before, after, from, to]) => tellsOriginal('allowed', { name, before, after, from, to })),
    ...(
      [
        ['of a duplicate that nothing makes', undefined, undefined, null, 'them'],
        ['of a duplicate that has long been one', 'this', undefined, null, 'them'],
        ['of a duplicate that is stored again', 'this', 'this', null, 'them'],
        ['of a duplicate of another', '', another, null, 'them'],
        ['of a duplicate in the place of its end', 'this', '', null, 'them'],
        ['of an end that nothing makes', 'this', undefined, 'them', null],
        ['of an end of what was none', '', 'this', 'them', null],
        ['of an end of what goes on', 'this', 'this', 'them', null],
        ['of an end of what never was', undefined, undefined, 'them', null],
        ['of an end of what was another’s', another, '', 'them', null],
        ['of a duplicate from nobody', '', 'this', '', 'them'],
        ['of an end to nobody', 'this', '', 'them', ''],
        ['of a duplicate from themself', '', 'this', 'them', 'them'],
        ['of an end to themself', 'this', '', 'them', 'them'],
        ['of a duplicate from somebody', '', 'this', another, 'them'],
        ['of an end to somebody', 'this', '', 'them', another],
        ['of nothing', '', 'this', null, null],
        ['of a number', '', 'this', null, 7],
        ['of nobody', '', 'this', null, ''],
        ['of somebody else', '', 'this', null, another],
      ] as const
    ).map(([name, before, after, from, to]) => tellsOriginal('refused', { name, before, after, from, to })),
    ...kinds
      .filter((kind) => kind !== 'duplicate')
      .map((kind) =>
        tellsOriginal('refused', {
          name: `by an entry of the kind ${kind}`,
          before: '',
          after: 'this',
          from: null,
          to: 'them',
          kind,
        }),
      ),
    bothEnds(),
    merge('allowed', 'the kept one’s correction', {}),
    merge('allowed', 'the correction back, once the duplicate is one no more', { isUndone: true }),
    merge('refused', 'a correction that the closed one’s entry tells of', { isToldOfClosed: true }),
    merge('refused', 'a correction to an invalid value', { companyName: 'x'.repeat(201) }),
  ],
};

/** The status, the link and what both activities say of it, in one batch, as the site sends it. */
function bothEnds(): RuleCase {
  const { customer, stored, others, entry } = told('duplicate');
  const kept = newCustomer();
  const to = idOf(kept);
  return {
    name: 'stores a closed duplicate with the entries at both ends of the link',
    as: admin,
    stored: [...stored, { path: kept, fields: storedCustomer() }],
    request: commit(
      ...others,
      set(workOf(customer), work({ duplicateOf: to })),
      set(workOf(kept), work()),
      set(newEntry(customer), { ...entry, kind: 'status', from: 'new', to: 'inactive' }),
      set(newEntry(customer), { ...entry, to }),
      set(newEntry(kept), { ...entry, from: null, to: idOf(customer) }),
    ),
    expected: 'allowed',
  };
}

interface Merge {
  companyName?: string;
  isToldOfClosed?: boolean;
  isUndone?: boolean;
}

/** The kept one takes a value over in the batch that closes the other, or gives it back. */
function merge(
  expected: RuleCase['expected'],
  name: string,
  { companyName = 'Hope Farm', isToldOfClosed = false, isUndone = false }: Merge,
): RuleCase {
  const [closed, kept] = [newCustomer(), newCustomer()];
  const { entry } = told('duplicate');
  const inOrder = <Value>(before: Value, after: Value): [Value, Value] =>
    isUndone ? [after, before] : [before, after];
  const statuses = inOrder('contacted', 'inactive');
  const links = inOrder('', idOf(kept));
  const names = inOrder('', companyName);
  const ends = inOrder(null, idOf(closed));
  const tell = (customer: string, kind: EntryKind, [from, to]: readonly [FieldValue, FieldValue]) =>
    set(newEntry(customer), { ...entry, kind, from, to });
  const correction = tell(isToldOfClosed ? closed : kept, 'correction', [
    map({ companyName: names[0] }),
    map({ companyName: names[1] }),
  ]);
  return {
    name: `${expected === 'allowed' ? 'closes' : 'refuses to close'} a duplicate with ${name}`,
    as: admin,
    stored: [
      { path: closed, fields: storedCustomer({ status: statuses[0] }) },
      { path: kept, fields: storedCustomer({ companyName: names[0] }) },
      { path: workOf(closed), fields: storedWork({ duplicateOf: links[0] }) },
    ],
    request: commit(
      update(closed, { status: statuses[1], updatedAt: serverTime }),
      update(kept, { companyName: names[1], updatedAt: serverTime }),
      set(workOf(closed), work({ duplicateOf: links[1] })),
      set(workOf(kept), work()),
      tell(closed, 'status', statuses),
      tell(closed, 'duplicate', links),
      tell(kept, 'duplicate', ends),
      correction,
    ),
    expected,
  };
}

/** A call that was not answered: logged, taken over and planned at once, with a new status. */
function everythingAtOnce(): RuleCase {
  const { customer, stored, entry } = told('status');
  const entryOf = (kind: 'owner' | 'follow-up' | 'call', from: Fields[string], to: Fields[string]) =>
    set(newEntry(customer), { ...entry, kind, from, to, text: fill(activityTextLimit) });
  return {
    name: 'stores four entries with the changes that they tell of',
    as: admin,
    stored: [...stored, original],
    request: commit(
      update(customer, closing),
      set(workOf(customer), work({ ...fullWork })),
      set(newEntry(customer), { ...entry, to: closing.status }),
      entryOf('owner', '', fullWork.owner ?? null),
      entryOf('follow-up', null, fullWork.followUpAt ?? null),
      entryOf('call', null, 'call-back'),
    ),
    expected: 'allowed',
  };
}

/** One entry of the batch is forged. */
function forgedAmongTrue(): RuleCase {
  const { customer, stored, others, entry } = told('status');
  return {
    name: 'refuses a change of status for the sake of a forged note',
    as: admin,
    stored,
    request: commit(
      ...others,
      set(newEntry(customer), entry),
      set(newEntry(customer), { ...told('note').entry, by: colleagueEmail }),
    ),
    expected: 'refused',
  };
}

const longAgo = storedCustomer();
const twoFields = { phone: '876-555-0199', fuelTypes: ['Diesel'] };

/** An entry of a correction of the fields that `change` sets, in a batch that makes it. */
function corrects(
  expected: RuleCase['expected'],
  name: string,
  change: Fields,
  { from, to }: { from: Fields; to: Fields },
  before: Fields = longAgo,
): RuleCase {
  const scene = told('correction', before);
  return tells(expected, `a correction ${name}`, scene, {
    others: [update(scene.customer, { ...change, updatedAt: serverTime })],
    entry: { ...scene.entry, from: map(from), to: map(to) },
  });
}

/** The names of the fields that the form has. */
const form: Fields = Object.fromEntries(draftFields.map((field) => [field, null]));
const pick = (fields: Fields, names: Fields) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, fields[name] ?? null]));
/** Nothing is as in the customer that fills every field. */
const unticked = storedCustomer({ newsletter: false, whatsappUpdates: false });
const both = { from: pick(longAgo, twoFields), to: twoFields };
const phone = longAgo.phone ?? null;

const ofCorrection: RuleGroup = {
  title: 'an entry of a correction holds just the fields that its batch corrects, before and after',
  cases: [
    corrects('allowed', 'of two fields', twoFields, both),
    corrects(
      'allowed',
      'of every field of the form to its limit',
      pick(maximalCustomer(), form),
      { from: pick(unticked, form), to: pick(maximalCustomer(), form) },
      unticked,
    ),
    corrects(
      'allowed',
      'of a field that was missing',
      { whatsapp: '876-555-0142' },
      { from: {}, to: { whatsapp: '876-555-0142' } },
      without(longAgo, 'whatsapp'),
    ),
    corrects(
      'allowed',
      'of what was no text',
      twoFields,
      { from: { ...both.from, phone: map({ deep: ['x'] }) }, to: twoFields },
      { ...longAgo, phone: map({ deep: ['x'] }) },
    ),
    corrects(
      'allowed',
      'beside a field that stays',
      { ...twoFields, firstName: longAgo.firstName ?? null },
      both,
    ),
    ...(
      [
        ['without one of the old values', { from: without(both.from, 'phone'), to: twoFields }],
        ['without one of the new values', { from: both.from, to: without(twoFields, 'phone') }],
        ['without one of the fields', { from: without(both.from, 'phone'), to: without(twoFields, 'phone') }],
        ['without any field', { from: {}, to: {} }],
        ['with another old value', { from: { ...both.from, phone: '876-555-0100' }, to: twoFields }],
        ['with another new value', { from: both.from, to: { ...twoFields, phone: '876-555-0100' } }],
        ['with the new value as the old one', { from: twoFields, to: twoFields }],
        ['in reverse', { from: twoFields, to: both.from }],
        [
          'with the old value of another field',
          { from: { ...both.from, firstName: longAgo.firstName ?? null }, to: twoFields },
        ],
        [
          'with the old value of a field that is not there',
          { from: { ...both.from, further: 'x' }, to: twoFields },
        ],
        [
          'with the value of a field that stays',
          { from: both.from, to: { ...twoFields, firstName: longAgo.firstName ?? null } },
        ],
        [
          'with the value of a field that is not there',
          { from: both.from, to: { ...twoFields, further: 'x' } },
        ],
        [
          'with a further field, before and after',
          { from: { ...both.from, firstName: 'Other' }, to: { ...twoFields, firstName: 'Another' } },
        ],
        ['with the time', { from: { ...both.from, updatedAt: longAgo.updatedAt ?? null }, to: twoFields }],
      ] as const
    ).map(([name, values]) => corrects('refused', name, twoFields, values)),
    corrects(
      'refused',
      'that holds a missing field as empty',
      { whatsapp: '876-555-0142' },
      { from: { whatsapp: '' }, to: { whatsapp: '876-555-0142' } },
      without(longAgo, 'whatsapp'),
    ),
    corrects('refused', 'of what stays as it was', { phone }, { from: { phone }, to: { phone } }),
    corrects('refused', 'of nothing', {}, { from: {}, to: {} }),
    corrects('refused', 'of a touch', {}, { from: { phone }, to: { phone } }),
    tells('refused', 'a correction that nothing else makes', told('correction'), { others: [] }),
    corrects(
      'refused',
      'of a status',
      { status: move.status },
      { from: { status: 'new' }, to: { status: move.status } },
    ),
    correctedBefore(),
    correctionOfAnother(),
    newcomer('refused', 'correction', { kind: 'correction', text: '', from: map({}), to: map({ phone }) }),
    correctedWithText(),
  ],
};

/** The customer has the corrected value already. */
function correctedBefore(): RuleCase {
  const { entry, ...scene } = told('correction', storedCustomer(correction));
  return tells('refused', 'a correction that somebody else has made', {
    ...scene,
    entry: { ...entry, from: map({ phone }) },
  });
}

/** The batch corrects one customer, and the entry lies below another. */
function correctionOfAnother(): RuleCase {
  const [corrected, named] = [told('correction'), told('note')];
  return tells('refused', 'a correction of another customer', corrected, {
    path: newEntry(named.customer),
    stored: named.stored,
  });
}

function correctedWithText(): RuleCase {
  const scene = told('correction');
  return tells('allowed', 'a correction with a reason', scene, {
    entry: { ...scene.entry, text: 'She rang' },
  });
}

const batches: RuleGroup = {
  title: 'a batch with entries is stored as a whole or not at all',
  cases: [
    everythingAtOnce(),
    forgedAmongTrue(),
    newcomer('allowed', 'note', {}),
    newcomer('allowed', 'call', { kind: 'call', text: '', to: 'no-answer' }),
  ],
};

const badIds = [
  'a',
  'Nineteen00000000000',
  'TwentyOne000000000000',
  'With-Hyphen000000000',
  'Wíth0Accent000000000',
];

const places: RuleGroup = {
  title: 'an entry lies below a stored customer under a client’s id',
  cases: [
    ...badIds.map((id) => {
      const scene = told('note');
      return tells('refused', `a note under the id ${id}`, scene, {
        path: `${scene.customer}/activity/${id}`,
      });
    }),
    ...kinds.map((kind) => {
      const scene = told(kind);
      return tells(
        'refused',
        `a ${kind} of a customer who is not there`,
        { ...scene, stored: [] },
        { others: [] },
      );
    }),
    ...['Activity', 'notes', 'activities'].map((name) => {
      const scene = told('note');
      return tells('refused', `a note in ${name}`, scene, { path: `${scene.customer}/${name}/${newId()}` });
    }),
    ...deeper(),
  ],
};

function deeper(): RuleCase[] {
  const below = told('note');
  const beside = told('note');
  return [
    tells('refused', 'a note below an entry', below, {
      path: `${newEntry(below.customer)}/notes/${newId()}`,
    }),
    tells('refused', 'a note two levels deeper', beside, {
      path: `${beside.customer}/notes/${newId()}/activity/${newId()}`,
    }),
    tells('refused', 'a note at the top', told('note'), { path: `activity/${newId()}` }),
  ];
}

const writers: RuleGroup = {
  title: 'only an administrator writes an entry',
  cases: strangersWithEmail.flatMap((identity) =>
    kinds.map((kind) => {
      const scene = told(kind);
      return tells('refused', `${identity.name} an entry of the kind ${kind}`, scene, {
        as: identity,
        entry: { ...scene.entry, by: signatureOf(identity) },
      });
    }),
  ),
};

const rewrites: readonly [what: string, (path: string) => Parameters<typeof commit>[0]][] = [
  ['to change its text', (path) => update(path, { text: 'Other' })],
  ['to sign it again', (path) => update(path, { at: serverTime })],
  ['to overwrite it with a true one', (path) => set(path, told('note').entry)],
  ['to take it away', (path) => erase(path)],
];

const forGood: RuleGroup = {
  title: 'an entry is never changed and never taken away',
  cases: everybody.flatMap((identity) =>
    rewrites.map(([what, write]) => {
      const { customer, stored, entry } = told('note');
      const path = newEntry(customer);
      const before = { path, fields: { ...entry, at: timestamp('2026-11-20T15:30:00Z') } };
      return ask('refused', identity, [...stored, before])([what, commit(write(path))]);
    }),
  ),
};

export const activity: RuleGroup[] = [
  shape,
  text,
  outcomes,
  signatures,
  ofStatus,
  ofWork,
  ofOriginal,
  ofCorrection,
  batches,
  places,
  writers,
  forGood,
];
