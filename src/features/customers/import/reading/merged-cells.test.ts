import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readBytes } from './read-bytes';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const titles = ['Company', 'Contact', 'Phone'];

/** Reads a sheet of these rows below the titles. */
async function readMerged(rows: readonly (readonly string[])[], ...merged: readonly string[]) {
  const toCell = (text: string) => (text ? `<c t="inlineStr"><is><t>${text}</t></is></c>` : '<c/>');
  const data = [titles, ...rows].map((cells) => `<row>${cells.map(toCell).join('')}</row>`).join('');
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
  const parts = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Chart" r:id="b"/><sheet name="List" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="b" Type="${relationships}/chartsheet" Target="chart.xml"/><Relationship Target="/xl/list.xml" Type="${relationships}/worksheet" Id="a"/></Relationships>`,
    'xl/chart.xml': '<chartsheet/>',
    'xl/list.xml': `<worksheet><sheetData>${data}</sheetData><mergeCells>${areas}</mergeCells></worksheet>`,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  const { lines } = await readBytes(bytes, { name: 'x.xlsx', choices: {}, report: async () => {} });
  return lines.map(({ cells, doubt }) => [...cells, doubt?.reason]);
}

const ann = ['Depot Ltd', 'Ann Tester', '876-555-0101'];

it('reads a merged cell in each of its rows, and puts all but the first in doubt', async () => {
  const rows = [ann, ['', 'Lee Tester', '876-555-0102'], ['', 'Kay Tester', '876-555-0103']];
  expect(await readMerged(rows, 'A2:A3')).toEqual([
    [...ann, undefined],
    [
      'Depot Ltd',
      'Lee Tester',
      '876-555-0102',
      '‘Depot Ltd’ stands in a cell that is merged with that of line 2.',
    ],
    ['', 'Kay Tester', '876-555-0103', undefined],
  ]);
});

it('reads no line where a merged cell alone reaches', async () => {
  expect(await readMerged([ann, ['', '', '']], 'A2:C3')).toEqual([[...ann, undefined]]);
});

it('reads a cell that is merged with others of its row alone', async () => {
  expect(await readMerged([['Depot Ltd', '', '876-555-0101']], 'A2:B2')).toEqual([
    ['Depot Ltd', '', '876-555-0101', undefined],
  ]);
});
