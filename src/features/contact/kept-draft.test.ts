import { describe, expect, it, vi } from 'vitest';
import { emptyCustomerDraft } from '@/domain/customer-draft';
import { fieldLimits } from '@/domain/field-limits';
import { buildDraft } from '../../../tests/support/build-customer';
import { forgetDraft, keepDraft, keepSent, keptDraft, keptSent, longestKeptText } from './kept-draft';

const empty = emptyCustomerDraft();
const halfWritten = {
  ...empty,
  firstName: ' Zoë ',
  email: 'zoe@',
  businessType: 'ngo',
  fuelTypes: ['Diesel', 'Kerosene'],
  newsletter: false,
  message: 'Two tanks.\n\n',
} as typeof empty;
const sent = { id: 'Lead0000000000000001', draft: buildDraft() };

/** Puts something in the draft's place in the tab's storage. */
function tamper(kept: unknown): void {
  keepDraft(halfWritten);
  const [key] = Object.keys(window.sessionStorage);
  window.sessionStorage.setItem(key ?? '', typeof kept === 'string' ? kept : JSON.stringify(kept));
}

describe('a kept draft', () => {
  it('comes back as it was written, finished or not', () => {
    keepDraft(halfWritten);
    expect(keptDraft()).toEqual(halfWritten);
  });

  it('lies in the tab’s storage and in no other', () => {
    keepDraft(halfWritten);
    keepSent(sent);
    expect(window.sessionStorage).toHaveLength(2);
    expect(window.localStorage).toHaveLength(0);
  });

  it('is none when nothing was written, or everything was taken out again', () => {
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
    ['message', 'm'.repeat(longestKeptText + 1)],
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

  it('keeps a text above its field’s limit, which the form then says', () => {
    const tooLong = { ...empty, message: 'm'.repeat(fieldLimits.message + 1) };
    keepDraft(tooLong);
    expect(keptDraft()).toEqual(tooLong);
  });
});

describe('what was sent', () => {
  it('comes back with its id, equal to the last letter', () => {
    keepSent(sent);
    expect(JSON.stringify(keptSent())).toBe(JSON.stringify(sent));
  });

  it.each([
    ['an id that is a path', { ...sent, id: '../newsletter_subscriber' }],
    ['an id that is too short', { ...sent, id: 'Lead1' }],
    ['no id', { draft: sent.draft }],
    ['no draft', { id: sent.id }],
    ['a draft that could not have been sent', { ...sent, draft: { ...sent.draft, email: 'zoe@' } }],
    ['a list', [sent]],
  ])('is none with %s', (_, kept) => {
    keepSent(sent);
    const [key] = Object.keys(window.sessionStorage);
    window.sessionStorage.setItem(key ?? '', JSON.stringify(kept));
    expect(keptSent()).toBeUndefined();
  });
});

it('is forgotten altogether', () => {
  keepDraft(halfWritten);
  keepSent(sent);
  forgetDraft();
  expect(window.sessionStorage).toHaveLength(0);
});

it('is nothing where storage throws', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepDraft(halfWritten);
  keepSent(sent);
  expect([keptDraft(), keptSent()]).toEqual([undefined, undefined]);
  expect(forgetDraft).not.toThrow();
  vi.restoreAllMocks();
});
