import { expect, it } from 'vitest';
import { buildDraft } from '@/../tests/support/build-customer';
import { findDoubts } from './draft-doubts';

it('asks about each number that cannot be dialled', () => {
  expect(findDoubts(buildDraft({ phone: '555 1', whatsapp: '555-0143' }))).toEqual({
    phone: { sentence: 'That looks short for a phone number.' },
    whatsapp: { sentence: 'That number has no area code. Is it 876 or 658?' },
  });
});

it('suggests the probable address for a misspelled one', () => {
  expect(findDoubts(buildDraft({ email: 'ann@gmial.com' }))).toEqual({
    email: { sentence: 'Did you mean ann@gmail.com?', suggestion: 'ann@gmail.com' },
  });
});

it('raises no doubt about good numbers, empty fields and missing fields', () => {
  expect(findDoubts(buildDraft({ phone: '876-555-0142', whatsapp: '' }))).toEqual({});
  expect(findDoubts({ firstName: '555 1' })).toEqual({});
});
