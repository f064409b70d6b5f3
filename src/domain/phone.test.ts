import { describe, expect, it } from 'vitest';
import { dialDigits, looksShort, telHref, whatsappHref } from './phone';

describe('digits to dial', () => {
  it.each([
    ['876-555-0123', '18765550123'],
    ['(658) 555 0123', '16585550123'],
    ['+1 876-555-0123', '18765550123'],
    ['1.876.555.0123', '18765550123'],
    ['+44 20 7946 0123', '442079460123'],
    ['3055550123', '3055550123'],
    ['<img onerror=alert(1)>', '1'],
    ['no number', ''],
    ['', ''],
  ])('of %j are %j', (text, digits) => {
    expect(dialDigits(text)).toBe(digits);
  });
});

it.each([
  ['12', true],
  ['call me', true],
  ['555-012', true],
  ['555-0123', false],
  ['+1 876-555-0123', false],
  ['', false],
  ['  ', false],
])('whether %j looks short: %j', (text, expected) => {
  expect(looksShort(text)).toBe(expected);
});

describe('links', () => {
  it('call and write with digits only', () => {
    expect(telHref('876 555 0123;ext=1<b>'.slice(0, 12))).toBe('tel:+18765550123');
    expect(whatsappHref('(876) 555-0123')).toBe('https://wa.me/18765550123');
  });

  it('carry a message, whatever it holds', () => {
    expect(whatsappHref('8765550123', 'Hi Ann & co?\nYes #1 \ud83d')).toBe(
      'https://wa.me/18765550123?text=Hi%20Ann%20%26%20co%3F%0AYes%20%231%20',
    );
  });

  it('dial a number too short to name its country from where one is', () => {
    expect(telHref('555-0123')).toBe('tel:5550123');
    expect(telHref('119')).toBe('tel:119');
    expect(telHref('(305) 555-0123')).toBe('tel:3055550123');
    expect(telHref('+44 20 7946 0123')).toBe('tel:+442079460123');
    expect(telHref('+305 555 0123')).toBe('tel:+3055550123');
  });

  it('are hidden when there is no digit', () => {
    expect(telHref('call me')).toBeUndefined();
    expect(whatsappHref('—', 'Hello')).toBeUndefined();
  });
});
