import { decode } from '@/features/customers/import/reading/decode-text';

const tags =
  'p|div|ul|ol|li|h[1-6]|blockquote|table|tbody|tr|td|th|b|i|u|em|strong|span|font|html|body|html-blob';
const closing = new RegExp(`</(?:${tags}|a)>`, 'i');
const anyTag = new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?>`, 'gi');
const endOfLine = /<\/(?:p|div|li|h[1-6]|blockquote|tr|td|th)>\n?/gi;
const link = /<a\s[^<>]*?href=["']([^"'<>]*)["'][^<>]*>([^<]*)<\/a>/gi;
const reference =
  /&(?:([A-Za-z])(acute|grave|circ|uml|tilde|cedil|ring)|([A-Za-z]+\d*)|#0*(9|[1-9]\d{1,5})|#[xX]0*([9AaDd]|[1-9A-Fa-f][\dA-Fa-f]{1,4}));/g;

const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
};

const named = new Map(
  Object.entries({
    quot: '"',
    apos: "'",
    nbsp: ' ',
    lt: '<',
    gt: '>',
    amp: '&',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    deg: '°',
    ordm: 'º',
    ordf: 'ª',
    szlig: 'ß',
    oslash: 'ø',
    Oslash: 'Ø',
    aelig: 'æ',
    AElig: 'Æ',
    iexcl: '¡',
    iquest: '¿',
    laquo: '«',
    raquo: '»',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    times: '×',
    copy: '©',
    euro: '€',
    pound: '£',
    reg: '®',
    trade: '™',
  }),
);

export function fromWebPage(cell: string): string {
  return withoutTags(cell.replace(/<br ?\/?>\n?/gi, '\n')).replace(
    reference,
    (found, letter: string, mark: string, name: string, decimal: string, hexadecimal: string) => {
      if (mark) return (letter + (marks[mark] ?? '')).normalize('NFC');
      return name ? (named.get(name) ?? found) : asBrowsersRead(Number(decimal ?? `0x${hexadecimal}`));
    },
  );
}

function asBrowsersRead(code: number): string {
  return code < 256 ? decode(Uint8Array.of(code), 'windows-1252') : String.fromCodePoint(code);
}

function withoutTags(text: string): string {
  if (!closing.test(text)) return text;
  const lines = text
    .replace(endOfLine, '\n')
    .replace(anyTag, '')
    .replace(link, (_, address: string, shown: string) =>
      isSaid(address, shown) ? shown : `${shown} (${address})`,
    )
    .split('\n');
  const trimmed = lines.map((line) => line.trim()).join('\n');
  return trimmed.replace(/\n{3,}/g, '\n\n').trim();
}

function isSaid(address: string, shown: string): boolean {
  return /^tel:/i.test(address) ? /\d/.test(shown) : address.replace(/^mailto:/i, '') === shown;
}
