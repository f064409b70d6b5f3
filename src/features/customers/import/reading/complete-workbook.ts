import { strToU8, zipSync } from 'fflate';

/** Packs the parts with all that the standard lets a program leave out, and the reader asks for. */
export function completeWorkbook(given: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts = listOfParts in given ? given : { ...given, [listOfParts]: listUsualSheets(given) };
  const names = new Map(Object.keys(parts).map((name) => [name.toLowerCase(), name]));
  const texts = Object.entries(parts).map(([name, part]) => {
    const text = name === listOfParts ? withExactTargets(part, names) : part;
    return [name, withoutSections(text)] as const;
  });
  const styles = countStyles(texts.map(([, text]) => text));
  const complete = texts.map(([name, text]) => [name, strToU8(completePart(text, styles))] as const);
  return zipSync(Object.fromEntries(complete), { level: 0 });
}

export const listOfParts = 'xl/_rels/workbook.xml.rels';
const worksheet = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';

function listUsualSheets({ 'xl/workbook.xml': workbook = '' }: Readonly<Record<string, string>>): string {
  const ids = Array.from(workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*?\s\w+:id=["']([^"']*)/g), ([, id]) => id);
  const sheets = ids.map(
    (id, place) => `<Relationship Id="${id}" Type="${worksheet}" Target="worksheets/sheet${place + 1}.xml"/>`,
  );
  return `<Relationships>${sheets.join('')}</Relationships>`;
}

function withExactTargets(relationships: string, names: ReadonlyMap<string, string>): string {
  return relationships.replace(/(?<=\sTarget=["'])[^"']*/g, (target) => {
    const name = names.get(toPartName(target).toLowerCase());
    return name === undefined ? target : `/${name}`;
  });
}

export const toPartName = (target: string) =>
  new URL(target, 'https://workbook.example/xl/').pathname.slice(1);

function withoutSections(text: string): string {
  const [begin = '', ...rest] = text.split('<![CDATA[');
  const parts = rest.map((part) => {
    const [section = '', ...behind] = part.split(']]>');
    return section.replaceAll('&', '&amp;').replaceAll('<', '&lt;') + behind.join(']]>');
  });
  return begin + parts.join('');
}

function countStyles(texts: readonly string[]): number {
  const [list = ''] = texts.flatMap((text) => text.split(/<\/?(?:\w+:)?cellXfs\b/)[1] ?? []);
  return list.match(/<(?:\w+:)?xf\b/g)?.length ?? 0;
}

const countsFrom1904 = /(?<=<(?:\w+:)?workbookPr\s[^<>]*\bdate1904=["'])true/;
const ownFormat = /<(?:\w+:)?numFmt\s[^<>]*\bnumFmtId=["'](\d{1,2})["']/g;
const formatId = /(?<=\bnumFmtId=["'])\d{1,2}(?=["'])/g;
const emptyCell = /<((?:\w+:)?c)\s[^<>]*(?:\/>|><\/\1>)/g;
const emptyRow = /<((?:\w+:)?row)\b[^<>]*(?:\/>|>\s*<\/\1>)/g;
const writtenValue = /\st=["'][bd]["']([^<>]*>\s*<(?:\w+:)?v>)(?![01]<)([^<]*)/g;
const styledNumber =
  /\ss=["']\d+["']([^<>]*>\s*(?:<(?:\w+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/(?:\w+:)?f>)\s*)?<(?:\w+:)?v>)(-?\d[^<]*)/g;
const lastDayBefore2200 = 109_574;
const dayForNever = 2_958_465;

function withoutStyle(styled: string, behind: string, value: string): string {
  const day = Math.floor(Math.abs(Number(value)));
  return day > lastDayBefore2200 && day !== dayForNever ? behind + value : styled;
}

function completePart(text: string, styles: number): string {
  let [row, column] = [0, 0];
  function completeTag(tag: string, name: string, attributes: string): string {
    const [, letters = '', number = ''] = /\sr=["']([A-Z]*)(\d+)["']/.exec(attributes) ?? [];
    if (name.endsWith('row')) {
      row = Number(number) || row + 1;
      column = 0;
      return tag;
    }
    column = letters ? toColumn(letters) : column + 1;
    row = Number(number) || row;
    const known = attributes.replace(/\ss=["'](\d+)["']/, (style, at) => (Number(at) < styles ? style : ''));
    return `<${name}${letters ? '' : ` r="${toLetters(column)}${row}"`}${known}>`;
  }
  const ownFormats = new Set([...text.matchAll(ownFormat)].map(([, id]) => id));
  return text
    .replace(countsFrom1904, '1')
    .replace(formatId, (id) => (ownFormats.has(id) ? String(1000 + Number(id)) : id))
    .replace(styledNumber, withoutStyle)
    .replace(writtenValue, (_, before: string, value: string) => ` t="str"${before}${toDayAndTime(value)}`)
    .replace(/<((?:\w+:)?(?:row|c))((?:\s[^<>]*)?\/?)>/g, completeTag)
    .replace(emptyCell, '')
    .replace(emptyRow, '');
}

export const toColumn = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

function toLetters(column: number): string {
  if (column === 0) return '';
  const last = (column - 1) % 26;
  return toLetters((column - 1 - last) / 26) + String.fromCharCode(65 + last);
}

const dayOfTimesAlone = /^1(?:899-12-3[01]|904-01-01)$/;

export function toDayAndTime(iso: string): string {
  const [day = '', time = '00:00:00'] = iso.split('T');
  if (dayOfTimesAlone.test(day)) return time.slice(0, 5);
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
