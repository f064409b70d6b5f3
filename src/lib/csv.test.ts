import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, guardCell, toCsvLine, unguardCell } from './csv';

/** The same examples in every run. */
const seeded = { seed: 8 };

const parse = (csv: string, delimiter = ',') =>
  Papa.parse<string[]>(csv, { delimiter, newline: '\r\n' }).data.slice(0, -1);

const hostile = fc.string({
  unit: fc.constantFrom(
    ...'",;\r\n\t=+-@＝＋－＠\'|!() .ae018/:$%'.split(''),
    '+1 876 555 0100',
    '876555',
    'May',
    'pm',
  ),
});
const text = fc.oneof(fc.string({ unit: 'binary' }), hostile);
const table = fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1 });

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

  it('gives any text back to a parser, but for the guard', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(parse(rows.map(toCsvLine).join(''))).toEqual(rows.map((row) => row.map(guardCell)));
      }),
      seeded,
    );
  });

  it('gives any text back to the import', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const cells = parse(rows.map(toCsvLine).join(''));
        expect(cells.map((row) => row.map(unguardCell))).toEqual(rows);
      }),
      seeded,
    );
  });
});

describe('A spreadsheet', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t1',
    '\r1',
    '\n1',
    '=HYPERLINK("https://evil.example","x")',
    '+1-876-555-0100',
    '+18765550100',
    '+1 876 555 0100 =1',
    "+1 876 555 0100|cmd'!A1",
    '+A1 876 555 0100',
    '-1 876 555 0100',
    '+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    ' =1+1',
    '\u00a0\u3000@SUM(A1)',
    "' =1+1",
    "'=1+1",
    "''=1+1",
    "'+1 876 555 0100",
  ])('runs no cell: %j gets a leading apostrophe', (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
    expect(unguardCell(`'${cell}`)).toBe(cell);
  });

  it('has texts of other programs as formulas, which are read as their text', () => {
    expect(['="8765550100"', '=""', '="a"&"b"'].map(unguardCell)).toEqual(['8765550100', '', '="a"&"b"']);
    expect(unguardCell(guardCell('="8765550100"'))).toBe('="8765550100"');
  });

  it.each([
    '18765550100',
    '8765550100',
    '18765550100.0',
    '0876555',
    '+34 612 345 678',
    '1,234,567,890,123,456',
    '1.234.567.890.123.456',
    '876,555,0142',
    '12E5',
    '1.5e3',
    '12E+5',
    '12e-5',
  ])('rounds no digits: %j gets a leading apostrophe', (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
    expect(unguardCell(`'${cell}`)).toBe(cell);
  });

  it.each([
    '(876)',
    '($5)',
    '(1,500)',
    '5-',
    '1.50',
    '555.0140',
    '5.',
    '.5',
    '1/2',
    '3-4',
    '24/7',
    '1/2/3',
    '3-4-2026',
    '12/2025',
    'May 5',
    'MAR1',
    '5-May',
    '5 Sept 2026',
    'march 2026',
    'Dec 24, 2026',
    '5 pm',
    '7AM',
    '1,500.5',
    '1,500.555',
    '0,500',
    '01.5',
    '$5.5',
    '$1500',
    '05%',
    '5.5%',
    '10-50',
    '11/2026',
    '2026-11',
    '2026/11/30',
    '2026-1-5',
    '5/May',
    '5/May/2026',
    '25/11/2025 14:05',
    '07:30',
    '8:00 am',
    '7:30:05',
    'true',
    'False',
  ])('makes no other text of %j, which gets a leading apostrophe', (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
    expect(unguardCell(`'${cell}`)).toBe(cell);
  });

  it.each([
    '+1 876 555 0100',
    '+1 876 555 0100 ext. 12',
    '+1 876-555-0142',
    '+1 (876) 555-0142',
    '+1 876.555.0142',
    '+44 20 7946 0018',
  ])('has nothing to run in the phone number %s, which is left as it is', (phone) => {
    expect(guardCell(phone)).toBe(phone);
    expect(unguardCell(phone)).toBe(phone);
  });

  it.each([
    '876-555-0142',
    '(876) 555-0142',
    '100-500',
    '50-100',
    '12',
    '1.5',
    '$5',
    '5%',
    '1,234',
    '$1,500.50',
    '5.50%',
    '12:30',
    '7:30',
    '12A',
    '5P',
    '22-24',
    '14-16',
    '13/13',
    '1500-10',
    'May',
    'June Brown',
    'May Pen 5',
    '5 Marine Road',
    '7/11 Supplies',
    'True Fuel',
    '(876) 555',
    '1,500.50',
    '20.11.2026',
    '12E',
    'E5',
    '12E5 Main Street',
    '2026-11-20',
    "'quoted'",
    'a=1',
    'Diesel; Kerosene',
  ])('shows %j as it is', (cell) => {
    expect(guardCell(cell)).toBe(cell);
  });

  it.each(['1', '1,111', "'", '$1', '1.', 'May, '])(
    'shows many of %j before a letter as they are',
    (part) => {
      const text = `${part.repeat(200_000)}x`;
      expect(guardCell(text)).toBe(text);
      expect(unguardCell(text)).toBe(text);
    },
  );

  it('that splits at semicolons, tabs or any line break runs no piece of a cell', () => {
    expect(guardCell('Call me;=1+1;y')).toBe("Call me;'=1+1;y");
    expect(guardCell('Call me;"=1+1')).toBe(`Call me;'"=1+1`);
    expect(guardCell('Call me; =1+1')).toBe("Call me;' =1+1");
    expect(guardCell('Call me\n＝1+1')).toBe("Call me\n'＝1+1");
    expect(guardCell('\t=1')).toBe("'\t'=1");
    fc.assert(
      fc.property(table, fc.constantFrom(';', '\t'), (rows, delimiter) => {
        const file = rows.map((row) => toCsvLine(['Marcia', ...row])).join('');
        for (const piece of parse(file, delimiter).flat())
          expect(piece).not.toMatch(/^ *(?:[=@＝＋－＠-]|\+(?!\d{1,3} \(?\d[\d ().-]*))/);
      }),
      seeded,
    );
  });
});
