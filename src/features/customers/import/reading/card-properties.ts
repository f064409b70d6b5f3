import ICAL from 'ical.js';
import { hasVisibleText } from '@/lib/text';
import { decodeText } from './decode-text';

interface WrittenCard {
  lines: string[];
  hasEnd: boolean;
}

export function splitCards(text: string): WrittenCard[] {
  // Quoted-printable lines continue after '=' at the end, other lines before a space.
  const unfolded = text
    .replace(/\r+\n|\r/g, '\n')
    .replace(/^(END:VCARD)?\ufeff?(?=BEGIN:VCARD)/gim, '$1\n')
    .replace(/^[^\n:]*QUOTED-PRINTABLE[^\n:]*:.*(?:(?<==)\n.*)*/gim, (line) => line.replace(/=\n[ \t]?/g, ''))
    .replace(/\n[ \t]/g, '');
  const cards: WrittenCard[] = [];
  let property = '';
  for (const line of unfolded.split('\n')) {
    const card = cards.at(-1);
    if (/^BEGIN:VCARD\s*$/i.test(line)) cards.push({ lines: [], hasEnd: false });
    else if (!card || card.hasEnd) continue;
    else if (/^END:VCARD\s*$/i.test(line)) card.hasEnd = true;
    else if (hasVisibleText(line)) {
      if (line.includes(':')) property = line;
      else if (isPhoto.test(property)) continue;
      card.lines.push(line);
    }
  }
  return cards;
}

const isPhoto = /^[^:]*[;=](?:BASE64|B)[;:]/i;

export interface Property {
  name: string;
  group: string;
  types: readonly string[];
  /** The preferred number or address comes first, then a mobile number. */
  rank: number;
  values: readonly unknown[];
}

const { vcard3 } = ICAL.design;
const design = { ...vcard3, value: { ...vcard3.value, unknown: vcard3.value.text } };

export function parseProperty(line: string): Property | undefined {
  try {
    const [name, parameters, , ...values] = ICAL.parse.property(toStandard(line), design);
    const given = parameters as Record<string, string | string[]>;
    const { type = [], group = '', pref = '', 'x-service-type': service = [] } = given;
    const types = [type, service, 'waid' in given ? 'waid' : []].flat().map((one) => one.toLowerCase());
    const isPreferred = pref === '1' || types.includes('pref');
    const rank = isPreferred ? 0 : types.includes('cell') ? 1 : 2;
    return { name, group: String(group).toLowerCase(), types, rank, values };
  } catch {
    return undefined;
  }
}

/** Converts a line of vCard 2.1: 'TEL;CELL:' → 'TEL;TYPE=CELL:'; decodes quoted-printable. */
function toStandard(line: string): string {
  const [, name = '', given = '', value = ''] = /^([^:;]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/s.exec(line) ?? [];
  if (!given) return line;
  const parameters = given.slice(1).split(';');
  const charset = /CHARSET="?([\w-]+)/i.exec(given)?.[1];
  const kept = parameters
    .filter((parameter) => !/^(CHARSET|ENCODING)=|^(QUOTED-PRINTABLE|BASE64|8BIT|7BIT)$/i.test(parameter))
    .map((parameter) => decodeLabel(parameter) ?? parameter)
    .map((parameter) => (parameter.includes('=') ? parameter : `TYPE=${parameter}`));
  const isQuoted = /(^|[;=])QUOTED-PRINTABLE/i.test(given);
  const decoded = isQuoted
    ? value
        .split(';')
        .map((part) => escapePart(decodeQuotedPrintable(part, charset)))
        .join(';')
    : value;
  return `${[name, ...kept].join(';')}:${decoded}`;
}

/** Android's own label: 'X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=57=41)' → 'WA'. */
function decodeLabel(parameter: string): string | undefined {
  const [, given = '', label] = /^X-CUSTOM\(((?:[A-Z]+=[\w-]+,)*)(.*)\)$/i.exec(parameter) ?? [];
  if (label === undefined) return;
  const charset = /CHARSET=([\w-]+)/i.exec(given)?.[1];
  const decoded = /QUOTED-PRINTABLE/i.test(given) ? decodeQuotedPrintable(label, charset) : label;
  return decoded.replace(/[^\p{L}\d]+/gu, '-');
}

function decodeQuotedPrintable(text: string, charset: string | undefined): string {
  const bytes = Uint8Array.from(
    [...text.matchAll(/=([0-9a-f]{2})|./gis)].map(([char, code]) =>
      code ? Number.parseInt(code, 16) : char.charCodeAt(0),
    ),
  );
  return charset ? new TextDecoder(charset).decode(bytes) : decodeText(bytes).text;
}

const escapePart = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
