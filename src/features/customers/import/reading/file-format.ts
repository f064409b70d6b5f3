const refusals = {
  pdf: 'This is a PDF document. Save the list as CSV in the program that made it.',
  picture: 'This is a picture. Save the list as CSV in the program that has it.',
  legacyWorkbook:
    'This is an Excel file of the old kind (.xls), or one with a password. Save it as Excel Workbook (.xlsx) without a password.',
  binaryWorkbook: 'This is a binary Excel file (.xlsb). Save it as Excel Workbook (.xlsx).',
  openDocument: 'This is an OpenDocument file. Save it as CSV or as Excel Workbook (.xlsx).',
  appleDocument:
    'This is a Numbers, Pages or Keynote document. Choose File, Export To, CSV in Numbers, and then that file here.',
  officeDocument:
    'This is a Word or PowerPoint document. Save its table as CSV or as Excel Workbook (.xlsx).',
  message: 'This is an e-mail. Save the list that it holds as CSV, and choose that file.',
  archive: 'This is a packed file. Unpack it, and choose the list in it.',
  webPage: 'This is a web page, whatever its name says. Open it in a spreadsheet, and save it as CSV.',
  xml: 'This is XML. Open it in a spreadsheet, and save it as CSV.',
  json: 'This is JSON. Export the list as CSV instead.',
  calendar: 'This is a calendar. Export contacts instead, as CSV or as contact cards (.vcf).',
  chat: 'This is a chat, as WhatsApp exports it. Export the contacts of the phone as contact cards (.vcf) instead.',
  ldif: 'This is an LDIF file. Export the address book as CSV or as contact cards (.vcf) instead.',
  sql: 'This is a database dump (SQL). Export the table of customers as CSV instead.',
  oldSheet:
    'This is a list as old spreadsheets exchange it (SYLK or DIF). Open it in a spreadsheet, and save it as CSV.',
  richText: 'This is a formatted document (RTF). Save its table as CSV.',
  damagedArchive: 'This file is damaged or not whole. Save or download it again.',
  binary: 'This is no list: it holds no readable text. Save the list as CSV.',
} as const;

const signatures: readonly [RegExp, keyof typeof refusals][] = [
  [/^%PDF/, 'pdf'],
  [
    /^(\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp(heic|heix|mif1|avif))/s,
    'picture',
  ],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signatures have some.
  [/^(\x1f\x8b|7z\xbc\xaf|Rar!|BZh|\xfd7zXZ)/, 'archive'],
  [/^PK.{28}mimetypeapplication\/vnd\.oasis/s, 'openDocument'],
];

/** By the names in a file of Microsoft's old format, which otherwise is most likely a workbook. */
const oldMembers: readonly [RegExp, keyof typeof refusals][] = [
  [/__(nameid|properties)_version1\.0\0/, 'message'],
  [/(WordDocument|PowerPoint Document)\0/, 'officeDocument'],
  [/^/, 'legacyWorkbook'],
];

const archiveMembers: readonly [RegExp, keyof typeof refusals | 'workbook'][] = [
  [/workbook\.xml/, 'workbook'],
  [/xl\/workbook\.bin/, 'binaryWorkbook'],
  [/Index\/Document\.iwa|Index\.zip/, 'appleDocument'],
  [/META-INF\/manifest\.xml/, 'openDocument'],
  [/word\/document\.xml|ppt\/presentation\.xml/, 'officeDocument'],
];

const chatTime =
  /\u200e?\[?\d{1,4}(?:[/.-]\d{1,4}){2},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:[ap]\.?\s?m\.?)?(?:\] | - )/
    .source;

const textBeginnings: readonly [RegExp, keyof typeof refusals | 'contact cards'][] = [
  [/^BEGIN:VCARD/i, 'contact cards'],
  [/^BEGIN:VCALENDAR/i, 'calendar'],
  [
    /^(<\?xml[^>]*>\s*)?<(!--|(!doctype html|html|head|meta|title|style|script|body|table|tr|div|p|center|font)\b)/i,
    'webPage',
  ],
  [/^(from: .?saved by |mime-version: .*\n(x-.*\n)*content-type: multipart\/related)/i, 'webPage'],
  [
    /^(from .*\n)?(?=([\w-]+: .*\n|[ \t].*\n){2,}\n)([\w-]+: .*\n|[ \t].*\n)*?((received|message-id|mime-version): |(from|to|return-path|delivered-to): .*@)/i,
    'message',
  ],
  [new RegExp(`^(?:${chatTime}.*\\n){0,9}${chatTime}(?:[^,;|\\t\\n]+: |.*\\bencrypt)`, 'i'), 'chat'],
  [/^(#.*\n\s*)*(version: \d\s+)?dn:(: \S| \w+=)/i, 'ldif'],
  [
    /^(\/\*m?!\d{5}|(--.*\n\s*)*(--.*SQL.*\bdump\b|create (table|database) .*[(;]|drop table .*;|insert into \S+ .*(\(|values)|set names .*;|(start|begin) transaction;))/i,
    'sql',
  ],
  [/^<(\?xml|[a-z]+[\s>])/i, 'xml'],
  [/^(\{\s*["}]|\[\s*([[{]|"[^"]*"\s*,\s*"))/, 'json'],
  [/^(ID;P\w*(;[NE])*\n[A-Z]{1,2};[A-Z]|TABLE\n0,1\n)/, 'oldSheet'],
  [/^\{\\rtf/, 'richText'],
];

type FileFormat = 'text' | 'workbook' | 'contact cards' | { refusal: string };

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function oldFormat(begin: string, bytes: Uint8Array): keyof typeof refusals | undefined {
  if (!begin.startsWith('\xd0\xcf\x11\xe0')) return;
  const names = new TextDecoder('utf-16le').decode(bytes);
  return oldMembers.find(([pattern]) => pattern.test(names))?.[1];
}

const lengthOfEnd = 22;
const longestComment = 65_535;
const unknown = 0xff_ff_ff_ff;

/** The names of the members; undefined in a damaged archive. A ZIP64 archive tells another place, so its end is read. */
function directoryOf(bytes: Uint8Array): string | undefined {
  const textOf = (from: number, to?: number) =>
    new TextDecoder('windows-1252').decode(bytes.subarray(from, to));
  const start = Math.max(bytes.length - lengthOfEnd - longestComment, 0);
  const place = textOf(start).lastIndexOf('PK\x05\x06') + start;
  if (place < start) return undefined;
  const end = new DataView(bytes.buffer, bytes.byteOffset + place, bytes.length - place);
  const [size, offset] =
    end.byteLength < lengthOfEnd ? [unknown, unknown] : [end.getUint32(12, true), end.getUint32(16, true)];
  if (Math.max(size, offset) === unknown) return textOf(Math.max(place - 1_000_000, 0), place);
  return offset + size > place ? undefined : textOf(offset, offset + size);
}

/** The format of the bytes, independent of the file's name; 'text' if none is recognised. */
export function formatOfBytes(bytes: Uint8Array): FileFormat {
  const begin = latin(bytes.subarray(0, 512));
  const signature = signatures.find(([pattern]) => pattern.test(begin))?.[1] ?? oldFormat(begin, bytes);
  if (signature) return { refusal: refusals[signature] };
  if (!begin.startsWith('PK\x03\x04')) return 'text';
  const directory = directoryOf(bytes);
  if (directory === undefined) return { refusal: refusals.damagedArchive };
  const member = archiveMembers.find(([pattern]) => pattern.test(directory))?.[1] ?? 'archive';
  return member === 'workbook' ? member : { refusal: refusals[member] };
}

export function formatOfText(text: string): FileFormat {
  const begin = text
    .slice(0, 5000)
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[\ufeff\s]|<!--(?:[^-]|-(?!->))*-->)+/, '');
  const found = textBeginnings.find(([pattern]) => pattern.test(begin))?.[1];
  if (found) return found === 'contact cards' ? found : { refusal: refusals[found] };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
  const controls = begin.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return controls > begin.length / 10 ? { refusal: refusals.binary } : 'text';
}
