import { listOfParts, toPartName } from './complete-workbook';

export function xmlOfSheets(parts: Readonly<Record<string, string>>): string[] {
  const targets = new Map(
    Array.from((parts[listOfParts] ?? '').matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g), ([tag]) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target'),
    ]),
  );
  return Array.from((parts['xl/workbook.xml'] ?? '').matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g), ([tag]) => {
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
