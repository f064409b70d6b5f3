import { listOfParts, toPartName } from './complete-workbook';
import { importLimits } from './import-file';

type Parts = Readonly<Record<string, string>>;

const tagsOfSheets = (parts: Parts) =>
  Array.from((parts['xl/workbook.xml'] ?? '').matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g), ([tag]) => tag);

export const hiddenSheets = (parts: Parts) =>
  tagsOfSheets(parts).map((tag) => /^(?:hidden|veryHidden)$/.test(attributeOf(tag, 'state')));

export function xmlOfSheets(parts: Parts): string[] {
  const targets = new Map(
    Array.from((parts[listOfParts] ?? '').matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g), ([tag]) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target'),
    ]),
  );
  return tagsOfSheets(parts).map((tag) => {
    const target = targets.get(attributeOf(tag, '\\w+:id'));
    return (target && parts[toPartName(target)]) ?? '';
  });
}

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}=["']([^"']*)`).exec(tag)?.[1] ?? '';

export function hiddenRows(sheet: string): Set<number> {
  const hidden = new Set<number>();
  let row = 0;
  for (const [tag] of sheet.matchAll(/<(?:\w+:)?row\b[^<>]*/g)) {
    row = Number(attributeOf(tag, 'r')) || row + 1;
    if (/^(?:1|true)$/.test(attributeOf(tag, 'hidden'))) hidden.add(row);
  }
  return hidden;
}

const formulaAlone =
  /<(?:\w+:)?c\b([^<>]*)>\s*<(?:\w+:)?f\b(?:[^<>]*\/>|[^<]*<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v\b[^<>]*(?:\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g;

/** A cell of type str with a value, even an empty one, has its text stored. */
export function formulasWithoutResult(sheet: string): number {
  let count = 0;
  for (const [, attributes = '', value] of sheet.matchAll(formulaAlone))
    if (!value || attributeOf(attributes, 't') !== 'str') count += 1;
  return count;
}

/** Twice as many rows as customers, as titles may stand above each page. */
const mostFilledRows = 2 * importLimits.lines;
const filledCell = /<(?:\w+:)?[vt](?:\s[^<>]*)?>\s*[^<\s]/;
const rowWithCells = /<(?:\w+:)?row(?:\s[^<>]*)?(?<!\/)>[\s\S]*?<\/(?:\w+:)?row>/g;

function endOfMostRows(sheet: string): number | undefined {
  let filled = 0;
  for (const { 0: row, index } of sheet.matchAll(rowWithCells)) {
    if (filledCell.test(row)) filled += 1;
    if (filled > mostFilledRows) return index + row.length;
  }
  return undefined;
}

export const hasTooManyRows = (sheet: string) => endOfMostRows(sheet) !== undefined;

/** A sheet with too many rows is refused, and reading all of them takes minutes. */
export function withoutSurplusRows(sheet: string): string {
  const end = endOfMostRows(sheet);
  const behindRows = sheet.lastIndexOf('sheetData>');
  if (end === undefined || behindRows < end) return sheet;
  return sheet.slice(0, end) + sheet.slice(sheet.lastIndexOf('<', behindRows));
}
