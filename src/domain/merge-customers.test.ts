import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCustomer, buildDraft } from '../../tests/support/build-customer';
import type { Customer } from './customer';
import { type CustomerFormValues, checkCustomerDraft, type NewCustomer } from './customer-draft';
import { definitionOf, draftFields } from './customer-fields';
import {
  compareCustomers,
  isCorrectedSince,
  needsCorrection,
  shortLabels,
  takeableValues,
  tellApart,
} from './merge-customers';
import { valuesOf } from './options';

const kept = buildCustomer({ id: 'kept' });
const closed = buildCustomer({ id: 'closed', firstName: 'Marsha' });
const byPhone = { source: 'phone', email: '', newsletter: false };

describe('The values that only the closed record has', () => {
  it('are texts, choices and lists', () => {
    const values = {
      whatsapp: '876-555-0143',
      companyName: 'Hope Farm',
      parish: 'Saint Ann',
      fuelTypes: ['Diesel'],
      preferredContact: 'whatsapp',
      message: 'Two tanks.\nCall at the gate.',
    };
    expect(takeableValues(kept, { ...closed, ...values })).toEqual(values);
  });

  it('never replace a value', () => {
    expect(
      takeableValues({ ...kept, whatsapp: '876-555-0100' }, { ...closed, whatsapp: '876-555-0143' }),
    ).toEqual({});
  });

  it('are the e-mail only where staff wrote the kept one down without it', () => {
    expect(takeableValues({ ...kept, ...byPhone }, closed)).toEqual({ email: closed.email });
    expect(takeableValues({ ...kept, ...byPhone, source: 'website' }, closed)).toEqual({});
  });

  it('are no consents', () => {
    const without = { ...kept, newsletter: false, whatsappUpdates: false };
    expect(takeableValues(without, { ...closed, smsAlerts: true })).toEqual({});
  });

  it('come without stray characters', () => {
    const taken = takeableValues({ ...kept, ...byPhone }, { ...closed, email: ' marcia@hopefarm.example' });
    expect(taken).toEqual({ email: 'marcia@hopefarm.example' });
  });

  it.each([
    ['a legacy choice', { parish: 'Middlesex' }],
    ['an overlong text', { companyName: 'x'.repeat(201) }],
    ['invisible text', { companyName: '\u200b' }],
  ])('are not %s', (_name, values) => {
    expect(takeableValues(kept, { ...closed, ...values })).toEqual({});
  });

  it.each([
    ['lacks a number', { phone: '' }],
    ['has stray spaces', { lastName: ' Bennett' }],
  ])('are none for a record that %s, which needs a correction first', (_name, values) => {
    const held = { ...closed, companyName: 'Hope Farm' };
    expect(takeableValues({ ...kept, ...values }, held)).toEqual({});
    expect(needsCorrection({ ...kept, ...values }, held)).toBe(true);
    expect(needsCorrection(kept, held)).toBe(false);
    expect(needsCorrection({ ...kept, ...values }, closed)).toBe(false);
  });
});

/** Any value of the form for each field, the empty one often. */
const draft = fc.record(
  Object.fromEntries(
    draftFields.map((field) => {
      const definition = definitionOf(field);
      if (definition.kind === 'flag') return [field, fc.boolean()];
      if (definition.kind === 'choice') return [field, fc.constantFrom('', ...valuesOf(definition.options))];
      if (definition.kind === 'choices') return [field, fc.subarray([...valuesOf(definition.options)])];
      return [field, fc.option(fc.string({ unit: 'grapheme', maxLength: 20 }), { nil: '' })];
    }),
  ),
);
const { firstName, lastName, email, phone, businessType } = buildDraft();
const required = { firstName, lastName, phone, businessType };
const customer = fc
  .tuple(draft, fc.boolean(), fc.constantFrom({ ...required, email }, { ...required, ...byPhone }))
  .map(([values, isValid, filled]): Customer => buildCustomer({ ...values, ...(isValid && filled) }));

const withTaken = (before: Customer, taken: Partial<NewCustomer>): Customer => ({ ...before, ...taken });

describe('Taking over', () => {
  it('fills empty fields, and Undo empties them again', () => {
    fc.assert(
      fc.property(customer, customer, (before, other) => {
        const taken = takeableValues(before, other);
        const merged = withTaken(before, taken);
        const fields = draftFields.filter((field) => field in taken);
        for (const field of fields) expect([before[field]].flat().join('').trim()).toBe('');
        const undone = { ...merged, ...Object.fromEntries(fields.map((field) => [field, before[field]])) };
        expect(isCorrectedSince(before, undone)).toBe(false);
      }),
      { seed: 36 },
    );
  });

  it('leaves records that the form accepts, before and after', () => {
    const isAccepted = (one: Customer) =>
      checkCustomerDraft(one as Customer & CustomerFormValues, 'their', one.source).success;
    let merges = 0;
    fc.assert(
      fc.property(customer, customer, (before, other) => {
        const taken = takeableValues(before, other);
        if (Object.keys(taken).length === 0) return;
        merges += 1;
        expect([isAccepted(before), isAccepted(withTaken(before, taken))]).toEqual([true, true]);
      }),
      { seed: 36 },
    );
    expect(merges).toBeGreaterThan(20);
  });
});

describe('Two records', () => {
  it('are compared without their names and what neither has', () => {
    const { different, same } = compareCustomers(kept, { ...closed, companyName: 'Hope Farm' });
    expect(different).toEqual(['companyName']);
    expect(same).toEqual(['email', 'phone', 'businessType', 'newsletter', 'whatsappUpdates', 'smsAlerts']);
  });

  it('are told apart by name', () => {
    expect(tellApart(kept, closed)).toEqual(['Marcia Bennett', 'Marsha Bennett']);
  });

  it('of namesakes are told apart by day, time or code', () => {
    const namesake = { ...kept, id: 'other', firstName: 'MARCIA' };
    const at = (time: string) => ({ ...namesake, createdAt: new Date(time) });
    expect(tellApart(kept, at('2026-11-18T15:30:00Z'))).toEqual([
      'Marcia Bennett (20 Nov 2026)',
      'MARCIA Bennett (18 Nov 2026)',
    ]);
    expect(tellApart(kept, at('2026-11-20T16:30:00Z'))).toEqual([
      'Marcia Bennett (20 Nov 2026, 10:30 am)',
      'MARCIA Bennett (20 Nov 2026, 11:30 am)',
    ]);
    const [one, other] = tellApart(kept, namesake);
    expect(one).toMatch(/^Marcia Bennett \(\S{3} \S{1,3}\)$/);
    expect(one.toLowerCase()).not.toBe(other.toLowerCase());
  });
});

describe('Labels', () => {
  it('are those of the details, in the order of the form', () => {
    expect(shortLabels({ message: 'x', whatsapp: 'x', email: 'x' })).toBe('E-mail, WhatsApp, Message');
  });
});
