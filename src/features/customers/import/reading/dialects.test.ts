import { describe, expect, it } from 'vitest';
import { ImportFileError, type ReadingChoices } from './import-file';
import { readBytes } from './read-bytes';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (content: string | Uint8Array<ArrayBuffer>, choices: ReadingChoices = {}) =>
  readBytes(typeof content === 'string' ? utf8(content) : content, {
    name: 'list.csv',
    choices,
    report: async () => {},
  });

/** The cells of each customer, with a question mark behind those of a line in doubt. */
async function customers(content: string | Uint8Array<ArrayBuffer>, choices?: ReadingChoices) {
  const { lines } = await read(content, choices);
  return lines.map(({ cells, doubt }) => [...cells, ...(doubt ? ['?'] : [])]);
}

function utf16(text: string, isBigEndian: boolean) {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, unit] of [...text].entries())
    view.setUint16(index * 2, unit.charCodeAt(0), !isBigEndian);
  return bytes;
}

/** Text of letters up to U+00FF, with other bytes in the place of some. */
const bytesOf = (text: string, codes: Record<string, number> = {}) =>
  Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));

const head = 'First Name,Last Name,Email,Phone';
const marcia = 'Marcia,Bennett,marcia@farm.example,876-555-0142';
const marciaCells = marcia.split(',');
const simone = 'Simone,Grant,simone@bay.example,876-555-0143';
const simoneCells = simone.split(',');

describe('A file', () => {
  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['vertical bars', '|'],
  ])('may have %s between its cells', async (_, delimiter) => {
    const lines = [`${head},Address`, `${marcia},x`, `${simone},x`].map((line) =>
      line.replaceAll(',', delimiter),
    );
    const text = lines.join('\n').replaceAll(`${delimiter}x`, `${delimiter}12 Trial Rd, Kingston`);
    expect(await customers(text)).toEqual([
      [...marciaCells, '12 Trial Rd, Kingston'],
      [...simoneCells, '12 Trial Rd, Kingston'],
    ]);
  });

  it.each([
    [';', 'Name;Phone;Address', 'Ann Lee;876-555-0142;12 Main St, Mandeville, Manchester, Jamaica'],
    [';', '', 'Ann Lee;876-555-0142;12 Main St, Mandeville, Manchester, Jamaica'],
    [';', 'Who;Reach;Place', 'Ann Lee;876-555-0142;12 Main St, Mandeville, Manchester, Jamaica'],
    ['\t', 'Name\tPhone\tAddress', '"Lee, Ann"\t876-555-0142\t12 Main St, Mandeville, Jamaica'],
    [',', 'Name,Phone,Notes', 'Ann Lee,876-555-0142,"one; two; three; four; five"'],
    [',', 'Name,Email', 'Ann Lee,ann@lee.example; lee@lee.example'],
    [';', 'Name;Phone', 'Ann Lee;876-555-0142, 876-555-0143'],
    [';', '', 'Ann Lee;876-555-0142, 876-555-0143'],
    ['\t', 'Company\tContact', 'Lee Farms\tAnn Lee, 876-555-0142'],
    [',', '', 'Ann Reid,876-555-0142,call; then text'],
    [',', 'Kunde,Kontakt,Notiz; Datum', 'Ann Reid,876-555-0142,call; then text'],
    [',', 'Name,Address,Notes', 'Ann Lee,Linstead,"ask Bob; 876-555-0142"'],
    [',', '', 'Ann Lee,Linstead,"ask Bob; 876-555-0142"'],
  ])('has %j between its cells below the titles “%s”: %s', async (delimiter, titles, line) => {
    const file = await read([titles, line, line].filter(Boolean).join('\n'));
    expect([file.delimiter, file.lines.length, file.titles.length]).toEqual([
      delimiter,
      2,
      file.lines[0]?.cells.length,
    ]);
    expect(file.headerLine).toBe(titles ? 1 : 0);
  });

  it('is split by the contacts of its lines, and not by its heading', async () => {
    const { delimiter, lines } = await read(
      'Clients; draft\n"Lee, Ann",PO Box 7; Kingston 8,876-555-0142\nLee Reid,,876-555-0143\n',
    );
    expect([delimiter, lines.length]).toEqual([',', 3]);
  });

  it('is split by the titles below a letterhead that is as wide', async () => {
    const line = 'Ann Reid^876-555-0142^Lucea, Hanover';
    const { titles } = await read(`Fuel Co^Kingston^2026\nName^Phone^Town\n${line}\n${line}\n`);
    expect(titles).toEqual(['Name', 'Phone', 'Town']);
  });

  it.each(['^', '~', ':'])('may have the rare separator %s below known titles', async (delimiter) => {
    const lines = [head, marcia, simone].map((line) => line.replaceAll(',', delimiter));
    expect(await customers(lines.join('\n'))).toEqual([marciaCells, simoneCells]);
  });

  it.each(['^', ':'])('may have an empty first column before the rare separator %s', async (delimiter) => {
    const lines = [`,${head}`, `1,${marcia}`, `2,${simone}`].map((line) => line.replaceAll(',', delimiter));
    expect((await read(lines.join('\n'))).titles).toEqual(['', ...head.split(',')]);
  });

  it.each([
    'Name: Ann Reid\nPhone: 876-555-0142\nFuel: Diesel\n\nName: Lee Reid\nPhone: 876-555-0143\nFuel: Diesel',
    'Fuel: Diesel\nName: Ann Reid\nPhone: 876-555-0142\n\nFuel: Petrol\nName: Lee Reid\nPhone: 876-555-0143',
    'Customer\n10:30:00 Ann Reid 876-555-0142\n10:45:00 Lee Reid 876-555-0143',
    'Name,Time\nAnn Reid,10:30:00\nLee Reid,10:45:00',
    'Wer,Wann\nAnn Reid,~10:30:00 ^\nLee Reid,~10:45:00 ^',
    'Name: Ann Reid Phone: 876-555-0142 Fuel: Diesel\nName: Lee Reid Phone: 876-555-0143 Fuel: Diesel',
    'Name: Ann Reid Town: Lucea Fuel: Diesel\nName: Lee Reid Town: Lucea Fuel: Diesel\nEnd of list',
  ])('has no rare separator in %j', async (text) => {
    expect((await read(text)).delimiter).toBe(',');
  });

  it('may have a colon behind its titles', async () => {
    const { titles } = await read('"First Name:","Last Name: ",Phone\nMarcia,Bennett,876-555-0142');
    expect(titles).toEqual(['First Name', 'Last Name', 'Phone']);
  });

  it.each(['\r', '\r\n', '\n'])('may end its lines with %j, also within quotation marks', async (lineEnd) => {
    const lines = [`${head},Message`, `${marcia},"by noon`, `or later"`, `${simone},`];
    expect(await customers(lines.join(lineEnd))).toEqual([
      [...marciaCells, 'by noon\nor later'],
      simoneCells,
    ]);
  });

  it('may mix line ends', async () => {
    expect(await customers(`${head}\r\n${marcia}\n${simone}\r`)).toEqual([marciaCells, simoneCells]);
  });

  it.each([
    ['sep=;', ';'],
    ['"sep=|"', '|'],
    ['SEP=\t', '\t'],
    ['sep=^', '^'],
  ])('may name its separator in the first line: %j', async (line, delimiter) => {
    const {
      delimiter: used,
      counts,
      lines,
    } = await read(`\ufeff${line}\r\n${`${head}\r\n${marcia}\r\n`.replaceAll(',', delimiter)}`);
    expect([used, counts.separator, counts.titles, counts.total]).toEqual([delimiter, 1, 1, 3]);
    expect(lines).toEqual([{ number: 3, cells: marciaCells }]);
  });

  it('may have its titles below a heading', async () => {
    const text = `Clients, as at 1 June; draft\n\nPrinted by: office\n${head}\n${marcia}\n`.replace(
      /(?<=\n[FM].*),/g,
      '\t',
    );
    const { headerLine, leftOut, lines, counts } = await read(text);
    expect([headerLine, counts.blank, counts.total]).toEqual([4, 1, 5]);
    expect(leftOut.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '1 above',
      '3 above',
      '4 titles',
    ]);
    expect(lines.map(({ cells }) => cells)).toEqual([marciaCells]);
  });

  it('may have subtitles below its titles', async () => {
    const questions = 'ID,Who are you?,,,Which fuels?,,How often?';
    const subtitles = ',Name,Phone Number,Email Address,Diesel,Petrol,Open-Ended Response';
    const answer = '118,Ann Reid,876-555-0142,ann@farm.example,Diesel,,Weekly';
    const file = await read(`${questions}\n${subtitles}\n${answer}\n`);
    expect(file.titles).toEqual([
      'ID',
      'Name',
      'Phone Number',
      'Email Address',
      'Diesel',
      'Petrol',
      'How often?',
    ]);
    expect(file.leftOut.map(({ number, kind }) => `${number} ${kind}`)).toEqual(['1 titles', '2 titles']);
    expect(file.lines).toEqual([{ number: 3, cells: answer.split(',') }]);
    const lastGroup = await read(
      `ID,Name,Phone,Fuels?,\n,Response,Response,Diesel,Petrol\n1,Ann Reid,876-555-0142,,Petrol\n`,
    );
    expect(lastGroup.titles).toEqual(['ID', 'Name', 'Phone', 'Diesel', 'Petrol']);
  });

  it.each([
    ['Name,,Phone', 'Ann,Reid,'],
    ['Name,Phone,', 'Ann Reid,,Customer'],
    ['Client list,,', ',Name,Phone'],
    ['Name,,Phone,Preferred Contact', 'Ann Lee,VIP,,WhatsApp'],
  ])('has no subtitles in %s / %s', async (first, second) => {
    const { counts } = await read(`${first}\n${second}\nLee Reid,876-555-0142,876-555-0143\n`);
    expect(counts.titles).toBe(1);
  });

  it('may have headings above titles that come again', async () => {
    const headings = ',,Delivery,,Billing,';
    const titles = 'Name,Phone,Address,Parish,Address,Parish';
    const answer = 'Ann Reid,876-555-0142,Lot 5,Clarendon,PO Box 3,Hanover';
    const file = await read(`Customers,,,,\n${headings}\n${titles}\n${answer}\n${titles}\n`);
    expect(file).toMatchObject({
      titles: ['Name', 'Phone', 'Delivery Address', 'Delivery Parish', 'Billing Address', 'Billing Parish'],
      lines: [{ number: 4, cells: answer.split(',') }],
      counts: { above: 1, titles: 2, repeated: 1 },
    });
    const contacts = await read(
      'Owner,,Site contact,\nName,Phone,Name,Phone\nAnn Reid,876-555-0142,Lee Reid,876-555-0143\n',
    );
    expect(contacts.titles).toEqual(['Name', 'Phone', 'Site contact Name', 'Site contact Phone']);
  });

  it.each([
    ['Customers of 2026,,,', 'Name,Phone,Address,Address'],
    ['Name,Phone,,', 'Customer,Phone,Address,Town'],
    ['Kingston,,,Portland,,', 'Name,Phone,Fuel,Name,Phone,Fuel'],
    ['Customers of 2026,,,,Page 1,', 'Name,Phone,Address,Parish,Address,Parish'],
    [',,Customers of 2026,,,Page 1', 'Name,Phone,Notes,Address,Parish,Notes'],
    [',,,Delivery,,,Billing,', 'Name,Phone,Address,Town,Parish,Address,Town,Parish'],
  ])('has no headings in %s / %s', async (first, second) => {
    const { counts } = await read(`${first}\n${second}\nLee Reid,876-555-0142,Lot 5,Lee Fox,876-555-0143,\n`);
    expect(counts).toMatchObject({ above: 1, titles: 1 });
  });

  it('may repeat its titles in other letters', async () => {
    const text = `${head}\n${marcia}\n${head.toUpperCase()}\n${simone}\n`;
    expect((await read(text)).counts).toMatchObject({ customers: 2, titles: 1, repeated: 1 });
  });

  it.each([
    [
      'Timestamp,Your name,Phone number (e.g. 876-555-0199),Email',
      '5/4/2026 10:30:00,Ann Reid,876-555-0142,',
    ],
    ['Name,Phone (876-555-0199),WhatsApp (18765550199)', 'Ann Reid,876-555-0142,876-555-0142'],
    ['Name,Phone,Email (like you@farm.example)', 'Ann Reid,876-555-0142,ann@farm.example'],
    ['Name,Phone,Balance as of 11/30/2026', 'Ann Reid,876-555-0142,100'],
    ['Customer,Phone,01/11/2026,08/11/2026', 'Ann Reid,876-555-0142,50,60'],
    ['Customer,Phone,2026-11-01 - 2026-11-30', 'Ann Reid,876-555-0142,50'],
    ['Customer,Phone,2025/2026', 'Ann Reid,876-555-0142,50'],
    ['Customer,Phone,1000-5000 gallons', 'Ann Reid,876-555-0142,yes'],
    ['Customer,Phone,0-30/31-60/61-90', 'Ann Reid,876-555-0142,50'],
    ['Customer,Phone,Email:you@farm.example', 'Ann Reid,876-555-0142,ann@farm.example'],
  ])('may have an example or a day in its titles: %s', async (titles, line) => {
    expect(await read(`${titles}\n${line}\n`)).toMatchObject({
      headerLine: 1,
      titles: titles.split(','),
      lines: [{ number: 2 }],
    });
  });

  it.each([
    'Ann Reid,876-555-0142,Diesel',
    'Ann Reid,876-555-0142,Customer,Phone',
    'Ann Reid,Tel. 876-555-0142 (cell),Customer,Phone',
    'Ann Reid,ann@farm.example,Customer,Phone',
    'Contact Supplies,876-555-0142,Phone first',
    'Name: Ann Reid,Phone: 876-555-0142,Fuel: Diesel',
  ])('has no titles in a line of a customer: %s', async (line) => {
    expect((await read(`${line}\n${line.replace('0142', '0143')}\n`)).headerLine).toBe(0);
  });

  it('may have unknown titles above customers who are described by known ones', async () => {
    const { headerLine, lines } = await read(
      'Wie,Digits,Art,Weg\nAnn Reid,876-555-0142,Customer,Phone\nLee Reid,876-555-0143,Customer,Mobile\n',
    );
    expect([headerLine, lines.length]).toEqual([1, 2]);
  });

  it('keeps the customers above the titles of a second table', async () => {
    const second = 'Full Name,Company,Telephone,Email\nLee Reid,Reid Ltd,876-555-0143,lee@farm.example';
    const { headerLine, lines } = await read(`Name,Phone,Fuel\nAnn Reid,876-555-0142,Diesel\n\n${second}\n`);
    expect(headerLine).toBe(1);
    expect(lines.map(({ number, doubt }) => [number, doubt !== undefined])).toEqual([
      [2, false],
      [4, true],
      [5, true],
    ]);
  });

  it.each([
    'Fuel Co,Customer List,876-555-0100',
    'Fuel Co,Address: 12 Main St\nTel,876-555-0100',
    'Customer Name and Phone List\nTel 876-555-0100',
  ])('may have a letterhead with a number above its titles: %j', async (letterhead) => {
    const { titles, lines } = await read(`${letterhead}\nName,Phone,Email\n${'Ann Reid,876-555-0142,\n'}`);
    expect([titles, lines.length]).toEqual([['Name', 'Phone', 'Email'], 1]);
  });

  it('may begin with an id', async () => {
    const { titles } = await read('ID;Person;Phone\nA;Ann Reid;876-555-0142\n');
    expect(titles).toEqual(['ID', 'Person', 'Phone']);
  });

  it('may begin with a customer', async () => {
    const { headerLine, titles, lines } = await read(`${marcia}\n${simone}\n`);
    expect([headerLine, titles]).toEqual([0, ['', '', '', '']]);
    expect(lines).toHaveLength(2);
  });

  it('accounts for each line with any line of titles', async () => {
    const text = `Clients\n\n${head}\n${marcia}\n${head}\n${simone}\n`;
    for (const headerLine of [0, 1, 3, 4, 5]) {
      const { counts, lines, leftOut } = await read(text, { headerLine });
      expect(lines.length + leftOut.length + counts.blank).toBe(6);
      expect(counts.total).toBe(6);
    }
    const { leftOut } = await read(text);
    expect(leftOut.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '1 above',
      '3 titles',
      '5 repeated',
    ]);
  });

  it('may have empty columns at its end', async () => {
    expect(await customers(`${head},,,\n${marcia},,,\n${simone},,,\n`)).toEqual([marciaCells, simoneCells]);
    expect(await customers(`${head}\n${marcia},\n${simone},\n`)).toEqual([marciaCells, simoneCells]);
  });

  it('keeps equal titles', async () => {
    expect((await read('Name,Phone,Phone\nMarcia Bennett,876-555-0142,876-555-0143')).titles).toEqual([
      'Name',
      'Phone',
      'Phone',
    ]);
  });

  it('may escape quotation marks by a backslash', async () => {
    expect(await customers(`${head}\n"Bob \\"Tank\\", Jr",Trial,bob@x.example,876-555-0101\n`)).toEqual([
      ['Bob "Tank", Jr', 'Trial', 'bob@x.example', '876-555-0101'],
    ]);
    expect(await customers(`${head}, Address\n${marcia}, "12 Trial Rd, Kingston"\n`)).toEqual([
      [...marciaCells, '12 Trial Rd, Kingston'],
    ]);
  });
});

describe('A cell', () => {
  it('may have quotation marks around it and around its line', async () => {
    const wrapped = (line: string) => `"${line.replaceAll('"', '""')}"`;
    const lines = [`${head},Address`, `${marcia},"12 Trial Rd, Kingston"`, `${simone},`];
    expect(await customers(`${lines.map(wrapped).join('\n')}\n`)).toEqual([
      [...marciaCells, '12 Trial Rd, Kingston'],
      simoneCells,
    ]);
    expect(await customers(`Clients\n${lines.map(wrapped).join('\n')}\n`)).toEqual([
      [...marciaCells, '12 Trial Rd, Kingston'],
      simoneCells,
    ]);
    expect(await customers('"Name"\n"Bennett, Marcia"\n')).toEqual([['Bennett, Marcia']]);
    expect(await customers('Name\n"Bennett, Marcia"\n')).toEqual([['Bennett, Marcia']]);
    expect(await customers('"Name, as written"\n"Marcia Bennett"\n')).toEqual([['Marcia Bennett']]);
  });

  it('may have characters as a web page writes them', async () => {
    expect(
      await customers(`${head},Company\n${marcia},Reid &amp; Sons&#039; &quot;Best&quot; R&D\n`),
    ).toEqual([[...marciaCells, `Reid & Sons' "Best" R&D`]]);
  });

  it.each([
    ['Pat O&#x27;Brien', "Pat O'Brien"],
    ['Jos&eacute; N&uacute;&ntilde;ez &Eacute;cole Gar&ccedil;on &Aring;', 'José Núñez École Garçon Å'],
    ['Ann&rsquo;s Farm &ndash; West', 'Ann’s Farm – West'],
    ['Ann&#146;s &#x96; &#xe9; &#x1F600; &#128512;', 'Ann’s – é 😀 😀'],
    ['R&D; &bogus; &EACUTE; &#0; &#x; &amp;eacute;', 'R&D; &bogus; &EACUTE; &#0; &#x; &eacute;'],
  ])('may have letters as a web page names them: %s', async (written, read) => {
    expect(await customers(`${head},Company\n${marcia},${written}\n`)).toEqual([[...marciaCells, read]]);
  });

  it('may have a day and a time before each customer', async () => {
    const line = '12.05.24, 10:12 - Ann Reid,876-555-0142';
    expect(await customers(`${line}\n${line}\n`)).toHaveLength(2);
  });

  it('may have characters that nobody sees', async () => {
    const hidden = marciaCells.map((cell) => `\u200b${cell}\u2060`);
    expect(await customers(`${head},Company\n${hidden.join()},Farm\u00a0Ltd\n`)).toEqual([
      [...marciaCells, 'Farm Ltd'],
    ]);
  });

  it('alone in its line may have quotation marks within', async () => {
    expect(
      await customers('Ann Reid <ann@farm.example>\n"Bob Reid" <bob@farm.example>\nc@farm.example\n'),
    ).toEqual([['Ann Reid <ann@farm.example>'], ['"Bob Reid" <bob@farm.example>', '?'], ['c@farm.example']]);
  });

  it('may have curly quotation marks', async () => {
    const curly = (line: string) =>
      line
        .split(',')
        .map((cell) => `“${cell}”`)
        .join(',');
    const text = `${curly(head)},“Address”\n${curly(marcia)}, “12 Trial Rd, Kingston”\n${curly(simone)},\n`;
    expect(await customers(text)).toEqual([[...marciaCells, '12 Trial Rd, Kingston'], simoneCells]);
    const german = `${curly(simone).replaceAll('“', '„').replaceAll('”', '“')}\n`;
    expect(await customers(`${head}\n${german}`)).toEqual([simoneCells]);
  });

  it('may have single quotation marks', async () => {
    const single = (line: string) => `'${line.split(',').join("','")}'`;
    const name = marcia.replace('Bennett', "O'Neil");
    const text = `${single(head)},'Address'\n${single(name)},'12 Trial Rd, Kingston'\n${single(simone)},\n`;
    const [, , ...contact] = marciaCells;
    expect(await customers(text)).toEqual([
      ['Marcia', "O'Neil", ...contact, '12 Trial Rd, Kingston'],
      simoneCells,
    ]);
  });

  it.each([
    ["'=Bob", '=Bob'],
    ["'25/11/2025", '25/11/2025'],
    ["''1/2", "'1/2"],
    ['="0123"', '0123'],
  ])('may have a cell that a program guarded: %s', async (written, name) => {
    expect(await customers(`${head}\n${written},${marciaCells.slice(1)}\n`)).toEqual([
      [name, ...marciaCells.slice(1)],
    ]);
  });

  it.each(["'Bob' Trial", "'Bob'", "'tis", "dogs'"])('may have single ones as text: %s', async (name) => {
    const cells = [name, ...marciaCells.slice(1)];
    expect(await customers(`${head}\n${cells.join(',')}\n`)).toEqual([cells]);
  });

  it.each(['“Bob” Trial', 'Bob “Tank” Trial', 'Bob “Tank”', '“Tank”'])(
    'may have some as text: %s',
    async (name) => {
      const cells = [name, ...marciaCells.slice(1)];
      expect(await customers(`${head}\n${cells.join(',')}\n`)).toEqual([cells]);
    },
  );

  it('may have line breaks of a web page', async () => {
    expect(
      await customers(`${head},Address\n${marcia},"12 Trial Rd<br>\nKingston<BR/>Jamaica<br />x"\n`),
    ).toEqual([[...marciaCells, '12 Trial Rd\nKingston\nJamaica\nx']]);
  });

  it.each([
    ['<p>Wants <b>diesel</b> &amp; petrol</p><p><br></p>', 'Wants diesel & petrol'],
    ['<div class=x>Called</div><div>Will call &#8220;later&#8221;</div>', 'Called\nWill call “later”'],
    ['<ul><li>one</li>\n<li>two</li></ul>', 'one\ntwo'],
    ['See <a href=https://tank.example><i>our tank</i></a>', 'See our tank (https://tank.example)'],
    ['<a href=mailto:a@b.example>a@b.example</a>', 'a@b.example'],
    ['<a href=mailto:a@b.example>Ann</a>', 'Ann (mailto:a@b.example)'],
    ['<a href=tel:8765550142>876-555-0142</a>', '876-555-0142'],
  ])('may have text of a web page: %s', async (written, read) => {
    const quoted = written.replace(/=([^> ]+)/g, "='$1'");
    expect(await customers(`${head},Notes\n${marcia},"${quoted}"\n`)).toEqual([[...marciaCells, read]]);
  });

  it.each(['1 < 2 > 0', 'Ann <a@b.example>', '<img src=x>', '&lt;b&gt; </x>', 'R&D; <p>'])(
    'keeps what is no text of a web page: %s',
    async (written) => {
      const shown = written.replace('&lt;', '<').replace('&gt;', '>');
      expect(await customers(`${head},Notes\n${marcia},${written}\n`)).toEqual([[...marciaCells, shown]]);
    },
  );
});

describe('A line is in doubt', () => {
  it('and names a column without a visible title by its number', async () => {
    const { lines } = await read('Name,Phone,\u2060\nAnn Tester,876-555-0101,Yard 1, Gate 2\n');
    expect(lines[0]?.doubt?.reason).toContain('4 cells under 3 titles: Column 3 is read as');
  });

  it('when the titles have an unclosed quotation mark', async () => {
    const { titles, lines } = await read(`"${head}\n${marcia}\n${simone}\n`);
    expect(titles).toEqual(head.split(','));
    expect(lines.map(({ cells }) => cells)).toEqual([marciaCells, simoneCells]);
    expect(await customers(`${head}\n"${marcia}\n${simone}\n`)).toEqual([
      ['"Marcia', ...marciaCells.slice(1), '?'],
      simoneCells,
    ]);
  });

  it('when many lines have an unclosed quotation mark', async () => {
    const { lines } = await read(`a,b\n${'"x,y\n'.repeat(1000)}`);
    expect(lines).toHaveLength(1000);
    expect(lines.every(({ doubt }) => doubt)).toBe(true);
  });

  it('when two stray quotation marks join customers', async () => {
    expect(await customers(`Name,Email,Note\nA,a@x.example,"x\nB,b@x.example,"\nC,c@x.example,y\n`)).toEqual([
      ['A', 'a@x.example', '"x', '?'],
      ['B', 'b@x.example', '"', '?'],
      ['C', 'c@x.example', 'y'],
    ]);
  });

  it('when a quotation mark is inside quotation marks', async () => {
    expect(await customers(`${head}\n"Bob "Tank" Trial",x,bob@x.example,876-555-0101\n${simone}`)).toEqual([
      ['Bob "Tank" Trial', 'x', 'bob@x.example', '876-555-0101', '?'],
      simoneCells,
    ]);
  });

  it('but not when its message has several lines', async () => {
    const message = 'Dear all,\n\ncall 876-555-0199, or later\n';
    expect(await customers(`${head},Message\n${marcia},"${message}"\n${simone},\n`)).toEqual([
      [...marciaCells, message],
      simoneCells,
    ]);
  });

  it('but not when a street of several lines stands before a phone number', async () => {
    const titles = 'Name,Street,City,State,Country,Phone,Email';
    const streets = ['12 Trial Rd\nLot 4', '12 Trial Rd, Lot 4\nGate 2\nKingston'];
    const contact = 'Kingston,Kingston,Jamaica,876-555-0101,a@x.example';
    const lines = streets.map((street) => `A B,"${street}",${contact}`);
    expect(await customers([titles, ...lines].join('\n'))).toEqual(
      streets.map((street) => ['A B', street, ...contact.split(',')]),
    );
  });

  it('when a cell between two quotation marks holds most of a second customer', async () => {
    const titles = 'Name,Street,City,Phone,Email';
    const text = `${titles}\nA B,"Dock St,Kingston,876-555-0101,a@x.example\nC D,Hill St,Lucea",876-555-0102,c@x.example\n`;
    expect((await customers(text))[0]?.at(-1)).toBe('?');
  });

  it('when it has more or fewer cells than titles', async () => {
    const titles = 'Name,Email,Phone,Volume,Address,Message';
    expect(
      await customers(
        `${titles}\nA B,a@x.example; b@x.example,876-555-0101,1,000 gallons,Dock St,hi\nC D,c@x.example\n`,
      ),
    ).toEqual([
      ['A B', 'a@x.example; b@x.example', '876-555-0101', '1,000 gallons', 'Dock St', 'hi', '?'],
      ['C D', 'c@x.example', '?'],
    ]);
    expect(await customers('Name,Phone,Email\nA B,876-555-0101, 876-555-0102,a@x.example\n')).toEqual([
      ['A B', '876-555-0101, 876-555-0102', 'a@x.example', '?'],
    ]);
    const text =
      'Email;Name;Phone\na@x.example; b@x.example;A B;876-555-0101\nc@x.example;C D;876-555-0102\n';
    expect(await customers(text)).toEqual([
      ['a@x.example; b@x.example', 'A B', '876-555-0101', '?'],
      ['c@x.example', 'C D', '876-555-0102'],
    ]);
  });

  it('when it has unreadable characters', async () => {
    const [doubtful, other] = (await read(`${head}\n${marcia}\0\n${simone}\n`)).lines;
    expect(doubtful?.cells).toEqual(marciaCells);
    expect(doubtful?.doubt?.reason).toBe('A character cannot be read.');
    expect(other?.doubt).toBeUndefined();
  });

  it.each([
    [
      'JosÃ©,NÃºÃ±ez,jose@farm.example,876-555-0142',
      'José,Núñez,jose@farm.example,876-555-0142',
      'JosÃ©',
      'José',
    ],
    [
      'Jos√©,N√∫√±ez,jose@farm.example,876-555-0142',
      'José,Núñez,jose@farm.example,876-555-0142',
      'Jos√©',
      'José',
    ],
    [
      'Kayâ€™s,Bar â€“ Grill,kay@bar.example,876-555-0143',
      'Kay’s,Bar – Grill,kay@bar.example,876-555-0143',
      'Kayâ€™s',
      'Kay’s',
    ],
  ])('when it was encoded twice: %s', async (line, decoded, was, is) => {
    const [first, second] = (await read(`${head}\n${line}\n${marcia}\n`)).lines;
    expect(first).toEqual({
      number: 2,
      cells: decoded.split(','),
      doubt: { reason: `Some letters look garbled: ‘${was}’ is read as ‘${is}’.`, raw: line },
    });
    expect(second?.doubt).toBeUndefined();
  });

  it.each(['JOÃO', 'SÃO PAULO', 'Âncora', 'CAFÉ’S', 'Bar “CAFÉ”', 'Mâché', '√', 'ÃÂ'])(
    'but not for a letter that garbled text has, too: %s',
    async (name) => {
      expect(await customers(`${head}\n${name},Bennett,b@farm.example,1\n`)).toEqual([
        [name, 'Bennett', 'b@farm.example', '1'],
      ]);
    },
  );

  it.each([
    'Total,2,,',
    'Grand total,,,"1,200.00"',
    'Subtotals:,,,',
    'Total,,,"J$1,200.00"',
    'Total,2 customers,,500 gal',
    'Record count,2,,',
    'Number of customers: 2,,,',
  ])('when it is a total: %s', async (line) => {
    const { lines } = await read(`${head}\n${marcia}\n${line}\n`);
    expect(lines[1]?.doubt?.reason).toContain('This looks like a total, not a customer.');
  });

  it.each(['Sum,Wong,sum@bay.example,876-555-0143', 'Count,Ossie,,876-555-0143', 'Sum,,,876-555-0143'])(
    'but not when a customer is called so: %s',
    async (line) => {
      const { lines } = await read(`${head}\n${marcia}\n${line}\n`);
      expect(lines[1]).not.toHaveProperty('doubt');
    },
  );

  it('when a cell is cut', async () => {
    const [line] = (await read(`${head},Message\n${marcia},"${'long '.repeat(10_000)}"\n`)).lines;
    expect(line?.cells[4]).toHaveLength(32_767);
    expect(line?.doubt?.reason).toBe('A cell is longer than 32,767 characters, and was cut.');
    expect(line?.doubt?.raw.length).toBeLessThan(1100);
  });
});

describe('A line about the report', () => {
  it.each([
    'Copyright (c) 2000-2024 programs.example, inc. All rights reserved.',
    '© 2026 Programs',
    'Confidential',
    'Confidential Information - Do Not Distribute',
    'Private & Confidential',
    'Generated By:  Kay Reid  9/18/2026 4:12 PM',
    'Generated by:,Kay Reid,,',
    'This report was generated on 5 Jan 2026,,,',
    'Exported from Programs,,,',
    'Printed on 05 Jan 2026 by KREID,,,',
    'Printed: 1/5/2026,,,',
    'Report Date:,1/5/2026,10:15 AM,',
    'Date/Time printed: 1/5/2026 10:15,,,',
    '"Friday, June 12, 2026 07:33 AM GMTZ",,,',
    '"Saturday, Jun 13, 2026 07:33:22 AM GMT-5",,,',
    '1/5/2026 at 10:15 AM,,,',
    '10:15 AM,05/01/2026,,',
    'As of 31 December 2026,,,',
    'Page: 1,,,',
    'Page 1 of 3,,,',
    '*** End of Report ***,,,',
    'Filtered by: Parish equals Portland,,,',
    'Cash Basis,,,',
    'Grand Totals (2 records)',
    'Total records: 2,,,',
    'Total number of customers,2,,',
    '2 records,,,',
    'New Leads Report\nConfidential',
  ])('is named once below the list: %s', async (written) => {
    const report = written.split('\n');
    const { lines, leftOut, counts } = await read(`${head}\n${marcia}\n\n${written}\n`);
    expect(lines).toHaveLength(1);
    expect(leftOut.slice(1).map(({ kind, raw }) => [kind, raw])).toEqual(
      report.map((line) => ['report', line]),
    );
    expect(counts).toMatchObject({ customers: 1, report: report.length, total: 3 + report.length });
  });

  it('is left out between the pages, too', async () => {
    const { lines } = await read(`${head}\n${marcia}\nPage 1 of 2,,,\n${marcia}\nPage 2 of 2,,,\n`);
    expect(lines.map(({ number }) => number)).toEqual([2, 4]);
  });

  it('is counted once where titles are repeated that read like one', async () => {
    const { counts } = await read('Date:\nMarcia 876-555-0142\n\nDate:\nPage 1\n');
    expect(counts).toMatchObject({ titles: 1, customers: 1, blank: 1, repeated: 1, report: 1, total: 5 });
  });

  it.each([
    'Kay,Reid,,',
    'Kay Reid,,,',
    'Copyright House,,,',
    'Confidential Searches Ltd,,,',
    'Printed On Demand Ltd,,,',
    'Created By Kay,,,',
    'Run By Kay,Reid,,',
    'Date Palm Farm,,,',
    'Date: Palm 876-555-0103,,,',
    'Date: 5 May,Ann Lee,Diesel,',
    '2026-01-05,10:30,Ann,',
    'Copyright Express 2020 Ltd 876-555-0102,,,',
    'Exported with Love 876-555-0103,,,',
    'Generated by Kay 876-555-2019,,,',
    'Cash Basis Ltd,,,',
    'Printed by 3D Ltd,,,',
    'All Rights Reserved Ltd,Kingston,,',
    'Page,May,,',
    'Total,Reports,,876-555-0143',
    'Generated by,Reid,,876-555-0143',
    'Generated by,Reid,reid@farm.example,',
    'Weekend Report,,,',
    'April May,,,',
    '876-555-0143,,,',
    '12,Lead,,',
  ])('is no line that could be a customer: %s', async (line) => {
    expect((await read(`${head}\n${marcia}\n${line}\n`)).lines).toHaveLength(2);
  });
});

describe('The encoding', () => {
  const text = `${head}\r\nZoë,Núñez,zoe@farm.example,876-555-0142\r\n`;
  const zoe = ['Zoë', 'Núñez', 'zoe@farm.example', '876-555-0142'];

  it.each([
    ['utf-8', utf8(text), true],
    ['utf-8', utf8(`\ufeff${text}`), true],
    ['utf-16le', utf16(text, false), true],
    ['utf-16le', utf16(`\ufeff${text}`, false), true],
    ['utf-16be', utf16(text, true), true],
    ['utf-16be', utf16(`\ufeff${text}`, true), true],
    ['windows-1252', bytesOf(text), false],
    ['macintosh', bytesOf(text, { ë: 0x91, ú: 0x9c, ñ: 0x96 }), false],
    ['ibm850', bytesOf(text, { ë: 0x89, ú: 0xa3, ñ: 0xa4 }), false],
  ])('%s is recognised', async (name, bytes, isProved) => {
    const { encoding, lines } = await read(bytes);
    expect(encoding).toEqual({ name, isProved, words: ['Zoë', 'Núñez'] });
    expect(lines.map(({ cells }) => cells)).toEqual([zoe]);
  });

  it.each(['José', 'Chloé', 'GARCÍA', 'Renée', 'São Paulo', 'it’s', 'Élan', 'naïve', '12 – 14 Dock St'])(
    'of a file with one such word, %s, is told apart for Windows and Mac',
    async (word) => {
      const windows: Record<string, number> = { '’': 0x92, '–': 0x96 };
      const mac: Record<string, number> = {
        é: 0x8e,
        Í: 0xea,
        ã: 0x8b,
        '’': 0xd5,
        É: 0x83,
        ï: 0x95,
        '–': 0xd0,
      };
      for (const [name, codes] of Object.entries({ 'windows-1252': windows, macintosh: mac })) {
        const { encoding, lines } = await read(bytesOf(`${head}\n${word},Bennett,m@x.example,1\n`, codes));
        expect([encoding?.name, lines[0]?.cells[0]]).toEqual([name, word]);
      }
    },
  );

  it('can be chosen', async () => {
    const { encoding, lines } = await read(bytesOf(text), { encoding: 'macintosh' });
    expect(encoding).toMatchObject({ name: 'macintosh', isProved: false });
    expect(lines[0]?.cells[0]).toBe('ZoÎ');
    const other = await read(text, { encoding: 'macintosh' });
    expect(other.encoding).toMatchObject({ name: 'macintosh', isProved: true });
  });

  it('shows huge words in part', async () => {
    const { encoding } = await read(bytesOf(`${head}\n${'y'.repeat(300_000)}\u00e9,b\n`));
    expect(encoding).toEqual({ name: 'windows-1252', isProved: false, words: [`${'y'.repeat(20)}é`] });
  });

  it('of plain letters is certain', async () => {
    expect((await read(`${head}\n${marcia}\n`)).encoding).toEqual({
      name: 'utf-8',
      isProved: true,
      words: [],
    });
  });
});

describe('A file is refused', () => {
  const archive = (member: string) => bytesOf(`PK\x03\x04${'\0'.repeat(26)}${member}PK\x05\x06`);
  it.each([
    ['a PDF document', bytesOf('%PDF-1.7\n'), /^This is a PDF document\./],
    ['a picture', bytesOf('\x89PNG\r\n\x1a\n'), /^This is a picture\./],
    [
      'an old workbook',
      bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
      /^This is an Excel file of the old kind/,
    ],
    [
      'a Word document of the old kind',
      bytesOf(`\xd0\xcf\x11\xe0${[...'WordDocument\0'].join('\0')}\0`),
      /^This is a Word or PowerPoint document\./,
    ],
    [
      'a message of Outlook',
      bytesOf(`\xd0\xcf\x11\xe0${[...'__nameid_version1.0\0'].join('\0')}\0`),
      /^This is an e-mail\./,
    ],
    ['a ZIP archive', archive('list.csv'), /^This is a packed file\. Unpack it/],
    ['a Numbers document', archive('Index/Document.iwa'), /^This is a Numbers, Pages or Keynote document\./],
    [
      'an OpenDocument',
      archive('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      /^This is an OpenDocument/,
    ],
    [
      'an OpenDocument without its type in front',
      archive('content.xmlMETA-INF/manifest.xml'),
      /^This is an OpenDocument/,
    ],
    ['a binary workbook', archive('xl/workbook.bin'), /^This is a binary Excel file/],
    ['half a workbook', bytesOf('PK\x03\x04xl/workbook.xml'), /^This file is damaged or not whole\./],
    ['a broken workbook', archive('xl/workbook.xml'), /^This workbook cannot be read\./],
    ['a workbook in an unusual place', archive('workbook.xml'), /^This workbook cannot be read\./],
    ['a web page', utf8('\ufeff<html><table><tr><td>Name'), /^This is a web page/],
    [
      'a web page after a comment',
      utf8('<!-- export -->\n<table border=1><tr><td>Name'),
      /^This is a web page/,
    ],
    ['a web page of styles', utf8('<style>td{}</style><table><tr><td>Name'), /^This is a web page/],
    ['a part of a web page', utf8('<div><table><tr><td>Name'), /^This is a web page/],
    ['XHTML', utf8('<?xml version="1.0"?>\r\n<!DOCTYPE html PUBLIC'), /^This is a web page/],
    [
      'an archived web page',
      utf8('MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related; boundary="x"'),
      /^This is a web page/,
    ],
    [
      'an e-mail',
      utf8('From: a@farm.example\r\nTo: b@farm.example\r\nSubject: list\r\n\r\nName: Ann'),
      /^This is an e-mail\./,
    ],
    [
      'LDIF',
      utf8('version: 1\n\ndn: cn=Ann Reid,mail=ann@farm.example\ncn: Ann Reid'),
      /^This is an LDIF file\./,
    ],
    ['a dump of MySQL', utf8('-- MySQL dump 10.13\n--\n'), /^This is a database dump/],
    ['a dump of PostgreSQL', utf8('--\n-- PostgreSQL database dump\n--\n'), /^This is a database dump/],
    ['SQL', utf8("-- customers\nINSERT INTO `customers` VALUES ('Ann Reid');"), /^This is a database dump/],
    ['JSON', utf8('[{"name":"Marcia"}]'), /^This is JSON\./],
    ['SYLK', utf8('ID;PWXL;N;E\r\nP;PGeneral\r\n'), /^This is a list as old spreadsheets exchange it/],
    ['DIF', utf8('TABLE\r\n0,1\r\n"EXCEL"\r\n'), /^This is a list as old spreadsheets exchange it/],
    ['a chat', utf8('26/11/2026, 09:15 - Ann Tester: Good day\n'), /^This is a chat,/],
    [
      'a chat from its beginning',
      utf8('26/11/2026, 09:15 - Messages and calls are end-to-end encrypted.\n'),
      /^This is a chat,/,
    ],
    [
      'a chat in German from its beginning',
      utf8('12.05.24, 10:12 - Nachrichten sind verschlüsselt.\n12.05.24, 10:13 - Ann Tester: Guten Tag\n'),
      /^This is a chat,/,
    ],
    ['a chat of an iPhone', utf8('\u200e[11/26/26, 9:15:02\u202fAM] Ann: Good day\n'), /^This is a chat,/],
    ['a calendar', utf8('BEGIN:VCALENDAR\r\n'), /^This is a calendar\./],
    ['a program', bytesOf('\x7fELF\x02\x01\x01\x00\x01\x02\x03\x04'), /^This is no list/],
    ['nothing', utf8(''), /^This file is empty\. Save or download it again\.$/],
  ])('when it is %s', async (_, bytes, sentence) => {
    const reading = read(bytes);
    await expect(reading).rejects.toThrow(ImportFileError);
    await expect(reading).rejects.toThrow(sentence);
  });

  it('when it has too many columns or lines', async () => {
    const wide = Array.from({ length: 20_000 }, (_, column) => `c${column}`).join();
    await expect(read(`${wide}\n${wide}\n`)).rejects.toThrow('more than 200 columns');
    await expect(read(`${head}\n${`${marcia}\n`.repeat(5001)}`)).rejects.toThrow('more than 5,000 lines');
    await expect(read(`${head}\n${'\n'.repeat(50_001)}`)).rejects.toThrow(
      'Nearly all lines of this file are empty.',
    );
  });

  it.each([
    '-- Customers --',
    '# customers',
    'From Kingston',
    'Set: diesel',
    'Date: 3 March\nSubject: customers',
    'From: ann@farm.example',
    '-- Customers, tank dump --',
    'Insert into list',
    'DN: 4711',
  ])('but not when a list has a heading: %s', async (heading) => {
    expect(await customers(`${heading}\n${head}\n${marcia}\n`)).toEqual([marciaCells]);
  });

  it('but not when its 20,000 columns are empty', async () => {
    const empty = ','.repeat(20_000);
    expect(await customers(`${head}${empty}\n${marcia}${empty}\n`)).toEqual([marciaCells]);
  });
});
