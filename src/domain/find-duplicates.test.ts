import { describe, expect, it } from 'vitest';
import { buildCustomer } from '../../tests/support/build-customer';
import type { Customer } from './customer';
import { findDuplicates } from './find-duplicates';
import { phoneSearchKeys } from './read-phone';

type Fields = Parameters<typeof buildCustomer>[0];

const bare = { phone: '', whatsapp: '', email: '' };
const open = (fields: Fields) => buildCustomer({ ...bare, id: 'open', ...fields });
const other = (fields: Fields) => buildCustomer({ ...bare, id: 'other', ...fields });

const toRow = (customer: Customer) => ({
  customer,
  digits: [...phoneSearchKeys(customer.phone), ...phoneSearchKeys(customer.whatsapp)].join('\n'),
});

/** The shared contact of two customers; undefined for customers that are no duplicates. */
function matchedOn(one: Fields, two: Fields) {
  const [found] = findDuplicates([open(one), other(two)].map(toRow), open(one));
  const [back] = findDuplicates([open(one), other(two)].map(toRow), other(two));
  expect(back?.matchedOn).toBe(found?.matchedOn);
  return found?.matchedOn;
}

describe('Possible duplicates', () => {
  it.each([
    ['one phone in two writings', { phone: '876-555-0142' }, { phone: '+1 (876) 555 0142' }],
    ['one WhatsApp number', { whatsapp: '6585550177' }, { whatsapp: '658.555.0177' }],
    ['a phone that is the other’s WhatsApp', { phone: '8765550142' }, { whatsapp: '1 876 555 0142' }],
    ['one of two numbers', { phone: '876-555-0141 / 876-555-0142' }, { phone: '876-555-0142' }],
    ['one number with an extension', { phone: '876-555-0142 ext. 12' }, { phone: '876-555-0142' }],
    ['a number that begins with 00', { phone: '001 876 555 0142' }, { phone: '+1 876 555 0142' }],
  ])('have the same phone: %s', (_, one, two) => {
    expect(matchedOn(one, two)).toBe('same phone');
  });

  it.each([
    ['in other letters', 'Marcia@HopeFarm.example', 'marcia@hopefarm.EXAMPLE'],
    ['with blanks around it', ' marcia@hopefarm.example\n', 'marcia@hopefarm.example'],
  ])('have the same e-mail: %s', (_, one, two) => {
    expect(matchedOn({ email: one }, { email: two })).toBe('same e-mail');
  });

  it('have both', () => {
    const both = { phone: '876-555-0142', email: 'marcia@hopefarm.example' };
    expect(matchedOn(both, both)).toBe('same phone and e-mail');
  });

  it.each([
    ['nothing at all', {}, {}],
    ['numbers without digits', { phone: 'none' }, { phone: 'none' }],
    ['a number without an area code', { phone: '555-0142' }, { phone: '555-0142' }],
    ['what a spreadsheet left of two numbers', { phone: '1.87656E+10' }, { phone: '1.87656E+10' }],
    ['too many digits', { phone: '18765550142187655' }, { phone: '18765550142187655' }],
    ['the end of a number', { phone: '555-0142' }, { phone: '876-555-0142' }],
    ['two numbers that only run together', { phone: '5550142' }, { phone: '555', whatsapp: '0142' }],
    ['no e-mail', { email: '' }, { email: '' }],
    ['blank e-mails', { email: ' ' }, { email: '\t' }],
    ['e-mails that nobody can see', { email: '\u200b' }, { email: '\u200b' }],
    ['part of an e-mail', { email: 'a@b.example' }, { email: 'aa@b.example' }],
    ['only a name', { firstName: 'Marcia' }, { firstName: 'Marcia' }],
  ])('are none for %s', (_, one, two) => {
    expect(matchedOn(one, two)).toBeUndefined();
  });

  it('exclude the customer and come newest first', () => {
    const phone = '876-555-0142';
    const rows = ['20', '22', '21'].map((day) =>
      toRow(other({ id: day, phone, createdAt: new Date(`2026-11-${day}T12:00:00Z`) })),
    );
    const found = findDuplicates([...rows, toRow(open({ phone }))], open({ phone }));
    expect(found.map(({ customer }) => customer.id)).toEqual(['22', '21', '20']);
  });
});
