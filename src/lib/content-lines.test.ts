import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContentLines } from '../../tests/support/content-lines';
import { contentLine, escapeText, foldLine, toPlainLines } from './content-lines';

const propertiesOf = (lines: string) => readContentLines(`BEGIN:VCARD\r\n${lines}END:VCARD\r\n`).slice(1, -1);

const octets = (text: string) => new TextEncoder().encode(text).length;

describe('plain lines', () => {
  it.each([
    ['every line break is one', 'a\r\nb\rc\nd\u000be\ff\u0085g\u2028h\u2029i', 'a\nb\nc\nd\ne\nf\ng\nh\ni'],
    ['control characters go, tabs stay', ' a\u0000\u0007\tb\u007f\u009f ', 'a\tb'],
    ['bidi overrides and isolates go', '\u202egpj.exe\u202c \u2066x\u2069', 'gpj.exe x'],
    ['lone surrogates go, pairs stay', '\ud83d👩‍🚒\ude00 é', '👩‍🚒 é'],
  ])('%s', (_, text, lines) => {
    expect(toPlainLines(text)).toBe(lines);
  });
});

describe('a text value', () => {
  it.each([
    ['ends in a backslash\\', 'ends in a backslash\\\\'],
    ['back\\slash, comma; semicolon', 'back\\\\slash\\, comma\\; semicolon'],
    ['one\r\ntwo\rthree\nfour\u2028five\u0085six', 'one\\ntwo\\nthree\\nfour\\nfive\\nsix'],
    ['not yet\\nescaped', 'not yet\\\\nescaped'],
    ['bell\u0007 null\u0000 \u202eoverride\u202c', 'bell null override'],
    ['cut \ud83d', 'cut'],
  ])('%j is escaped to %j', (text, value) => {
    expect(escapeText(text)).toBe(value);
  });
});

describe('folding', () => {
  it('leaves 75 octets on one line, and takes the 76th to the next, after a blank', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
    expect(foldLine('a'.repeat(75 + 74 + 1))).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`);
  });

  it.each([71, 72, 73, 74, 75])('splits no emoji that begins after %i octets', (before) => {
    const line = `${'a'.repeat(before)}😀${'b'.repeat(80)}`;
    const parts = foldLine(line).split('\r\n');
    expect(parts[0]).toBe('a'.repeat(before) + (before === 71 ? '😀' : ''));
    expect(parts.filter((part) => octets(part) > 75 || /\p{Surrogate}/u.test(part))).toEqual([]);
    expect(parts.map((part, n) => (n ? part.slice(1) : part)).join('')).toBe(line);
  });
});

describe('a property', () => {
  it('has a name, components and a line end', () => {
    expect(contentLine('N', 'Bennett; Jr.', 'Marcia', '')).toBe('N:Bennett\\; Jr.;Marcia;\r\n');
  });

  it('stays one property, whatever its text holds, and gives the text back', () => {
    // ical.js mistakes the semicolon after an escaped backslash for an escaped one.
    const component = fc
      .string({ unit: 'binary', maxLength: 400 })
      .filter((text) => !toPlainLines(text).endsWith('\\'));
    fc.assert(
      fc.property(component, fc.string(), (one, two) => {
        const texts = [one, two].map(toPlainLines);
        expect(propertiesOf(contentLine('N', one, two))).toEqual([{ name: 'N', texts }]);
      }),
      { seed: 8, numRuns: 1000 },
    );
  });

  it('takes a message of 5,000 characters', () => {
    const message = 'Gate 2, ring; 👩‍🚒\n'.repeat(278).slice(0, 5000);
    const texts = [toPlainLines(message)];
    expect(propertiesOf(contentLine('NOTE', message))).toEqual([{ name: 'NOTE', texts }]);
  });
});
