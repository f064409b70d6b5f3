const refusals = {
  pdf: 'This is a PDF document. Save the list as CSV in the program that made it.',
  picture: 'This is a picture. Save the list as CSV in the program that has it.',
  legacyWorkbook:
    'This is an Excel file of the old kind (.xls), or one with a password. Save it as Excel Workbook (.xlsx) without a password.',
  binaryWorkbook: 'This is a binary Excel file (.xlsb). Save it as Excel Workbook (.xlsx).',
  openDocument: 'This is an OpenDocument file. Save it as CSV or as Excel Workbook (.xlsx).',
  numbers: 'This is a Numbers document. Choose File, Export To, CSV in Numbers, and then that file here.',
  officeDocument:
    'This is a Word or PowerPoint document. Save its table as CSV or as Excel Workbook (.xlsx).',
  archive: 'This is a packed file. Unpack it, and choose the list in it.',
  webPage: 'This is a web page, whatever its name says. Open it in a spreadsheet, and save it as CSV.',
  xml: 'This is XML. Open it in a spreadsheet, and save it as CSV.',
  json: 'This is JSON. Export the list as CSV instead.',
  calendar: 'This is a calendar. Export contacts instead, as CSV or as contact cards (.vcf).',
  richText: 'This is a formatted document (RTF). Save its table as CSV.',
  damagedArchive: 'This file is damaged or not whole. Save or download it again.',
  binary: 'This is no list: it holds no readable text. Save the list as CSV.',
} as const;

/** Formats by the first bytes of a file, as Latin-1. */
const signatures: readonly [RegExp, keyof typeof refusals][] = [
  [/^%PDF/, 'pdf'],
  [
    /^(\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp(heic|heix|mif1|avif))/s,
    'picture',
  ],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signatures have some.
  [/^\xd0\xcf\x11\xe0/, 'legacyWorkbook'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signatures have some.
  [/^(\x1f\x8b|7z\xbc\xaf|Rar!|BZh|\xfd7zXZ)/, 'archive'],
];

const archiveMembers: readonly [RegExp, keyof typeof refusals | 'workbook'][] = [
  [/xl\/workbook\.xml/, 'workbook'],
  [/xl\/workbook\.bin/, 'binaryWorkbook'],
  [/Index\/Document\.iwa|Index\.zip/, 'numbers'],
  [/^PK.{28}mimetypeapplication\/vnd\.oasis/s, 'openDocument'],
  [/word\/document\.xml|ppt\/presentation\.xml/, 'officeDocument'],
];

const textBeginnings: readonly [RegExp, keyof typeof refusals | 'contact cards'][] = [
  [/^BEGIN:VCARD/i, 'contact cards'],
  [/^BEGIN:VCALENDAR/i, 'calendar'],
  [/^(<!doctype html|<html|<table|<meta|<head|<body)/i, 'webPage'],
  [/^<(\?xml|[a-z]+[\s>])/i, 'xml'],
  [/^(\{\s*["}]|\[\s*[[{])/, 'json'],
  [/^\{\\rtf/, 'richText'],
];

export type FileFormat = 'text' | 'workbook' | 'contact cards' | { refusal: string };

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** The format of the bytes, independent of the file's name; 'text' if none is recognised. */
export function formatOfBytes(bytes: Uint8Array): FileFormat {
  const begin = latin(bytes.subarray(0, 512));
  const signature = signatures.find(([pattern]) => pattern.test(begin));
  if (signature) return { refusal: refusals[signature[1]] };
  if (!begin.startsWith('PK\x03\x04')) return 'text';
  // The directory of an archive is at its end.
  const end = latin(bytes.subarray(-100_000));
  if (!end.includes('PK\x05\x06')) return { refusal: refusals.damagedArchive };
  const member =
    archiveMembers.find(([pattern]) => pattern.test(begin) || pattern.test(end))?.[1] ?? 'archive';
  return member === 'workbook' ? member : { refusal: refusals[member] };
}

export function formatOfText(text: string): FileFormat {
  const begin = text.slice(0, 2000).replace(/^[\ufeff\s]+/, '');
  const found = textBeginnings.find(([pattern]) => pattern.test(begin))?.[1];
  if (found) return found === 'contact cards' ? found : { refusal: refusals[found] };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
  const controls = begin.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return controls > begin.length / 10 ? { refusal: refusals.binary } : 'text';
}
