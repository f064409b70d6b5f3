import { strToU8, unzipSync, type ZipOptions, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { completeWorkbook } from './complete-workbook';
import { readBytes } from './read-bytes';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function toParts(rows: string, properties = '', styles = ''): Record<string, string> {
  return {
    'xl/workbook.xml': `<workbook xmlns:r="r">${properties}<sheets><sheet name="List" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${relationships}/worksheet" Target="list.xml"/></Relationships>`,
    'xl/list.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...(styles && { 'xl/styles.xml': styles }),
  };
}

async function readParts(parts: Record<string, string>, encode: (text: string) => Uint8Array = strToU8) {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, encode(text)])),
  );
  const { titles, lines } = await readBytes(bytes, { name: 'x.xlsx', choices: {}, report: async () => {} });
  return { titles, lines: lines.map(({ number, cells }) => [number, ...cells]) };
}

const readSheet = (...rows: Parameters<typeof toParts>) => readParts(toParts(...rows));

const text = (value: string, address = '') => `<c${address} t="inlineStr"><is><t>${value}</t></is></c>`;
const titles = ['Name', 'Phone', 'Notes'];
const head = `<row>${titles.map((title) => text(title)).join('')}</row>`;
const readNote = async (cell: string, properties?: string, styles?: string) =>
  (await readSheet(`${head}<row>${text('Ann Tester')}<c/>${cell}</row>`, properties, styles)).lines[0]?.[3];

it('reads cells without an address by their place, also beside cells with one', async () => {
  const rows = [
    `<row>${text('Ann Tester')}${text('876-555-0161')}${text('Call')}</row>`,
    '<row/>',
    `<row>${text('Lee Tester')}${text('Write', ' r="C4"')}</row>`,
    `<row r="6"><c s="0"/>${text('876-555-0162')}${text('Visit')}</row>`,
  ];
  const read = {
    titles,
    lines: [
      [2, 'Ann Tester', '876-555-0161', 'Call'],
      [4, 'Lee Tester', '', 'Write'],
      [6, '', '876-555-0162', 'Visit'],
    ],
  };
  expect(await readSheet(head + rows.join(''))).toEqual(read);
  const prefixed = (head + rows.join('')).replace(/<(\/?)/g, '<$1x:');
  expect(await readSheet(prefixed)).toEqual(read);
});

it('reads more cells without an address than the alphabet has letters', async () => {
  const wide = Array.from({ length: 60 }, (_, column) => `T${column}`);
  const row = `<row>${wide.map((value) => text(value)).join('')}</row>`;
  expect(await readSheet(head + row)).toMatchObject({
    lines: [[2, ...wide]],
  });
});

it.each([
  '<row r="3"><c r="A3" s="0"/><c r="B3" s="0"></c></row><row r="4" ht="15"/>',
  '<row><c s="0"/><c s="0"></c></row><row></row>',
])('leaves out rows that are only formatted, which may be a million: %s', (formatted) => {
  const rows = `${head}<row r="2">${text('Ann Tester')}</row>`;
  const sheetOf = (given: string) => unzipSync(completeWorkbook(toParts(given)))['xl/list.xml'];
  expect(sheetOf(rows + formatted)).toEqual(sheetOf(rows));
});

it('reads a cell whose style is not in the workbook', async () => {
  expect(await readNote('<c s="1"><v>12</v></c>')).toBe('12');
});

it.each(['1', 'true'])('reads days since 1904, where the workbook says “%s”', async (says) => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  const cell = '<c s="1"><v>44684</v></c>';
  expect(await readNote(cell, `<workbookPr date1904="${says}"/>`, styles)).toBe('2026-05-04');
});

it.each([
  ['2026-05-04', '2026-05-04'],
  ['2026-05-04T00:00:00', '2026-05-04'],
  ['2026-05-04T14:05:00.000Z', '2026-05-04 14:05'],
])('reads a time in words as written: %s', async (written, shown) => {
  expect(await readNote(`<c t="d"><v>${written}</v></c>`)).toBe(shown);
});

it.each([
  ['0.375', '', '09:00'],
  ['0.375', '<workbookPr date1904="1"/>', '09:00'],
  ['46146.375', '', '2026-05-04 09:00'],
])('reads the time %s of a workbook with the properties “%s” as %s', async (value, properties, read) => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>';
  expect(await readNote(`<c s="1"><v>${value}</v></c>`, properties, styles)).toBe(read);
});

it.each([
  ['8765550142', '8765550142'],
  ['5550142', '5550142'],
  ['1.8765550142E10', '18765550142'],
  ['-8765550142', '-8765550142'],
  ['2501234', '2501234'],
  ['250123', '250123'],
  ['109574', '2199-12-31'],
  ['2958465', '9999-12-31'],
  ['2958465.9999884', '9999-12-31 23:59'],
  ['46146', '2026-05-04'],
])('reads %s in a cell of the format of a day as %s', async (value, read) => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  expect(await readNote(`<c s="1"><v>${value}</v></c>`, '', styles)).toBe(read);
  expect(await readNote(`<c s="1" t="n"><f>A1 &amp; 1</f><v>${value}</v></c>`, '', styles)).toBe(read);
  expect(await readNote(`<c s="1"><f si="0"/><v>${value}</v></c>`, '', styles)).toBe(read);
});

it('reads a day in a format of its own by the ids that Numbers gives', async () => {
  const formats = '<numFmts><numFmt numFmtId="59" formatCode="m/d"/></numFmts>';
  const styles = `<styleSheet>${formats}<cellXfs><xf numFmtId="0"/><xf numFmtId="59"/></cellXfs></styleSheet>`;
  expect(await readNote('<c s="1"><v>46146</v></c>', '', styles)).toBe('2026-05-04');
});

it('reads a day by the ids that Excel gives Thai formats', async () => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="71"/></cellXfs></styleSheet>';
  expect(await readNote('<c s="1"><v>46146</v></c>', '', styles)).toBe('2026-05-04');
});

it.each([
  ['55.600000000000001', '55.6'],
  ['0.30000000000000004', '0.3'],
  ['500.0', '500'],
  ['8.765550101E9', '8765550101'],
  ['1.8765550101E10', '18765550101'],
  ['18765550101', '18765550101'],
])('reads the number %s as Excel shows it', async (written, shown) => {
  expect(await readNote(`<c><v>${written}</v></c>`)).toBe(shown);
});

it('reads a boolean in words', async () => {
  expect(await readNote('<c t="b"><v>true</v></c>')).toBe('true');
});

it('reads a text of unparsed characters', async () => {
  expect(await readNote(text('<![CDATA[Ann & <Co>]]> Ltd'))).toBe('Ann & <Co> Ltd');
});

const list = toParts(`${head}<row>${text('Ann Tester')}${text('876-555-0161')}${text('Call')}</row>`);
const readList = { titles, lines: [[2, 'Ann Tester', '876-555-0161', 'Call']] };
const withNames = (change: (name: string) => string) =>
  Object.fromEntries(Object.entries(list).map(([name, part]) => [change(name), part]));
const withTarget = (target: string) =>
  Object.fromEntries(Object.entries(list).map(([name, part]) => [name, part.replace('list.xml', target)]));

it('reads a workbook whose parts have backslashes in their names', async () => {
  expect(await readParts(withNames((name) => name.replaceAll('/', '\\')))).toEqual(readList);
});

it('reads a workbook with many pictures', async () => {
  const pictures = Array.from({ length: 1500 }, (_, at) => [`xl/media/picture-of-the-site-${at}.png`, 'x']);
  const [first, others] = [pictures.slice(0, 20), pictures.slice(20)].map(Object.fromEntries);
  expect(await readParts({ ...first, ...list, ...others })).toEqual(readList);
});

const archive = (members: Record<string, string>, packing: ZipOptions = {}) =>
  zipSync(
    Object.fromEntries(Object.entries(members).map(([name, member]) => [name, strToU8(member)])),
    packing,
  );
const readArchive = (bytes: Uint8Array<ArrayBuffer>) =>
  readBytes(bytes, { name: 'x.xlsx', choices: {}, report: async () => {} });

it.each<[string, Record<string, string>, RegExp]>([
  ['a list', { 'list.csv': 'Name\nxl/workbook.xml' }, /^This is a packed file\./],
  ['a document', { 'word/document.xml': 'workbook.xml' }, /^This is a Word or PowerPoint document\./],
])('finds no name of a part in the content of %s', async (_, members, sentence) => {
  await expect(readArchive(archive(members, { level: 0 }))).rejects.toThrow(sentence);
});

it('refuses a workbook without a piece of its middle', async () => {
  const whole = archive(list, { level: 0 });
  const cut = Uint8Array.of(...whole.subarray(0, 100), ...whole.subarray(200));
  await expect(readArchive(cut)).rejects.toThrow(/^This file is damaged or not whole\./);
});

it('reads a workbook whose end leaves the place of the names to a ZIP64 record', async () => {
  const whole = archive(list);
  const [names, end] = [whole.subarray(0, -22), whole.slice(-22)];
  const [count, place] = [10, 16].map((at) => new DataView(end.buffer).getUint16(at, true));
  const record = { 0: 0x06_06_4b_50, 8: count, 12: place, 14: 0x07_06_4b_50, 16: names.length };
  const words = Object.assign(new Uint32Array(19), record);
  end.fill(0xff, 8, 20);
  const bytes = Uint8Array.of(...names, ...new Uint8Array(words.buffer), ...end);
  expect((await readArchive(bytes)).titles).toEqual(titles);
});

it('reads a Strict Open XML Spreadsheet', async () => {
  const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
  const parts = Object.entries(list).map(([name, part]) => [name, part.replace(relationships, strict)]);
  expect(await readParts(Object.fromEntries(parts))).toEqual(readList);
});

it('reads a part whose name differs in case from that in the list of parts', async () => {
  expect(await readParts(withNames((name) => name.replace('list.xml', 'List.XML')))).toEqual(readList);
});

it('reads the sheets by their usual names where no part lists them', async () => {
  const { 'xl/_rels/workbook.xml.rels': _, ...parts } = list;
  const sheets =
    '<sheet name="Old" sheetId="7" state="hidden" r:id="b"/><sheet name="List" sheetId="1" r:id="a"/>';
  const workbook = `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`;
  const [old, current] = [list['xl/list.xml']?.replace('Ann', 'Lee') ?? '', list['xl/list.xml'] ?? ''];
  const usual = { 'xl/worksheets/sheet1.xml': old, 'xl/worksheets/sheet2.xml': current };
  expect(await readParts({ ...parts, 'xl/workbook.xml': workbook, ...usual })).toEqual(readList);
});

it.each(['/xl/list.xml', './list.xml', '../xl/list.xml', '.\\list.xml'])(
  'reads a part whose path is written as %s',
  async (path) => {
    expect(await readParts(withTarget(path))).toEqual(readList);
  },
);

it.each([
  ['little-endian', (code: number) => [code & 255, code >> 8]],
  ['big-endian', (code: number) => [code >> 8, code & 255]],
])('reads a workbook in %s UTF-16', async (_, toBytes) => {
  const encode = (part: string) =>
    Uint8Array.from(`\ufeff${part}`.split('').flatMap((char) => toBytes(char.charCodeAt(0))));
  expect(await readParts(list, encode)).toEqual(readList);
});
