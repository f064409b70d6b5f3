import { readdirSync, readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { recogniseColumns } from '@/domain/import/recognise-columns';
import { contactCard } from '@/features/customers/export/contact-card';
import { customersToCsv } from '@/features/customers/export/customers-csv';
import { buildCustomer } from '../../../../../tests/support/build-customer';
import type { ImportFile, ReadingChoices } from './import-file';
import { readBytes } from './read-bytes';

const folder = 'tests/samples/import';
const read = (name: string, choices: ReadingChoices = {}) =>
  readBytes(new Uint8Array(readFileSync(`${folder}/${name}`)), { name, choices, report: async () => {} });

/** The filled cells of each customer, by their titles. */
const filledCells = ({ titles, lines }: ImportFile) =>
  lines.map(({ cells }) =>
    Object.fromEntries(titles.map((title, at) => [title, cells[at]]).filter(([, cell]) => cell)),
  );

/** The line counts of a file; absent kinds count no line. */
function summary({ encoding, delimiter, headerLine, lines, counts }: ImportFile) {
  return {
    encoding: encoding?.name,
    delimiter,
    headerLine,
    total: counts.total,
    customers: lines.length,
    doubts: lines.filter(({ doubt }) => doubt).map(({ number }) => number),
  };
}

const commas = { encoding: 'utf-8', delimiter: ',', headerLine: 1, doubts: [] };
const samples = {
  '01-google-contacts-2024.csv': { ...commas, total: 4, customers: 3 },
  '03-outlook-contacts.csv': { ...commas, encoding: 'windows-1252', total: 3, customers: 2 },
  '04-hubspot-contacts.csv': { ...commas, total: 3, customers: 2 },
  '05-zoho-leads.csv': { ...commas, total: 3, customers: 2 },
  '06-pipedrive-people.csv': { ...commas, total: 2, customers: 1 },
  '07-salesforce-leads.csv': { ...commas, total: 3, customers: 2 },
  '09-excel-unicode-text.txt': { ...commas, encoding: 'utf-16le', delimiter: '\t', total: 3, customers: 2 },
  '10-excel-semicolon-sep-line.csv': {
    ...commas,
    encoding: 'windows-1252',
    delimiter: ';',
    headerLine: 2,
    total: 4,
    customers: 2,
  },
  '14-holes.csv': { ...commas, total: 8, customers: 7 },
  '15-title-rows.csv': { ...commas, headerLine: 3, total: 7, customers: 3, doubts: [7] },
  '17-broken-quotes.csv': { ...commas, total: 6, customers: 5, doubts: [2, 5] },
  '18-ragged.csv': { ...commas, total: 3, customers: 2, doubts: [2, 3] },
  '27-salesforce-two-word-surname.csv': { ...commas, total: 3, customers: 2 },
  '31-address-unquoted.csv': { ...commas, total: 2, customers: 1, doubts: [2] },
  '40-workbook.xlsx': {
    ...commas,
    encoding: undefined,
    delimiter: undefined,
    headerLine: 3,
    total: 6,
    customers: 3,
    doubts: [6],
  },
  '41-contact-cards.vcf': {
    ...commas,
    delimiter: undefined,
    headerLine: 0,
    total: 3,
    customers: 3,
    doubts: [3],
  },
  '42-cover-sheet.xlsx': { ...commas, encoding: undefined, delimiter: undefined, total: 3, customers: 2 },
  '43-hidden-and-chart-sheets.xlsx': {
    ...commas,
    encoding: undefined,
    delimiter: undefined,
    total: 6,
    customers: 4,
    doubts: [6],
  },
};

it('covers every sample file', () => {
  expect(Object.keys(samples)).toEqual(readdirSync(folder).filter((name) => /^\d/.test(name)));
});

it.each(Object.entries(samples))('reads %s and accounts for each line', async (name, expected) => {
  const file = await read(name);
  expect(summary(file)).toEqual(expected);
  const { total, blank, customers, separator, above, titles, repeated, report } = file.counts;
  expect(blank + customers + separator + above + titles + repeated + report).toBe(total);
  expect(file.leftOut).toHaveLength(separator + above + titles + repeated + report);
});

it('keeps letters beyond ASCII in each encoding', async () => {
  const cellsOf = async (name: string) => (await read(name)).lines.flatMap(({ cells }) => cells);
  expect(await cellsOf('03-outlook-contacts.csv')).toEqual(expect.arrayContaining(['Núñez', 'Núñez & Sons']));
  expect(await cellsOf('09-excel-unicode-text.txt')).toEqual(
    expect.arrayContaining(['José', 'Nuñez Água', 'Ångström']),
  );
  expect(await cellsOf('10-excel-semicolon-sep-line.csv')).toEqual(
    expect.arrayContaining(['Chloé', 'Café Trial', 'one; two']),
  );
});

it('shows the words that depend on an uncertain encoding', async () => {
  expect((await read('03-outlook-contacts.csv')).encoding).toEqual({
    name: 'windows-1252',
    isProved: false,
    words: ['Núñez'],
  });
  expect((await read('09-excel-unicode-text.txt')).encoding?.isProved).toBe(true);
});

it('reads lines with unmatched quotation marks by themselves', async () => {
  const { lines } = await read('17-broken-quotes.csv');
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['Bad', 'Quote', 'bad@quote.example', '876-555-0141', '"Quote" Ltd', 'hi'],
    ['Good', 'After', 'good@quote.example', '876-555-0142', 'After Ltd', 'line one\nline two, with comma'],
    ['Five', 'Ten', 'five@quote.example', '876-555-0143', '5\'10" Timber', 'tank 6" wide'],
    ['Open', 'Ended', 'open@quote.example', '876-555-0144', '"Never closed', 'hello'],
    ['Lost', 'Perhaps', 'lost@quote.example', '876-555-0145', 'Lost Ltd', 'last'],
  ]);
  expect(lines[3]?.doubt).toEqual({
    reason: 'Its quotation marks do not match, and were read as they stand.',
    raw: 'Open,Ended,open@quote.example,876-555-0144,"Never closed,hello',
  });
});

it('proposes to join an unquoted address', async () => {
  const [tooMany, tooFew] = (await read('18-ragged.csv')).lines;
  expect(tooMany).toEqual({
    number: 2,
    cells: ['Too', 'Many', 'many@rag.example', '876-555-0146', '12 Trial Rd, Kingston 10, Jamaica'],
    doubt: {
      reason: '7 cells under 5 titles: Address is read as ‘12 Trial Rd, Kingston 10, Jamaica’.',
      raw: 'Too,Many,many@rag.example,876-555-0146,12 Trial Rd, Kingston 10, Jamaica',
    },
  });
  expect(tooFew?.doubt).toEqual({ reason: '3 cells under 5 titles.', raw: 'Too,Few,few@rag.example' });
  const [inTheMiddle] = (await read('31-address-unquoted.csv')).lines;
  expect(inTheMiddle?.cells.slice(4)).toEqual(['12 Trial Rd, Kingston 10', 'Call first']);
});

it('proposes no place beside an e-mail address, and joins the last cells where none fits better', async () => {
  const text =
    'Name,Phone,Email,Parish,Volume\nAnn Tester,876-555-0161,ann@tester.example,Hanover,500,extra\n';
  const list = await readBytes(new TextEncoder().encode(text), {
    name: 'list.csv',
    choices: {},
    report: async () => {},
  });
  expect(list.lines[0]?.cells.slice(2)).toEqual(['ann@tester.example', 'Hanover', '500,extra']);
});

it('joins an address where the cells of contacts are empty', async () => {
  const text = 'First Name,Last Name,Address,Phone,Email,Note\nAnn,Lee,1 Rd,Kingston,,,Gate\n';
  const list = await readBytes(new TextEncoder().encode(text), {
    name: 'list.csv',
    choices: {},
    report: async () => {},
  });
  expect(list.lines[0]?.cells.slice(2)).toEqual(['1 Rd,Kingston', '', '', 'Gate']);
});

it('finds the titles below a heading', async () => {
  const { titles, leftOut, lines, counts } = await read('15-title-rows.csv');
  expect(titles).toEqual(['First Name', 'Last Name', 'Email', 'Phone']);
  expect(leftOut).toEqual([
    { kind: 'above', number: 1, raw: 'Island client list as at 1/6/2026,,,,' },
    { kind: 'titles', number: 3, raw: 'First Name,Last Name,Email,Phone,' },
  ]);
  expect(counts.blank).toBe(2);
  expect(lines.at(-1)?.doubt?.reason).toBe('This looks like a total, not a customer.');
});

it('reads dates, numbers and line breaks of a workbook', async () => {
  const workbook = await read('40-workbook.xlsx');
  expect(workbook.sheets).toEqual({ names: ['Clients', 'Old'], read: 'Clients' });
  expect(filledCells(workbook).slice(0, 2)).toEqual([
    {
      'First Name': 'Zoë',
      'Last Name': 'Workbook',
      Email: 'zoe@workbook.example',
      Phone: '18765550151',
      Newsletter: 'true',
      Since: '2024-01-01',
      Address: '12 Trial Rd, Kingston 10',
    },
    {
      'First Name': 'Beau',
      'Last Name': 'Workbook',
      Email: 'beau@workbook.example',
      Phone: '876-555-0152',
      Newsletter: 'false',
      Address: 'Line one\nline two',
    },
  ]);
});

it('reads the chosen sheet of a workbook', async () => {
  expect(filledCells(await read('40-workbook.xlsx', { sheet: 'Old' }))).toEqual([
    { Name: 'Old Workbook', Email: 'old@workbook.example', Phone: '876-555-0153' },
  ]);
});

it('reads the first sheet of a workbook that looks like a list of customers', async () => {
  const workbook = await read('42-cover-sheet.xlsx');
  expect(workbook.sheets).toEqual({ names: ['Read me', 'List', 'Suppliers', 'Choices'], read: 'List' });
  expect(filledCells(workbook)).toMatchObject([
    { Name: 'Ann Cover', Tel: '8765550161', Gallons: '600' },
    { Name: 'Lee Cover', Tel: '8765550162', Gallons: '300 gal' },
  ]);
  await expect(read('42-cover-sheet.xlsx', { sheet: 'Read me' })).resolves.toMatchObject({
    lines: [{ cells: ['The list is on the next sheet.'] }],
  });
});

it('reads visible sheets before hidden ones, and no sheet that is a chart', async () => {
  const workbook = await read('43-hidden-and-chart-sheets.xlsx');
  expect(workbook.sheets).toEqual({ names: ['Archive', 'Rates', 'Customers'], read: 'Customers' });
  expect(filledCells(workbook).map(({ Name }) => Name)).toEqual([
    'Ann Visible',
    'Lee Visible',
    'Max Visible',
    'Total',
  ]);
  expect(filledCells(await read('43-hidden-and-chart-sheets.xlsx', { sheet: 'Archive' }))).toHaveLength(2);
});

describe('a contact card of a stranger', () => {
  function readCard(...lines: string[]) {
    const card = ['BEGIN:VCARD', 'VERSION:3.0', 'N:Tester;Ann;;;', ...lines, 'END:VCARD'].join('\n');
    const bytes = new TextEncoder().encode(card);
    return readBytes(bytes, { name: 'contacts.vcf', choices: {}, report: async () => {} });
  }

  it.each(['constructor', '__proto__'])('may have a property of the name %s', async (name) => {
    const { titles } = await readCard(`${name}:x`);
    expect(titles).toEqual(['First Name', 'Last Name', name]);
  });

  it.each(['TEL', 'X-'])('is refused with more columns than a list has, of %s', async (name) => {
    const lines = Array.from(
      { length: 200 },
      (_, place) => `${name === 'TEL' ? name : name + place}:${place}`,
    );
    await expect(readCard(...lines)).rejects.toThrow('more than 200 columns');
  });

  it('keeps other people and dates apart, so that they are named', async () => {
    const { titles, lines } = await readCard(
      'item1.X-ABRELATEDNAMES:Lee Tester',
      'item1.X-ABLabel:_$!<Spouse>!$_',
      'item2.X-ABDATE:2020-01-01',
      'X-MS-IMADDRESS:bo@tester.example',
      'X-MS-OL-DESIGN:<card/>',
    );
    expect(titles.slice(2)).toEqual(['Related Person', 'Other Date', 'ms-imaddress']);
    expect(lines[0]?.cells.slice(2)).toEqual(['Lee Tester (Spouse)', '2020-01-01', 'bo@tester.example']);
    expect(recogniseColumns({ titles, lines }).slice(2)).toEqual([undefined, undefined, undefined]);
  });

  it('has a note cut that is longer than a cell', async () => {
    const { titles, lines } = await readCard(`NOTE:${'a'.repeat(32_768)}`);
    expect(lines[0]?.cells[titles.indexOf('Notes')]).toHaveLength(32_767);
    expect(lines[0]?.doubt?.reason).toBe('A cell is longer than 32,767 characters, and was cut.');
  });
});

it('reads what phones and mail programs add to contact cards', async () => {
  const text = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'N:Reid;Kay;;;',
    'TEL;VALUE=uri:tel:+1-876-555-0112;ext=12',
    'TEL;VALUE=uri;TYPE="voice,cell":tel:+1-876-555-0111',
    'EMAIL;PREF=2:second@reid.example',
    'EMAIL;PREF=1:first@reid.example',
    'NOTE:One\\; two',
    'X-MS-OL-DEFAULT-POSTAL-ADDRESS:2',
    'X-COMPANY:Reid Quarry',
    'X-MS-TEL;VOICE;CALLBACK:876-555-0113',
    'ADR;TYPE=work:;;1 Site Rd;;Clarendon;;',
    'ADR;TYPE=home:;;12 Hope Rd;Kingston;St. Andrew;;',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    'FN:Sample Depot',
    'TEL:876-555-0114',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:2.1',
    'TEL;CELL:876-555-0115',
    'END:VCARD',
  ].join('\r\n');
  const bytes = new TextEncoder().encode(text);
  const cards = await readBytes(bytes, { name: 'cards.vcf', choices: {}, report: async () => {} });
  expect(filledCells(cards)).toEqual([
    {
      'First Name': 'Kay',
      'Last Name': 'Reid',
      Phone: '+1-876-555-0111',
      'Phone 2': '+1-876-555-0112 ext. 12',
      'Phone 3': '876-555-0113',
      Email: 'first@reid.example',
      'Email 2': 'second@reid.example',
      Notes: 'One; two',
      Address: '1 Site Rd',
      Parish: 'Clarendon',
      'Address 2 - Street': '12 Hope Rd, Kingston',
      'Address 2 - Region': 'St. Andrew',
      company: 'Reid Quarry',
    },
    { Company: 'Sample Depot', Phone: '876-555-0114' },
    { Phone: '876-555-0115' },
  ]);
});

it('reads contact cards of each version', async () => {
  const cards = await read('41-contact-cards.vcf');
  expect(filledCells(cards)).toEqual([
    {
      'First Name': 'José',
      'Last Name': 'Núñez',
      Email: 'jose@cards.example',
      Phone: '876-555-0161',
      Fax: '876-555-0162',
      Address: '12 Trial Rd, Unit 4, Kingston',
      Parish: 'Saint Andrew',
      Country: 'Jamaica',
    },
    {
      'First Name': 'Mary Ann Bea',
      'Last Name': 'Card',
      'Name Prefix': 'Dr.',
      Company: 'Card & Sons, Ltd',
      Department: 'Fleet',
      Position: 'Owner',
      Email: 'mary@cards.example',
      'Email 2': 'office@cards.example',
      Phone: '+1 876-555-0164',
      'Phone 2': '876-555-0165',
      WhatsApp: '+1 876-555-0163',
      Notes: 'Behind the shed\nmornings, please',
    },
    { Name: 'Placeholder Hauliers', Company: 'Placeholder Hauliers', Phone: '+1-876-555-0166' },
  ]);
  expect(cards.lines[2]?.doubt?.reason).toBe('Not understood, and left out: this line is broken');
});

it('reads the contact cards that the site exports', async () => {
  const customer = buildCustomer({
    firstName: 'Zoë, Ann',
    lastName: 'Núñez',
    companyName: 'Farm; Sons',
    parish: 'Saint Ann',
  });
  const bytes = new TextEncoder().encode(contactCard(customer));
  const cards = await readBytes(bytes, { name: 'contacts.vcf', choices: {}, report: async () => {} });
  expect(filledCells(cards)).toEqual([
    expect.objectContaining({
      'First Name': 'Zoë, Ann',
      'Last Name': 'Núñez',
      Company: 'Farm; Sons',
      Email: customer.email,
      Parish: 'Saint Ann',
    }),
  ]);
});

it.each([
  'TEL;X-WhatsApp:+18765550163',
  'TEL;TYPE=CELL;TYPE=WhatsApp:+18765550163',
  'IMPP;X-SERVICE-TYPE=WhatsApp;type=pref:x-apple:+18765550163',
  'IMPP:whatsapp:+18765550163',
  'TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=57=68=61=74=73=41=70=70):+18765550163',
  'TEL;X-CUSTOM(WhatsApp):+18765550163',
])('reads the WhatsApp number of a contact card from %s', async (line) => {
  const card = `BEGIN:VCARD\nVERSION:3.0\nN:Tester;Ann;;;\nTEL:876-555-0161\n${line}\nEND:VCARD\n`;
  const bytes = new TextEncoder().encode(card);
  const cards = await readBytes(bytes, { name: 'contacts.vcf', choices: {}, report: async () => {} });
  expect(filledCells(cards)).toEqual([
    { 'First Name': 'Ann', 'Last Name': 'Tester', Phone: '876-555-0161', WhatsApp: '+18765550163' },
  ]);
});

it('reads a number with an id of WhatsApp as both, as its shared contacts have it', async () => {
  const card =
    'BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nitem1.TEL;waid=18765550163:+1 876-555-0163\nitem1.X-ABLabel:Mobile\nEND:VCARD\n';
  const bytes = new TextEncoder().encode(card);
  const cards = await readBytes(bytes, { name: 'contacts.vcf', choices: {}, report: async () => {} });
  expect(filledCells(cards)).toEqual([
    { Name: 'Ann', Phone: '+1 876-555-0163', WhatsApp: '+1 876-555-0163' },
  ]);
});

it.each([
  'TEL;TYPE=HOME,FAX:876-555-0162',
  'TEL;type=WORK;type=FAX;type=pref:876-555-0162',
  'TEL;TYPE=WORKFAX:876-555-0162',
  'item1.TEL:876-555-0162\nitem1.X-ABLabel:_$!<HomeFAX>!$_',
  'TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=4F=66=66=69=63=65=20=66=61=78):876-555-0162',
])('reads no phone number of a contact card from %s', async (lines) => {
  const card = `BEGIN:VCARD\nVERSION:3.0\nN:Tester;Ann;;;\n${lines}\nTEL;TYPE=WORK:876-555-0161\nEND:VCARD\n`;
  const bytes = new TextEncoder().encode(card);
  const cards = await readBytes(bytes, { name: 'contacts.vcf', choices: {}, report: async () => {} });
  expect(filledCells(cards)).toEqual([
    { 'First Name': 'Ann', 'Last Name': 'Tester', Phone: '876-555-0161', Fax: '876-555-0162' },
  ]);
});

it.each([
  'TEL;PAGER:876-555-0162',
  'TEL;TYPE="pager,pref";VALUE=uri:tel:876-555-0162',
  'item1.TEL;type=pref:876-555-0162\nitem1.X-ABLabel:_$!<Pager>!$_',
])('reads the number of a pager apart from a contact card’s phones from %s', async (lines) => {
  const card = `BEGIN:VCARD\nVERSION:3.0\nN:Tester;Ann;;;\n${lines}\nTEL;TYPE=CELL:876-555-0161\nEND:VCARD\n`;
  const bytes = new TextEncoder().encode(card);
  const cards = await readBytes(bytes, { name: 'contacts.vcf', choices: {}, report: async () => {} });
  expect(filledCells(cards)).toEqual([
    { 'First Name': 'Ann', 'Last Name': 'Tester', Phone: '876-555-0161', Pager: '876-555-0162' },
  ]);
});

it.each([
  ['N:;Ann Tester;;Dr.;\nFN:Dr. Ann Tester', 'Ann Tester'],
  ['N:;ANN TESTER;;;', 'ANN TESTER'],
  ['N:Tester Ann', 'Tester Ann'],
  ['N:Tester;;;;\nFN:Ann Tester', 'Ann Tester'],
  ['N:;Ann;;Mrs.;', 'Ann'],
  ['N:;Ann;;;\nFN:876-555-0161', 'Ann'],
  ['N:Tester;;;;\nFN:Unknown', 'Tester'],
])('reads one part of a contact card’s name from %s as a whole name', async (names, whole) => {
  const card = `BEGIN:VCARD\nVERSION:2.1\n${names}\nTEL:876-555-0161\nEND:VCARD\n`;
  const bytes = new TextEncoder().encode(card);
  const cards = await readBytes(bytes, { name: 'contacts.vcf', choices: {}, report: async () => {} });
  const [{ 'Name Prefix': _, ...cells } = {}] = filledCells(cards);
  expect(cells).toEqual({ Name: whole, Phone: '876-555-0161' });
});

it('reads an export of this list as it was', async () => {
  const message = '<br>R&amp;D, JosÃ©';
  const text = (await customersToCsv([buildCustomer({ message })], 'list')).join('');
  const bytes = new TextEncoder().encode(text);
  const { lines } = await readBytes(bytes, { name: 'list.csv', choices: {}, report: async () => {} });
  expect(lines).toEqual([{ number: 2, cells: expect.arrayContaining([message]) }]);
});

it('puts a contact card that was encoded twice in doubt', async () => {
  const card = 'BEGIN:VCARD\nVERSION:3.0\nN:Tester;JosÃ©;;;\nTEL:876-555-0161\nEND:VCARD\n';
  const bytes = new TextEncoder().encode(card);
  const cards = await readBytes(bytes, { name: 'contacts.vcf', choices: {}, report: async () => {} });
  expect(filledCells(cards)).toEqual([
    { 'First Name': 'José', 'Last Name': 'Tester', Phone: '876-555-0161' },
  ]);
  expect(cards.lines[0]?.doubt?.reason).toBe('Some letters look garbled: ‘JosÃ©’ is read as ‘José’.');
});

it('reads a number for calls and faxes as a phone number', async () => {
  const card =
    'BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nitem1.TEL:876-555-0162\nitem1.X-ABLabel:Tel/Fax\nEND:VCARD\n';
  const bytes = new TextEncoder().encode(card);
  const cards = await readBytes(bytes, { name: 'contacts.vcf', choices: {}, report: async () => {} });
  expect(filledCells(cards)).toEqual([{ Name: 'Ann', Phone: '876-555-0162' }]);
});

it.each([
  ['gigabytes', 1, 2_000_000_000],
  ['thousands of parts', 5001, 1],
])('refuses a workbook of %s, before it is unpacked', async (_, parts, size) => {
  const names = Array.from({ length: parts }, (__, part) =>
    part === 0 ? 'xl/workbook.xml' : `xl/${part}.xml`,
  );
  const bytes = zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<')])));
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(bytes.length - 6, true);
  view.setUint32(directory + 24, size, true);
  const reading = readBytes(bytes, { name: 'bomb.xlsx', choices: {}, report: async () => {} });
  await expect(reading).rejects.toThrow('This workbook is too large to be a list.');
});

it('reads a list below the date and title of a report', async () => {
  const bytes = new TextEncoder().encode(
    '11/26/2026 9:15 AM - Customers\nName,Phone\nAnn Tester,876-555-0161\n',
  );
  const list = await readBytes(bytes, { name: 'customers.csv', choices: {}, report: async () => {} });
  expect(filledCells(list)).toEqual([{ Name: 'Ann Tester', Phone: '876-555-0161' }]);
});
