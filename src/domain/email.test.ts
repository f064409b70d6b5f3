import { expect, it } from 'vitest';
import { isEmail } from './email';

it.each(['ann@farm.example', 'a@b.c', 'a@..b', 'a@b..c', 'a@b.c.', '.@b.c', 'é@ü.ñ'])(
  'takes %j for an e-mail',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  '',
  '@b.c',
  'a@b',
  'a@.c',
  'a@b.',
  'a@.',
  'a.b',
  'a@b@c.d',
  'a@b.c@d',
  'a b@c.d',
  'a@b.c\n',
  'a@b.\u00a0c',
])('takes %j for no e-mail', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('takes a cell of many dots for no e-mail', () => {
  expect(isEmail(`a@${';.'.repeat(500_000)}@`)).toBe(false);
});
