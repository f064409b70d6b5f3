import { listOfParts, toPartName } from './complete-workbook';

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
