import { expect, it } from 'vitest';
import { buildDraft } from '@/../tests/support/build-customer';
import { findDoubts } from './draft-doubts';

it('asks about each number that cannot be dialled', () => {
  expect(findDoubts(buildDraft({ phone: '555 1', whatsapp: '555-0143' }))).toEqual({
    phone: 'That looks short for a phone number.',
    whatsapp: 'That number has no area code. Is it 876 or 658?',
  });
});

it('asks nothing about numbers, about an empty field, or about fields that are not given', () => {
  expect(findDoubts(buildDraft({ phone: '876-555-0142', whatsapp: '' }))).toEqual({});
  expect(findDoubts({ firstName: '555 1' })).toEqual({});
});
