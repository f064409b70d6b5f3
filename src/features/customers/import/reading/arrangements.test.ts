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
  });
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
    expect(counts).toMatchObject({ customers: 2, total: 2 });
    expect(remarks).toHaveLength(1);
  });

  it.each([' - ', ' = ', ':', '\t'])('may have %j behind their labels', async (mark) => {
    const lines = labelled.map((line) => line.replace(': ', mark));
    expect(await readTable(lines)).toEqual({ titles, cells: [ann, lee] });
  });

  it('may have their values in a second column', async () => {
    const pairs = labelled.map((line) => line.replace(': ', ','));
    expect(await readTable(pairs)).toEqual({ titles, cells: [ann, lee] });
  });

  it('continue on the next line, but not in a heading that comes again', async () => {
    const message = ['Message: Diesel', 'for two generators', '', '-- New enquiry --', 'IP: 10.0.0.1'];
    const [first, second] = [labelled.slice(0, 3), labelled.slice(4)];
    const file = await read(['-- New enquiry --', ...first, ...message, ...second, 'IP: 10.0.0.2']);
    expect(file.titles).toEqual([...titles, 'Message', 'IP']);
    expect(file.lines.map(({ cells }) => cells)).toEqual([
      [...ann, 'Diesel\nfor two generators', '10.0.0.1'],
      [...lee, '', '', '10.0.0.2'],
    ]);
    expect(file.leftOut.map(({ raw }) => raw)).toEqual(['-- New enquiry --', '-- New enquiry --']);
    expect(file.counts).toMatchObject({ above: 2, customers: 2, total: 4 });
  });

  it('in a cell of a table leave the table as it is', async () => {
    const table = ['Name,Contact,Note', 'Ann Sample,"Phone: 876-555-0101', 'Email: ann@sample.example",'];
    expect((await readTable(table)).titles).toEqual(['Name', 'Contact', 'Note']);
  });
});

describe('Lists side by side', () => {
  it.each(['', ','])('are read one below the other: %j between them', async (gap) => {
    const head = `Name,Phone${gap},Name,Phone`;
    const file = await read([
      head,
      `Ann Sample,876-555-0101${gap},Lee Tester,658-555-0102`,
      'Kay Trial,555-0103',
    ]);
    expect(file.titles.filter(Boolean)).toEqual(['Name', 'Phone']);
    expect(file.lines.map(({ number, cells, doubt }) => [number, ...cells, doubt])).toEqual([
      [2, 'Ann Sample', '876-555-0101', undefined],
      [3, 'Kay Trial', '555-0103', undefined],
      [5, 'Lee Tester', '658-555-0102', undefined],
    ]);
    expect(file.counts).toMatchObject({ titles: 1, customers: 3, total: 4 });
    expect(file.remarks).toHaveLength(1);
  });

  it('are one list where only some titles come again', async () => {
    const file = await read(['Name,Phone,Parish,Phone', 'Ann Sample,876-555-0101,Portland,658-555-0102']);
    expect(file.titles).toEqual(['Name', 'Phone', 'Parish', 'Phone']);
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
