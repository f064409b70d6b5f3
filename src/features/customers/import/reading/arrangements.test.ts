import { describe, expect, it } from 'vitest';
import type { ReadingChoices } from './import-file';
import { readBytes } from './read-bytes';

const read = (lines: readonly string[], choices: ReadingChoices = {}) =>
  readBytes(new TextEncoder().encode(lines.join('\n')), {
    name: 'list.txt',
    choices,
    report: async () => {},
  });

async function readTable(lines: readonly string[]) {
  const file = await read(lines);
  return { titles: file.titles, cells: file.lines.map(({ cells }) => cells) };
}

const ann = ['Ann Sample', '876-555-0101', 'ann@sample.example'];
const lee = ['Lee Tester', '658-555-0102'];
const titles = ['Name', 'Phone', 'Email'];
const unmatched = 'Its quotation marks do not match, and were read as they stand.';

describe('Customers in columns', () => {
  const columns = [
    'Name,Ann Sample,Lee Tester',
    'Phone,876-555-0101,658-555-0102',
    'Email,ann@sample.example,',
  ];

  it('are read beside their titles', async () => {
    expect(await readTable(columns)).toEqual({ titles, cells: [ann, lee] });
    expect((await read(columns)).remarks).toEqual([
      'The titles stand in the first column, so that each other column is read as a line of one customer.',
    ]);
  });

  it('may have a number above them', async () => {
    expect(await readTable([',1,2', ...columns])).toEqual({
      titles: ['', ...titles],
      cells: [
        ['1', ...ann],
        ['2', ...lee],
      ],
    });
  });

  it('are read as lines when the user chooses the line with the titles', async () => {
    const { titles, lines } = await read(columns, { headerLine: 1 });
    expect(titles).toEqual(['Name', 'Ann Sample', 'Lee Tester']);
    expect(lines).toHaveLength(2);
    expect((await read(columns)).headerLine).toBe(0);
  });

  it('keep the doubts of their lines, and the empty lines of the file', async () => {
    const file = await read([...columns.slice(0, 2), '', 'Email,"ann@sample.example,']);
    expect(file.lines.map(({ doubt }) => doubt?.reason)).toEqual([unmatched, unmatched]);
    expect(file.counts).toMatchObject({ customers: 2, blank: 1, total: 3 });
  });

  it('are read although one of them cannot be reached', async () => {
    const [names, phones] = columns;
    expect((await readTable([`${names},Kay Trial`, `${phones},`])).cells).toHaveLength(3);
  });

  it('may be as many as columns are allowed', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `,Ann Sample ${at}`).join('');
    const phones = ',876-555-0101'.repeat(200);
    await expect(read([`Name${names}`, `Phone${phones}`])).rejects.toThrow('more than 200 columns');
  });
});

it.each([
  ['Contact\tCustomer\tNumber', 'Phone\tAnn Sample\t876-555-0101'],
  ['Name,Phone,Email', 'Phone,876-555-0101,ann@sample.example', 'Email,876-555-0102,lee@sample.example'],
])('A table whose cells read like titles stays a table: %s', async (...lines) => {
  const file = await read(lines);
  expect(file).toMatchObject({ headerLine: 1, counts: { titles: 1, customers: lines.length - 1 } });
  expect(file.remarks).toBeUndefined();
});

describe('Lines with a label each', () => {
  const labelled = [
    'Name: Ann Sample',
    'Phone: 876-555-0101',
    'Email: ann@sample.example',
    '',
    'Name: Lee Tester',
    'Phone: 658-555-0102',
  ];

  it('are one customer until the first label comes again', async () => {
    expect(await readTable(labelled)).toEqual({ titles, cells: [ann, lee] });
    const { lines, counts, remarks } = await read(labelled);
    expect(lines.map(({ number }) => number)).toEqual([1, 5]);
    expect(counts).toMatchObject({ customers: 2, blank: 1, total: 3 });
    expect(remarks).toHaveLength(1);
  });

  it.each([' - ', ' = ', ':', '\t'])('may have %j behind their labels', async (mark) => {
    const lines = labelled.map((line) => line.replace(': ', mark));
    expect(await readTable(lines)).toEqual({ titles, cells: [ann, lee] });
  });

  it.each([':,', ',', ':|'])('may have their values in a second column: %j', async (mark) => {
    const pairs = labelled.map((line) => line.replace(': ', mark));
    expect(await readTable(pairs)).toEqual({ titles, cells: [ann, lee] });
  });

  it('are the same in capital letters, and need no empty line between customers', async () => {
    const lines = labelled.filter(Boolean).map((line, at) => (at > 2 ? line.toUpperCase() : line));
    expect(await readTable(lines)).toEqual({ titles, cells: [ann, ['LEE TESTER', '658-555-0102']] });
  });

  it('may begin with the phone number of the next customer', async () => {
    const [name = '', phone = '', email = '', , ...others] = labelled;
    const table = await readTable([phone, name, email, ...others.toReversed()]);
    expect(table).toEqual({
      titles: ['Phone', 'Name', 'Email'],
      cells: [
        ['876-555-0101', 'Ann Sample', 'ann@sample.example'],
        ['658-555-0102', 'Lee Tester'],
      ],
    });
  });

  it('begin a customer with any label behind an empty line, unless the name is above it', async () => {
    const [first, second] = [labelled.slice(0, 3), labelled.slice(4)];
    const fuel = ['', 'Fuel: Diesel', ''];
    expect(await readTable([...first, ...fuel, 'Parish: Portland', ...second, ...fuel])).toEqual({
      titles: [...titles, 'Fuel', 'Parish'],
      cells: [
        [...ann, 'Diesel'],
        [...lee, '', 'Diesel', 'Portland'],
      ],
    });
  });

  it('continue on the next line, but not in a heading of the next customer', async () => {
    const heading = '-- New enquiry --';
    const message = ['Message: Diesel', 'as usual', 'for two generators', ''];
    const [first, second] = [labelled.slice(0, 3), labelled.slice(4)];
    const again = ['Email: lee@tester.example', 'Message: Kerosene', 'as usual'];
    const file = await read([heading, ...first, ...message, heading, ...second, ...again]);
    expect(file.titles).toEqual([...titles, 'Message']);
    expect(file.lines.map(({ cells }) => cells)).toEqual([
      [...ann, 'Diesel\nas usual\nfor two generators'],
      [...lee, 'lee@tester.example', 'Kerosene\nas usual'],
    ]);
    expect(file.leftOut.map(({ raw }) => raw)).toEqual([heading, heading]);
    expect(file.counts).toMatchObject({ above: 2, customers: 2, blank: 1, total: 5 });
  });

  it('keep the whole of a long value, and the doubts of their lines', async () => {
    const message = 'Two tanks, please. '.repeat(100).trim();
    const file = await read([`Message: ${message}`, ...labelled]);
    expect(file.lines[0]?.cells).toEqual([message, ...ann]);
    const doubtful = await read([...labelled, 'Parish,"Portland']);
    expect(doubtful.lines.map(({ doubt }) => doubt !== undefined)).toEqual([false, true]);
  });

  it('in a cell of a table leave the table as it is', async () => {
    const table = ['Name,Contact,Note', 'Ann Sample,"Phone: 876-555-0101', 'Email: ann@sample.example",'];
    expect((await readTable(table)).titles).toEqual(['Name', 'Contact', 'Note']);
  });
});

describe('Names and numbers in one column', () => {
  const advice =
    'Names and numbers stand in one column. Put them into columns of their own, with a separator such as a tab.';

  it.each(['Ann Sample 876-555-0101', 'Ann Sample: 876-555-0101', '876-555-0101 Ann Sample'])(
    'bring the advice to separate them: %s',
    async (line) => {
      const { lines, remarks } = await read([line, line.replace('0101', '0102')]);
      expect([lines.length, remarks]).toEqual([2, [advice]]);
    },
  );

  it.each([
    'Ann Sample,876-555-0101',
    '876-555-0101',
    '876-555-0101 ext 5',
    '876-555-0101 (cell)',
    'ann@sample.example',
  ])('are not in %s', async (line) => {
    expect((await read([line, line])).remarks).toBeUndefined();
  });
});

describe('Lists side by side', () => {
  const lists = (...lines: readonly (readonly [string, string])[]) =>
    lines.map(([left, right]) => `,${left},,${right}`);
  const head = ['Name,Phone', 'Name,Phone'] as const;
  const filled = ['Ann Sample,876-555-0101', 'Lee Tester,658-555-0102'] as const;

  it('are read one below the other, without a margin', async () => {
    const file = await read(lists(head, filled, ['Kay Trial,555-0103', '']));
    expect(file.titles.filter(Boolean)).toEqual(['Name', 'Phone']);
    expect(file.lines.map(({ number, cells, doubt }) => [number, ...cells, doubt])).toEqual([
      [2, 'Ann Sample', '876-555-0101', undefined],
      [3, 'Kay Trial', '555-0103', undefined],
      [5, 'Lee Tester', '658-555-0102', undefined],
    ]);
    expect(file.counts).toMatchObject({ titles: 1, customers: 3, total: 4 });
    expect(file.remarks).toHaveLength(1);
  });

  it('are in doubt where a line is wider than the titles or has doubts', async () => {
    const doubtful = ['Kay Trial,555-0103', '"Joy Tester,555-0104'] as const;
    const wide = ['Kay Trial,555-0103', 'Joy Tester,,555-0104,Negril'] as const;
    const one = await read(lists(head, filled, doubtful));
    expect(one.lines.map(({ doubt }) => doubt?.reason)).toEqual([undefined, unmatched, undefined, unmatched]);
    const { lines } = await read(lists(head, filled, filled, wide));
    expect(lines.map(({ doubt }) => doubt !== undefined)).toEqual([false, false, false, false, false, true]);
  });

  it('are one list where the user chooses the line with the titles', async () => {
    const { lines } = await read(lists(head, filled), { headerLine: 1 });
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['', 'Ann Sample', '876-555-0101', '', 'Lee Tester', '658-555-0102'],
    ]);
  });

  it.each([
    ['Name,Phone,Parish,Phone', 'Ann Sample,876-555-0101,Portland,658-555-0102'],
    ['Contact,Phone,Contact,Phone', 'Ann Sample,876-555-0101,Lee Tester,658-555-0102'],
    [',Name,Phone,,Name,Phone', 'Depot,Ann Sample,876-555-0101,,Lee Tester,658-555-0102'],
  ])('are none where titles may be of one customer: %s', async (head, line) => {
    const file = await read([head, line]);
    expect(file).toMatchObject({ titles: head.split(','), counts: { customers: 1 } });
  });
});

describe('A mark of repetition', () => {
  const readBelow = async (titles: string, above: string, line: string) => {
    const [, below] = (await read([titles, above, line])).lines;
    return [...(below?.cells ?? []), below?.doubt?.reason];
  };

  it.each(['""""', '〃', 'ditto', '-do-', 'Do.', 'same as above', 'As above'])(
    'has the text of the line above, in doubt: %s',
    async (mark) => {
      const written = mark.replace('""""', '"');
      expect(
        await readBelow(
          'Name,Phone,Address',
          'Ann Sample,876-555-0101,Linstead',
          `Lee Tester,658-555-0102,${mark}`,
        ),
      ).toEqual([...lee, 'Linstead', `‘${written}’ is read as ‘Linstead’, as in the line above.`]);
    },
  );

  it.each(["''", 'do', '-', ''])('is none: %s', async (mark) => {
    const [, below] = (await read(['Name,Address,Phone', 'A B,Linstead,', `C D,${mark},555-0101`])).lines;
    expect(below).toMatchObject({ cells: ['C D', mark, '555-0101'] });
    expect(below?.doubt).toBeUndefined();
  });

  it('repeats no mark that repeats nothing', async () => {
    const { lines } = await read(['Name,Phone,Fuel', 'A B,1,', 'C D,2,ditto', 'E F,3,-do-']);
    expect(lines.map(({ cells }) => cells[2])).toEqual([undefined, 'ditto', '-do-']);
  });

  it('repeats a mark above it', async () => {
    const { lines } = await read(['Name,Phone,Fuel', 'A B,,Diesel', 'C D,,ditto', 'E F,,ditto']);
    expect(lines.map(({ cells }) => cells.at(-1))).toEqual(['Diesel', 'Diesel', 'Diesel']);
  });

  it('stays below an empty cell, and where it means another column', async () => {
    expect(
      await readBelow('Name,Phone,Fuel', 'Ann Sample,876-555-0101,', 'Lee Tester,658-555-0102,ditto'),
    ).toEqual([...lee, 'ditto', undefined]);
    expect(
      await readBelow(
        'Name,Phone,WhatsApp',
        'Ann Sample,876-555-0101,876-555-0103',
        'Lee Tester,658-555-0102,ditto',
      ),
    ).toEqual([...lee, 'ditto', undefined]);
    expect(
      await readBelow(
        'Name,Phone,Address,Delivery Address',
        'A B,,Linstead,Lucea',
        'Lee Tester,658-555-0102,Negril,same as above',
      ),
    ).toEqual([...lee, 'Negril', 'same as above', undefined]);
  });
});
