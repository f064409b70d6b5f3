import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBytes } from './read-bytes';
import { withoutSurplusRows } from './sheet-xml';

const worksheet = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';

const toCells = (cells: readonly string[]) =>
  cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');

const toSheet = (...rows: readonly (readonly [string, ...string[]])[]) =>
  `<worksheet><sheetData>${rows.map(([attributes, ...cells]) => `<row${attributes}>${toCells(cells)}</row>`).join('')}</sheetData></worksheet>`;

const titles = ['', 'Name', 'Phone'] as const;
const ann = ['Ann Tester', '876-555-0101'] as const;
const lee = ['Lee Tester', '876-555-0102'] as const;

function readSheets(sheets: Record<string, string>, others: Record<string, string> = {}) {
  const names = Object.keys(sheets);
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`);
  const targets = names.map((_, at) => `<Relationship Id="r${at}" Type="${worksheet}" Target="${at}.xml"/>`);
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    ...Object.fromEntries(Object.values(sheets).map((part, at) => [`xl/${at}.xml`, part])),
    ...others,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  return readBytes(bytes, { name: 'x.xlsx', choices: {}, report: async () => {} });
}

it('says how many lines to import are hidden', async () => {
  const hidden = [' r="4" hidden="1"', ' hidden="true"'] as const;
  const { lines, remarks } = await readSheets({
    List: toSheet(titles, [' hidden="0"', ...ann], [hidden[0], ...lee], [hidden[1], ...lee]),
  });
  expect(lines.map(({ number }) => number)).toEqual([2, 4, 5]);
  expect(remarks).toEqual(['The workbook hides 2 lines of those to import.']);
});

it('names the sheets that are not read', async () => {
  const { remarks } = await readSheets({
    Kingston: toSheet(titles, ['', ...ann]),
    Rural: toSheet(titles, ['', ...lee]),
  });
  expect(remarks).toEqual(['Only the sheet ‘Kingston’ is read, not ‘Rural’.']);
});

it('takes a line with a phone number on a cover for no list', async () => {
  const { sheets } = await readSheets({
    'Read me': toSheet(['', 'Questions? Call 876-555-0199']),
    List: toSheet(titles, ['', ...ann]),
  });
  expect(sheets?.read).toBe('List');
});

it('reads the sheet with the titles before a cover that ends in a phone number', async () => {
  const { sheets } = await readSheets({
    'Read me': toSheet(['', 'Customers of 2026'], ['', 'Questions? Call 876-555-0199']),
    List: toSheet(titles, ['', ...ann], ['', ...lee]),
  });
  expect(sheets?.read).toBe('List');
});

it('reads a list without titles before a shorter one with titles', async () => {
  const { sheets } = await readSheets({
    Customers: toSheet(['', ...ann], ['', ...lee]),
    Suppliers: toSheet(titles, ['', ...ann]),
  });
  expect(sheets?.read).toBe('Customers');
});

it('names no hidden row of a sheet whose customers are no rows', async () => {
  const { lines, remarks } = await readSheets({
    List: toSheet(
      ['', 'Name', 'Ann Tester', 'Lee Tester'],
      [' r="2" hidden="1"', 'Phone', '876-555-0101', '876-555-0102'],
    ),
  });
  expect(lines.map(({ number }) => number)).toEqual([2, 3]);
  expect(remarks).toHaveLength(1);
});

it('reads labels in one column and their values in the next', async () => {
  const { titles: labels, lines } = await readSheets({
    List: toSheet(
      ['', 'Name:', 'Ann Tester'],
      ['', 'Phone:', '876-555-0101'],
      ['', 'Name:', 'Lee Tester'],
      ['', 'Phone:', '876-555-0102'],
    ),
  });
  expect([labels, ...lines.map(({ cells }) => cells)]).toEqual([
    ['Name', 'Phone'],
    ['Ann Tester', '876-555-0101'],
    ['Lee Tester', '876-555-0102'],
  ]);
});

it.each(['comments1', 'comments/comment1'])(
  'says that the comments of xl/%s.xml are not read',
  async (part) => {
    const list = { List: toSheet(titles, ['', ...ann]) };
    const { remarks } = await readSheets(list, { [`xl/${part}.xml`]: '<comments/>' });
    expect(remarks).toEqual(['Comments on its cells are not read.']);
  },
);

const unread = (cells: string) =>
  `Read as empty: ${cells} whose formula has no stored result. Open the workbook in a spreadsheet program, save it, and choose it again.`;
const formula = '<c><f>A2</f></c>';
const withCells = (sheet: string, cells: string) =>
  sheet.replace('</sheetData>', `<row>${cells}</row></sheetData>`);

describe('Formulas without a stored result', () => {
  it.each([
    '<c><f>A2&amp;B2</f><v /></c>',
    '<c s="1"><f t="shared" si="0"/><v></v></c>',
    '<x:c><x:f>NOW()</x:f></x:c>',
    '<c t="str"><f>A2&amp;B2</f></c>',
    '<c><f>IF(A2>1,"x","")</f><v xml:space="preserve"></v></c>',
  ])('are counted: %s', async (cell) => {
    const { remarks } = await readSheets({ List: withCells(toSheet(titles, ['', ...ann]), cell.repeat(2)) });
    expect(remarks).toEqual([unread('2 cells')]);
  });

  it.each(['<c t="str"><f>IF(A2="","x","")</f><v></v></c>', '<c><f>1+1</f><v>2</v></c>', '<c s="1"/>'])(
    'do not count a cell without a formula or with its result: %s',
    async (cell) => {
      const { remarks } = await readSheets({ List: withCells(toSheet(titles, ['', ...ann]), cell) });
      expect(remarks).toEqual([]);
    },
  );

  it.each([
    ['This file has no line below its titles.', toSheet(titles)],
    ['This workbook is empty.', toSheet()],
  ])('are the reason beside “%s”', async (message, sheet) => {
    const list = withCells(sheet, formula.repeat(2));
    await expect(readSheets({ List: list })).rejects.toThrow(`${message} ${unread('2 cells')}`);
  });

  it('name a sheet that holds nothing else', async () => {
    const { remarks, sheets } = await readSheets({
      Form: withCells(toSheet(), formula),
      List: toSheet(titles, ['', ...ann]),
    });
    expect(remarks).toEqual(['Only the sheet ‘List’ is read, not ‘Form’.']);
    expect(sheets).toBeUndefined();
  });
});

const rows = (count: number) => Array.from({ length: count }, () => ['', ...ann] as [string, ...string[]]);

it('reads no more rows of a sheet than it needs to refuse it', async () => {
  const sheet = toSheet(titles, ...rows(11_000));
  expect(withoutSurplusRows(sheet)).toBe(toSheet(titles, ...rows(10_000)));
  await expect(readSheets({ List: sheet })).rejects.toThrow('This file has more than 5,000 lines');
});

it('reads all rows where titles are repeated, or rows are only formatted', async () => {
  const pages = Array.from({ length: 100 }, () => [titles, ...rows(49)]).flat();
  const { lines } = await readSheets({ List: toSheet(titles, ...pages) });
  expect(lines).toHaveLength(4900);
  const blank = '<row r="9" s="1" ht="15"/><row><c t="str"><v> </v></c></row>'.repeat(20_000);
  const formatted = toSheet(titles, ...rows(300)).replace('</sheetData>', `${blank}</sheetData>`);
  expect(withoutSurplusRows(formatted)).toBe(formatted);
});
