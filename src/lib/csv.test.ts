import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, guardFormula, toCsvLine } from './csv';

/** The same examples in every run. */
const seeded = { seed: 8 };

const parse = (csv: string) =>
  Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1);

describe('A CSV file of RFC 4180', () => {
  it('ends every line with CR LF', () => {
    expect(toCsvLine(['a', 'b']) + toCsvLine(['c', 'd'])).toBe('a,b\r\nc,d\r\n');
  });

  it('quotes commas, quotes and line breaks, and doubles quotes', () => {
    expect(toCsvLine(['a,b', 'say "hi"', 'one\ntwo', 'plain'])).toBe(
      '"a,b","say ""hi""","one\ntwo",plain\r\n',
    );
  });

  it('begins with a mark that says UTF-8', () => {
    expect([...new TextEncoder().encode(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('gives any text back to a parser, but for the guard against formulas', () => {
    const cell = fc.string({ unit: 'binary' });
    const hostile = fc.string({
      unit: fc.constantFrom('"', ',', '\r', '\n', '=', '+', '-', '@', '\t', "'", 'a', '1'),
    });
    const table = fc.array(fc.array(fc.oneof(cell, hostile), { minLength: 2, maxLength: 5 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(table, (rows) => {
        expect(parse(rows.map(toCsvLine).join(''))).toEqual(rows.map((row) => row.map(guardFormula)));
      }),
      seeded,
    );
  });
});

describe('A spreadsheet runs no cell', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '=HYPERLINK("https://evil.example","x")',
    '+1-876-555-0100',
    '+1 876 555 0100 =1',
    "+1 876 555 0100|cmd'!A1",
    '+A1 876 555 0100',
    '-1 876 555 0100',
    '+1',
  ])('%j gets a leading apostrophe', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
  });

  it.each(['+1 876 555 0100', '+1 876-555-0142', '+18765550100', '+44 20 7946 0018'])(
    'the phone number %s is left as it is',
    (phone) => {
      expect(guardFormula(phone)).toBe(phone);
    },
  );

  it('what is left as it is begins harmlessly, or holds digits only and no arithmetic that could be worked out', () => {
    const characters = fc.constantFrom(
      '+',
      '-',
      '=',
      '@',
      '(',
      ')',
      '*',
      '/',
      '!',
      '|',
      ' ',
      '0',
      '7',
      '12',
      'A',
    );
    fc.assert(
      fc.property(fc.string({ unit: characters }), (text) => {
        const guarded = guardFormula(text);
        if (guarded !== text || !/^[=+\-@\t\r\n]/.test(text)) return;
        expect(text).toMatch(/^\+[\d -]+$/);
        // A gap between two numbers is no operator: a spreadsheet keeps such a cell as text.
        expect(/^\+\d+$/.test(text) || /^\+\d+ \d+/.test(text)).toBe(true);
      }),
      { ...seeded, numRuns: 5000 },
    );
  });

  it('only the apostrophe is added, so taking it away gives the text back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([text, `'${text}`]).toContain(guardFormula(text));
      }),
      seeded,
    );
  });
});
