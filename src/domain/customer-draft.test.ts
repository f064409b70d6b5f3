import { describe, expect, it } from 'vitest';
import { buildDraft, buildMaximalDraft, fieldsOf } from '../../tests/support/build-customer';
import { type CustomerFormValues, checkCustomerDraft, emptyCustomerDraft } from './customer-draft';
import { type CustomerDraftField, definitionOf, isWritten } from './customer-fields';
import { staffSources } from './customer-source';
import { valuesOf } from './options';

const check = (overrides: Partial<Record<CustomerDraftField, unknown>>) =>
  checkCustomerDraft({ ...buildDraft(), ...overrides } as CustomerFormValues);

function accepted(overrides: Partial<Record<CustomerDraftField, unknown>>) {
  const result = check(overrides);
  if (!result.success) throw new Error(`The draft was refused: ${result.messages.join(' ')}`);
  return result.draft;
}

function refused(overrides: Partial<Record<CustomerDraftField, unknown>>) {
  const result = check(overrides);
  if (result.success) throw new Error('The draft was accepted.');
  return result;
}

const maximal = buildMaximalDraft((limit) => 'é'.repeat(limit));
const longest = Object.fromEntries(
  Object.entries(maximal).filter((entry): entry is [string, string] =>
    isWritten(entry[0] as CustomerDraftField),
  ),
);

const choices = Object.fromEntries(
  fieldsOf('choice').flatMap((field) => {
    const definition = definitionOf(field);
    return 'options' in definition ? [[field, definition.options]] : [];
  }),
);

describe('a new form', () => {
  it('has the newsletter and WhatsApp updates on, SMS alerts off, and nothing else', () => {
    const { newsletter, whatsappUpdates, smsAlerts, fuelTypes, ...texts } = emptyCustomerDraft();
    expect({ newsletter, whatsappUpdates, smsAlerts, fuelTypes }).toEqual({
      newsletter: true,
      whatsappUpdates: true,
      smsAlerts: false,
      fuelTypes: [],
    });
    expect(new Set(Object.values(texts))).toEqual(new Set(['']));
  });

  it('is a new object each time', () => {
    emptyCustomerDraft().fuelTypes.push('Diesel');
    expect(emptyCustomerDraft().fuelTypes).toEqual([]);
  });
});

describe('a draft without an e-mail', () => {
  const checkFrom = (source: string, overrides: Parameters<typeof buildDraft>[0] = {}) =>
    checkCustomerDraft(buildDraft({ email: '', ...overrides }), 'their', source);

  it.each(valuesOf(staffSources))('passes for a customer from %s', (source) => {
    expect(checkFrom(source)).toMatchObject({ success: true, draft: { email: '' } });
  });

  it.each(['', ' ', '\t', '\u200b'])('stores %j as nothing', (email) => {
    expect(checkFrom('phone', { email })).toMatchObject({ success: true, draft: { email: '' } });
  });

  it('orders no newsletter', () => {
    expect(checkFrom('phone', { newsletter: true })).toMatchObject({ draft: { newsletter: false } });
  });

  it.each(['website', '', 'unknown'])('is refused for a customer from %j', (source) => {
    expect(checkFrom(source)).toMatchObject({
      success: false,
      messages: ['Please fill in the following required fields: Email'],
      fieldMessages: { email: 'Please fill in their email.' },
    });
  });

  it('names the other missing fields', () => {
    expect(checkCustomerDraft(emptyCustomerDraft(), 'their', 'phone')).toMatchObject({
      messages: ['Please fill in the following required fields: First Name, Last Name, Phone'],
    });
  });

  it('is no draft with a malformed one', () => {
    expect(checkFrom('phone', { email: 'marcia' })).toMatchObject({
      fieldMessages: { email: 'Please enter a valid email address.' },
    });
  });
});

describe('required fields', () => {
  it('are named in one sentence, in the order of the form', () => {
    const result = checkCustomerDraft(emptyCustomerDraft());
    expect(result).toMatchObject({
      success: false,
      messages: ['Please fill in the following required fields: First Name, Last Name, Email, Phone'],
      fieldMessages: { firstName: 'Please fill in your first name.', phone: 'Please fill in your phone.' },
    });
  });

  it.each([
    ['firstName', 'First Name'],
    ['lastName', 'Last Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
  ])('%s is missed by its name "%s"', (field, name) => {
    for (const blank of ['', ' \t ', '\n', '\u00a0', '\u200b\u2060', '\u202e']) {
      expect(refused({ [field]: blank }).messages).toEqual([
        `Please fill in the following required fields: ${name}`,
      ]);
    }
  });

  it('come before the other sentences', () => {
    expect(refused({ lastName: '', email: 'nonsense' }).messages).toEqual([
      'Please fill in the following required fields: Last Name',
      'Please enter a valid email address.',
    ]);
  });
});

describe('the e-mail', () => {
  it.each(['a@b', '@b.c', 'a@.', 'a@b.', 'a.b', 'a@@b.c', 'a@b@c.d', 'a b@c.d', 'a@b .c', 'a@b. c'])(
    '%j gets "Please enter a valid email address."',
    (email) => {
      const { messages, fieldMessages } = refused({ email });
      expect(messages).toEqual(['Please enter a valid email address.']);
      expect(fieldMessages).toEqual({ email: 'Please enter a valid email address.' });
    },
  );

  it.each(['a@b.c', 'first.last+tag@sub.domain.example', 'ñ@münchen.example', ' a@b.c '])(
    '%j is accepted, trimmed',
    (email) => expect(accepted({ email }).email).toBe(email.trim()),
  );
});

describe('limits', () => {
  it.each(Object.entries(longest))('%s may be as long as its limit and no longer', (field, text) => {
    expect(accepted({ [field]: text })).toMatchObject({ [field]: text });
    const sentence = `Please use at most ${text.length.toLocaleString('en-JM')} characters.`;
    const tooLong = refused({ [field]: field === 'email' ? `a${text}` : `${text}x` });
    expect(tooLong.messages).toEqual([sentence]);
    expect(tooLong.fieldMessages).toEqual({ [field]: sentence });
  });

  it('count the text without white space around it', () => {
    expect(accepted({ firstName: `  ${longest.firstName}\n` }).firstName).toBe(longest.firstName);
  });

  it('accept the maximal draft', () => {
    expect(accepted(maximal)).toEqual(maximal);
  });
});

describe('choices', () => {
  it.each(Object.entries(choices))('%s takes each of its options', (field, options) => {
    for (const { value } of options) expect(accepted({ [field]: value })).toMatchObject({ [field]: value });
  });

  it.each(Object.keys(choices))('%s takes nothing else', (field) => {
    for (const value of ['unheard-of', 'constructor', 7, null, ['weekly'], {}]) {
      expect(refused({ [field]: value }).fieldMessages).toEqual({
        [field]: 'Please choose one of the options.',
      });
    }
  });

  it('may stay open, but for the business type, which becomes individual', () => {
    const open = Object.fromEntries(Object.keys(choices).map((field) => [field, '']));
    expect(accepted(open)).toMatchObject({ ...open, businessType: 'individual' });
  });

  it('keep each fuel type once', () => {
    expect(accepted({ fuelTypes: ['Diesel', 'Kerosene', 'Diesel'] }).fuelTypes).toEqual([
      'Diesel',
      'Kerosene',
    ]);
    expect(refused({ fuelTypes: ['Diesel', 'Rocket fuel'] }).messages).toEqual([
      'Please choose one of the options.',
    ]);
  });
});

describe('hostile text', () => {
  const hostile = ' 12\r\nBcc: x\u0000\u007f\u009f\u2028\u202e34\u2066 ';
  const oneLine = ['firstName', 'lastName', 'phone', 'whatsapp', 'companyName', 'position'] as const;
  it.each(oneLine)('%s becomes one line without control characters or bidi overrides', (field) => {
    expect(accepted({ [field]: hostile })[field]).toBe('12 Bcc: x 34');
  });

  it.each([
    [hostile, '12, Bcc: x 34'],
    ['Lot 4\n15 Hope Road,\r\n\n Kingston 6 \n', 'Lot 4, 15 Hope Road, Kingston 6'],
  ])('the lines of the address %j are joined by commas', (address, joined) => {
    expect(accepted({ address }).address).toBe(joined);
  });

  it('an e-mail with a line break is no e-mail', () => {
    expect(refused({ email: 'a@b.example\r\nBcc: c@d.example' }).messages).toEqual([
      'Please enter a valid email address.',
    ]);
  });

  it('a message keeps its lines and loses other control characters', () => {
    expect(accepted({ message: '\n Two\u000b gates:\r\n\tnorth\u0000 and south \ud83d' }).message).toBe(
      'Two gates:\r\n\tnorth and south',
    );
  });

  it('accents, apostrophes, joined scripts, emoji and markup are text like any other', () => {
    for (const name of ["D'Andréa", 'क्‍ष', '李小龍', '👩‍🚒', '<img src=x onerror=alert(1)>']) {
      expect(accepted({ firstName: name }).firstName).toBe(name);
    }
  });
});
