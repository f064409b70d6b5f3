import { describe, expect, it } from 'vitest';
import { dialDigits, telHref, whatsappHref } from './phone';

describe('The digits of a number', () => {
  it.each([
    ['876-555-0123', '18765550123'],
    ['(305) 555-0123', '13055550123'],
    ['+1 876-555-0123', '18765550123'],
    ['+442079460123', '442079460123'],
    ['no number', ''],
  ])('in %j are %j', (number, digits) => {
    expect(dialDigits(number)).toBe(digits);
  });
});

describe('Links', () => {
  it('call and write with digits only', () => {
    expect(telHref('876 555 0123')).toBe('tel:+18765550123');
    expect(whatsappHref('(876) 555-0123')).toBe('https://wa.me/18765550123');
  });

  it('carry a message, whatever it holds', () => {
    expect(whatsappHref('+18765550123', 'Hi Ann & co?\nYes #1 \ud83d')).toBe(
      'https://wa.me/18765550123?text=Hi%20Ann%20%26%20co%3F%0AYes%20%231%20',
    );
  });

  it.each(['call us', undefined])('are absent for %j', (number) => {
    expect(telHref(number)).toBeUndefined();
    expect(whatsappHref(number, 'Hello')).toBeUndefined();
  });
});
