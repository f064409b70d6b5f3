import { decode } from '@/features/customers/import/reading/decode-text';

/** UTF-8 of Western letters and signs that a program read in its own encoding, and stored so: 'JosÃ©', 'Jos√©'. */
const misreadings = (['windows-1252', 'macintosh'] as const).map((name) => {
  const upperHalf = decode(
    Uint8Array.from({ length: 128 }, (_, place) => place + 128),
    name,
  );
  const bytes = new Map([...upperHalf].map((letter, place) => [letter, place + 128]));
  const next = `[${upperHalf.slice(0, 64)}]`;
  const [c2, c3, e2, f0, x9f] = [0xc2, 0xc3, 0xe2, 0xf0, 0x9f].map((byte) => upperHalf.charAt(byte - 128));
  return { bytes, sequence: new RegExp(`[${c2}${c3}]${next}|${e2}${next}{2}|${f0}${x9f}${next}{2}`, 'g') };
});

function undoDoubleEncoding(cell: string): string {
  return misreadings.reduce(
    (text, { bytes, sequence }) =>
      text.replace(sequence, (letters) =>
        new TextDecoder().decode(Uint8Array.from(letters, (letter) => bytes.get(letter) ?? 0)),
      ),
    cell,
  );
}

const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const withPlainSpaces = (cell: string) => cell.replace(invisible, '').replace(/[^\S\t\r\n ]/g, ' ');

export function ungarble(written: readonly string[]): { cells: string[]; doubts: string[] } {
  const cells = written.map(undoDoubleEncoding);
  const garbled = cells.findIndex((cell, column) => cell !== written[column]);
  const doubt = `Some letters look garbled: ‘${written[garbled]}’ is read as ‘${cells[garbled]}’.`;
  return { cells: cells.map(withPlainSpaces), doubts: garbled === -1 ? [] : [doubt] };
}
