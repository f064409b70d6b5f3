import { hasVisibleText } from '@/lib/text';
import { type Property, parseProperty, splitCards } from './card-properties';
import {
  type ImportFile,
  ImportFileError,
  type ImportLine,
  importLimits,
  tooManyColumns,
} from './import-file';
import { cellWasCut, countKinds, cutCell, isCut, tooMany } from './lines/account-lines';
import { ungarble } from './lines/double-encoding';

interface Card {
  cells: Map<string, string>;
  raw: string;
  unread: readonly string[];
}

/** Reads vCards 2.1, 3.0 and 4.0, a line for each. @throws {ImportFileError} with too many cards or no whole one. */
export function readContactCards(text: string): Omit<ImportFile, 'name' | 'format' | 'encoding'> {
  const written = splitCards(text);
  if (written.length === 0)
    throw new ImportFileError('This file holds no whole contact card. Export it again.');
  if (written.length > importLimits.lines) throw new ImportFileError(tooMany('contact cards'));
  const cards = written.map(({ lines, hasEnd }) => ({ ...readCard(lines), hasEnd }));
  const titles = [...new Set(cards.flatMap(({ cells }) => [...cells.keys()]))].sort(byUsualOrder);
  if (titles.length > importLimits.columns) throw new ImportFileError(tooManyColumns);
  const lines = cards.map(({ cells, raw, unread, hasEnd }, index): ImportLine => {
    const texts = titles.map((title) => cells.get(title) ?? '');
    const { doubts, ...ungarbled } = ungarble(texts.map(cutCell));
    if (texts.some(isCut)) doubts.push(cellWasCut);
    if (!hasEnd) doubts.push('This card has no end of its own: some of it may be missing.');
    if (unread.length > 0) doubts.push(`Not understood, and left out: ${unread.join(' · ')}`);
    return {
      number: index + 1,
      ...ungarbled,
      ...(doubts.length > 0 && { doubt: { reason: doubts.join(' '), raw: raw.slice(0, 1000) } }),
    };
  });
  return {
    headerLine: 0,
    firstLines: [],
    titles,
    lines,
    leftOut: [],
    counts: countKinds([], lines.length, 0),
  };
}

const usualTitles = ['First Name', 'Last Name', 'Name', 'Company', 'Position', 'Email', 'Phone', 'WhatsApp'];

function byUsualOrder(one: string, other: string): number {
  const placeOf = (title: string) =>
    usualTitles.includes(title) ? usualTitles.indexOf(title) : usualTitles.length;
  return placeOf(one) - placeOf(other);
}

const leftOutProperties =
  /^(version|prodid|uid|fn|kind|rev|photo|logo|sound|key|sort-string|source|class|member|x-ab(label|adr|uid|showas)|x-addressbookserver-.*|x-apple.*|x-ms-(signature|ol-.*|cardpicture))$/;

const titlesByProperty = new Map([
  ['org', 'Company'],
  ['title', 'Position'],
  ['role', 'Position'],
  ['email', 'Email'],
  ['tel', 'Phone'],
  ['x-ms-tel', 'Phone'],
  ['note', 'Notes'],
  ['url', 'Website'],
  ['bday', 'Birthday'],
  ['categories', 'Labels'],
  ['related', 'Related Person'],
  ['x-abrelatednames', 'Related Person'],
  ['x-abdate', 'Other Date'],
]);

function readCard(contentLines: readonly string[]): Card {
  const cells = new Map<string, string>();
  const unread: string[] = [];
  const labels = new Map(
    contentLines.flatMap((line) => {
      const [, group = '', label = ''] =
        /^([\w-]+)\.X-ABLabel[^:]*:(?:_\$!<)?(.*?)(?:>!\$_)?$/i.exec(line) ?? [];
      return group ? [[group.toLowerCase(), label] as const] : [];
    }),
  );
  const properties = contentLines.flatMap((line) => {
    const property = parseProperty(line);
    if (!property) unread.push(line.slice(0, 100));
    return property ?? [];
  });
  const textOf = (name: string) =>
    toText(properties.find((property) => property.name === name)?.values[0] ?? '');
  for (const property of properties.sort((one, other) => one.rank - other.rank)) {
    if (leftOutProperties.test(property.name)) continue;
    const isOtherAddress = property.name === 'adr' && cells.has('Address');
    for (const [title, value] of columnsOf(property, labels))
      add(cells, isOtherAddress ? (titlesOfOtherAddress[title] ?? title) : title, value);
  }
  const isCompany = /^org$/i.test(textOf('kind')) || /^company$/i.test(textOf('x-abshowas'));
  if (isCompany && !cells.has('Company')) add(cells, 'Company', textOf('fn'));
  else if (!cells.has('First Name')) {
    const [shown, part = ''] = [textOf('fn'), cells.get('Name')];
    if (hasVisibleText(shown) && !/\S\s+\S/.test(part) && shown.includes(part)) cells.set('Name', shown);
  }
  return { cells, raw: contentLines.join('\n'), unread };
}

function add(cells: Map<string, string>, title: string, value: string) {
  if (!hasVisibleText(value)) return;
  if (cells.size >= importLimits.columns) throw new ImportFileError(tooManyColumns);
  let column = title;
  for (let place = 2; cells.has(column); place += 1) column = `${title} ${place}`;
  cells.set(column, value);
}

const titlesOfOtherAddress: Record<string, string> = {
  Address: 'Address 2 - Street',
  Parish: 'Address 2 - Region',
  Country: 'Address 2 - Country',
};

const toText = (value: unknown): string =>
  [value]
    .flat(2)
    .map(String)
    .filter(hasVisibleText)
    .join(', ')
    .replace(/^(tel|mailto):/i, '')
    .replace(/;ext=/i, ' ext. ')
    .replaceAll('\\;', ';');

const usualWord =
  '(?:voice|cell|cellular|mobile|iphone|apple|watch|home|work|office|business|school|main|primary|other|pref|phone|tel|telephone|number|whatsapp|waid|fax|video|text|textphone|msg|modem|bbs|isdn|pcs|car|radio|x|\\d+)';
const usualLabel = new RegExp(`^(?:${usualWord}(?:[\\s,/_-]+${usualWord})*)?$`, 'i');

function withLabel(text: string, labels: readonly string[]): string {
  const own = labels.find((label) => !usualLabel.test(label.trim()));
  return own && text ? `${text} (${own.replace(/^x-|\\(?=.)|[()#]/gi, '')})` : text;
}

function namesOf(first: string, last: string): [string, string][] {
  if (!hasVisibleText(first) || !hasVisibleText(last)) return [['Name', first || last]];
  return [
    ['First Name', first],
    ['Last Name', last],
  ];
}

function columnsOf(
  { name, group, types, values }: Property,
  labels: Map<string, string>,
): [string, string][] {
  const [value] = values;
  const parts = Array.isArray(value) ? value.map(toText) : [toText(value)];
  const [one = '', two = '', three = '', four = '', five = '', six = '', seven = ''] = parts;
  switch (name) {
    case 'n':
      return [
        ...namesOf([two, three].filter(hasVisibleText).join(' '), one),
        ['Name Prefix', four],
        ['Name Suffix', five],
      ];
    case 'adr':
      return [
        ['Address', [one, two, three, four, six].filter(hasVisibleText).join(', ')],
        ['Parish', five],
        ['Country', seven],
      ];
    case 'tel':
    case 'impp': {
      const kinds = [labels.get(group) ?? '', ...types];
      const isWhatsapp = [one, ...kinds].some((text) => /whatsapp/i.test(text));
      const isOnly = (kind: RegExp) => kinds.some((text) => kind.test(text) && !/tel|phone/i.test(text));
      const other =
        name === 'impp' ? 'Messenger' : isOnly(/fax/i) ? 'Fax' : isOnly(/pager/i) ? 'Pager' : 'Phone';
      const titles = types.includes('waid') ? ['Phone', 'WhatsApp'] : [isWhatsapp ? 'WhatsApp' : other];
      const number = one.replace(/^(?:whatsapp|x-apple):/i, '');
      return titles.map((title) => [title, title === 'Phone' ? withLabel(number, kinds) : number]);
    }
    case 'org':
      return [
        ['Company', one],
        ['Department', parts.slice(1).filter(hasVisibleText).join(', ')],
      ];
    case 'related':
    case 'x-abrelatednames':
    case 'x-abdate':
      return [[titlesByProperty.get(name) ?? '', withLabel(one, [labels.get(group) ?? '', ...types])]];
    default:
      return [[titlesByProperty.get(name) ?? name.replace(/^x-/, ''), values.map(toText).join(',')]];
  }
}
