// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { customerFields } from '@/domain/customer-fields';
import { type ContactFormState, emptyFormDraft, newContactForm, type Receipt } from './contact-form-state';
import { persist, persistedDraft, persistedReceipt } from './persisted-draft';

const empty = emptyFormDraft();
const halfWritten = {
  ...empty,
  firstName: ' Zoë ',
  email: 'zoe@',
  businessType: 'ngo',
  fuelTypes: ['Diesel', 'Kerosene'],
  newsletter: false,
  message: 'Two tanks.\n\n',
} as typeof empty;
const record = {
  draftId: '0123456789abcdef0123456789abcdef',
  attempts: ['Customer000000000001', 'Customer000000000002'],
  pendingId: 'Customer000000000002',
};
const receipt: Receipt = {
  reference: 'Customer000000000001',
  message: 'Saved.',
  hasNewsletter: true,
  isCorrection: false,
};

const persistForm = (state: Partial<ContactFormState>) => persist({ ...newContactForm(), ...state });
const keepDraft = (draft: ContactFormState['draft']) => persistForm({ draft, record });
const keepReceipt = (isShown = false) => persistForm({ progress: { phase: 'saved', receipt, isShown } });
const keptDraft = () => persistedDraft()?.draft;

/** Replaces a value of the tab's storage. */
function tamperWith(key: string, kept: unknown): void {
  expect(Object.keys(window.sessionStorage)).toContain(key);
  window.sessionStorage.setItem(key, typeof kept === 'string' ? kept : JSON.stringify(kept));
}

function tamper(kept: unknown): void {
  keepDraft(halfWritten);
  tamperWith('contactDraft', kept);
}

describe('a persisted draft', () => {
  it('comes back as it was written, finished or not', () => {
    keepDraft(halfWritten);
    expect(keptDraft()).toEqual(halfWritten);
  });

  it('lies in the tab’s storage and in no other', () => {
    keepDraft(halfWritten);
    expect(window.sessionStorage).toHaveLength(2);
    expect(window.localStorage).toHaveLength(0);
  });

  it('is absent for an empty form', () => {
    expect(keptDraft()).toBeUndefined();
    keepDraft(halfWritten);
    keepDraft(empty);
    expect(keptDraft()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['', 'null', '7', '"text"', '[]', '{', '{}', '{"draft":1}'])(
    'is none when %j lies there',
    (text) => {
      tamper(text);
      expect(keptDraft()).toBeUndefined();
    },
  );

  it('leaves out what is no field of the form', () => {
    tamper(`{"firstName":"Zoë","subject":"Cheap loans","__proto__":{"lastName":"X"},"constructor":1}`);
    expect(keptDraft()).toEqual({ ...empty, firstName: 'Zoë' });
  });

  it.each([
    ['lastName', 7],
    ['lastName', null],
    ['lastName', ['Bennett']],
    ['lastName', { toString: 'Bennett' }],
    ['parish', 'Atlantis'],
    ['parish', 'constructor'],
    ['businessType', 0],
    ['deliveryFrequency', ['weekly']],
    ['fuelTypes', 'Diesel'],
    ['fuelTypes', ['Diesel', 'Rocket fuel']],
    ['fuelTypes', { length: 1 }],
    ['newsletter', 'false'],
    ['smsAlerts', 1],
    ['whatsappUpdates', null],
    ['wanted', 'tomorrow, perhaps'],
    ['estimatedLine', { toString: 1 }],
    ['estimatedFuel', ['Diesel']],
  ])('has the default for %s instead of %j, and every other answer', (field, value) => {
    tamper({ ...halfWritten, [field]: value });
    expect(keptDraft()).toEqual({
      ...halfWritten,
      [field]: Object.entries(empty).find(([key]) => key === field)?.[1],
    });
  });

  it('has the default for every field that is missing', () => {
    tamper({ smsAlerts: true });
    expect(keptDraft()).toEqual({ ...empty, smsAlerts: true });
  });

  it.each([
    ['message', 'm'.repeat(7000)],
    ['firstName', `  ${'é'.repeat(customerFields.firstName.limit + 1)}`],
    ['address', `${'a'.repeat(customerFields.address.limit - 1)}🚚🚚`],
  ])('has a %s above its limit whole', (field, long) => {
    const draft = { ...halfWritten, [field]: long };
    keepDraft(draft);
    expect(keptDraft()).toEqual(draft);
  });
});

describe('the record of a draft', () => {
  it('comes back with it', () => {
    keepDraft(halfWritten);
    expect(persistedDraft()?.record).toEqual(record);
  });

  it.each([
    ['no record', ''],
    ['an id of a customer that is a path', { ...record, pendingId: '../newsletter_subscriber' }],
    ['an attempt that is too short', { ...record, attempts: ['Customer1'] }],
    ['an id of its own that is none', { ...record, draftId: 'x' }],
    ['a list', [record]],
  ])('starts again with %s without losing the draft', (_, kept) => {
    keepDraft(halfWritten);
    tamperWith('contactRecord', kept);
    const persisted = persistedDraft();
    expect(persisted?.draft).toEqual(halfWritten);
    expect(persisted?.record).toEqual({ draftId: expect.stringMatching(/^[0-9a-f]{32}$/), attempts: [] });
    expect(persisted?.record.draftId).not.toBe(persistedDraft()?.record.draftId);
  });
});

describe('a receipt', () => {
  it('replaces its draft, also once it is shown', () => {
    keepDraft(halfWritten);
    keepReceipt();
    expect(persistedReceipt()).toEqual({ receipt, isShown: false });
    expect(persistedDraft()).toBeUndefined();
    keepReceipt(true);
    expect(persistedReceipt()).toEqual({ receipt, isShown: true });
    expect(window.sessionStorage).toHaveLength(1);
    persistForm({});
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([{ ...receipt, reference: 'x' }, { reference: receipt.reference }, [], 'null'])(
    'is none when %j lies there',
    (kept) => {
      keepReceipt();
      tamperWith('contactReceipt', kept);
      expect(persistedReceipt()).toBeUndefined();
    },
  );
});

it('is nothing where storage throws', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepDraft(halfWritten);
  keepReceipt();
  expect([persistedDraft(), persistedReceipt()]).toEqual([undefined, undefined]);
});
