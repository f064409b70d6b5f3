import { describe, expect, it } from 'vitest';
import { capitalise, hasVisibleText, hyphensToSpaces, toPlainText, toSingleLine, toUrlPart } from './text';

describe('one line of text', () => {
  it.each([
    ['  Marcia  ', 'Marcia'],
    ['Marcia\r\nBcc: x@y.example', 'Marcia Bcc: x@y.example'],
    ['a\tb\u0000c\u009fd', 'a b c d'],
    ['a\u2028b\u2029c', 'a b c'],
    ['\u202egpj.exe\u2069', 'gpj.exe'],
    ["Seán O'Connor-Nuñez", "Seán O'Connor-Nuñez"],
    ['क्‍ष 👩‍🚒', 'क्‍ष 👩‍🚒'],
    ['cut \ud83d', 'cut'],
    ['\n\u0007 ', ''],
  ])('%j becomes %j', (text, line) => {
    expect(toSingleLine(text)).toBe(line);
  });
});

describe('text of several lines', () => {
  it('keeps lines and tabs, and loses other control characters and lone surrogates', () => {
    expect(toPlainText(' one\r\n\ttwo\u000b\u0000 three\ude00\u007f ')).toBe('one\r\n\ttwo three');
  });
});

describe('ink', () => {
  it.each([
    '',
    ' \t\n',
    '\u00a0\u2003\u3000',
    '\u200b\u200d\u2060\ufeff',
    '\u00ad\u180e\u200e',
    '\u3164\u2800',
    '\u{e0020}\ufe0f',
  ])('there is none in %j', (text) => expect(hasVisibleText(text)).toBe(false));

  it.each(['a', '.', ' \u200b- ', '李'])('there is some in %j', (text) => {
    expect(hasVisibleText(text)).toBe(true);
  });
});

it('takes any text into a URL, half a character too', () => {
  expect(toUrlPart('a b&c=d?é')).toBe('a%20b%26c%3Dd%3F%C3%A9');
  expect(toUrlPart('x\ud83d')).toBe('x');
});

it('shows hyphens as spaces and begins a word with a capital', () => {
  expect(hyphensToSpaces('small-business-or-so')).toBe('small business or so');
  expect(capitalise('admin')).toBe('Admin');
  expect(capitalise('')).toBe('');
});
