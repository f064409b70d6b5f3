import { type ValueOf, valueIn } from '@/domain/options';

export const encodings = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'utf-16le', label: 'Unicode text of Excel (UTF-16)' },
  { value: 'utf-16be', label: 'Unicode, big-endian (UTF-16 BE)' },
  { value: 'windows-1252', label: 'Windows (1252)' },
  { value: 'macintosh', label: 'Macintosh (Mac Roman)' },
  { value: 'ibm850', label: 'MS-DOS (850)' },
] as const;

type Encoding = ValueOf<typeof encodings>;

export interface EncodingReading {
  name: Encoding;
  isProved: boolean;
  words: readonly string[];
}

const shownWords = 12;

/** The upper half of code page 850, which `TextDecoder` does not support. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export function decodeText(bytes: Uint8Array, chosen?: string): { text: string; encoding: EncodingReading } {
  const known = knownEncoding(bytes);
  const choice = valueIn(encodings, chosen);
  const name = choice ?? known ?? likeliestEncoding(bytes);
  const text = decode(bytes, name);
  return { text, encoding: { name, isProved: known !== undefined, words: unusualWords(text) } };
}

export function markedEncoding(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

/** Proved by a byte order mark, the zeros of UTF-16, or valid UTF-8. */
function knownEncoding(bytes: Uint8Array): Encoding | undefined {
  const marked = markedEncoding(bytes);
  if (marked) return marked;
  const zeros = [0, 0];
  const sample = bytes.subarray(0, 4096);
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Every second byte of Western UTF-16 text is zero.
  if (Math.max(even, odd) > sample.length / 6 && Math.min(even, odd) < Math.max(even, odd) / 10)
    return odd > even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return undefined;
  }
}

/** The encoding with the fewest unlikely letters. Decision 14 says why no package detects it. */
function likeliestEncoding(bytes: Uint8Array): Encoding {
  const candidates = (['windows-1252', 'macintosh', 'ibm850', 'utf-8'] as const).map((name) => ({
    name,
    unlikely: countUnlikely(decode(bytes, name)),
  }));
  return candidates.reduce((best, next) => (next.unlikely < best.unlikely ? next : best)).name;
}

export function decode(bytes: Uint8Array, name: Encoding): string {
  if (name !== 'ibm850') {
    // Without `stream`, Node 20 decodes windows-1252 as Latin-1.
    const decoder = new TextDecoder(name);
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  }
  const latin = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * 8192, (part + 1) * 8192)),
  ).join('');
  return latin.replace(/[\u0080-\u00ff]/g, (letter) => codePage850.charAt(letter.charCodeAt(0) - 128));
}

const sampledLetters = 5000;

function unusualPlaces(text: string): number[] {
  const places: number[] = [];
  for (const { index } of text.matchAll(/[^\p{ASCII}\ufeff]/gu)) {
    places.push(index);
    if (places.length === sampledLetters) break;
  }
  return places;
}

function unusualWords(text: string): string[] {
  const words = new Set<string>();
  for (const place of unusualPlaces(text)) {
    const [before = ''] = /[^\s,;|"<>]*$/.exec(text.slice(Math.max(place - 20, 0), place)) ?? [];
    const [after = ''] = /^[^\s,;|"<>]*/.exec(text.slice(place, place + 20)) ?? [];
    words.add(before + after);
    if (words.size === shownWords) break;
  }
  return [...words];
}

const isLetter = (char: string) => /\p{L}/u.test(char);
const isLower = (char: string) => /\p{Ll}/u.test(char);
const isUpper = (char: string) => /\p{Lu}/u.test(char);

/** Characters that no English, Spanish, French, Portuguese or German text has. */
const odd =
  /[\ufffd\u0080-\u009f\uf8ff\u0370-\u03ff\u2200-\u22ff\u2500-\u25ffƒıÐðÞþŠšŽžˆ˜¯˘˙˚¸˝˛ˇ¤¦¨´¬¶†‡‰‹›„‚ﬁﬂ◊⁄Œœ]/u;

function countUnlikely(text: string): number {
  return unusualPlaces(text).filter((place) =>
    isUnlikely(
      text.charAt(place),
      text.slice(Math.max(place - 1, 0), place),
      text.slice(place + 1, place + 3),
    ),
  ).length;
}

/** Unlikely between its neighbours: 'JosÈ', 'M¸ller', 'N–ez'. */
function isUnlikely(char: string, before: string, after: string): boolean {
  const next = after.charAt(0);
  if (odd.test(char)) return true;
  if (isLower(char)) {
    if (isLetter(before)) return isUpper(next) && !isLower(before);
    return isUpper(next) || (isLetter(next) ? /[ëïñìòùýÿõãæø]/ : /[^àáéèíóú]/).test(char);
  }
  if (isUpper(char)) {
    if (isLetter(before)) return isLower(before) || /^\p{Lu}?\p{Ll}/u.test(after);
    return isUpper(next) && isLower(after.charAt(1));
  }
  if (char === '’') return isLower(before) && /[^\P{Ll}dlmrstv]/u.test(next);
  if (char === '‘') return isLetter(before);
  if (/[ªº]/.test(char)) return !/[\d.nN]/.test(before);
  if (/[“¿¡£€]/.test(char)) return /[\p{L}\d]/u.test(before);
  return isLetter(next) && (isLetter(before) || char === '…' || char === '”');
}
