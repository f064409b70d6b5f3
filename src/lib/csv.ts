import Papa from 'papaparse';

/** Tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

const lineEnd = '\r\n';

/** Begins a formula in a spreadsheet; full-width forms count, and some programs drop blanks before it. */
const formula = '[^\\S\\t\\r\\n]*[=+\\-@＝＋－＠]';
const number = '(?:\\$ ?)?(?=\\.?\\d)\\d*(?:,\\d{3})*(?:\\.\\d*)?(?: ?%)?';
const plainNumber =
  '(?!\\$?0[\\d,])(?:\\d+(?:\\.\\d*[1-9])?|(?:\\$\\d{1,3}|\\d{1,3}(?=,))(?:,\\d{3})*(?:\\.\\d\\d)?|\\d+(?:\\.\\d\\d)?%)$';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const longYear = '(?:19|2\\d)\\d\\d';
const year = `(?:${longYear}|\\d\\d?)`;
const date = [
  `(?:${month}[/-]${day}|${day}[/-]${month})(?:[/-]${year})?`,
  `${month}[/-]${year}`,
  `(?!\\d{4}-\\d\\d-\\d\\d$)${longYear}[/-]${month}(?:[/-]${day})?`,
  `${day}[ /-]?${monthName}(?:[ ,/-]+${year})?`,
  `${monthName}[ /-]?${year}(?:[ ,/-]+${year})?`,
].join('|');
const time = '(?:\\d{1,2}(?::\\d{1,2}){1,2}(?: [ap]m?)?|(?:0?\\d|1[0-2])(?: [ap]m?|[ap]m))';
const plainTime = '(?:1?\\d|2[0-3]):[0-5]\\d$';
const shownDifferently = [
  `(?!${plainNumber})${number}`,
  `\\(${number}\\)`,
  `${number}-`,
  `(?:${date})(?: ${time})?`,
  `(?!${plainTime})${time}`,
  'true|false',
].join('|');
/** A formula, a blank before one, or text that a spreadsheet shows as another number, date, time or truth value. */
const risk = `(?:${formula}|[\\t\\r\\n]|0\\d+$|(?=[\\d.,]+$)(?:[.,]*\\d){9}|[\\d.,]+e[+-]?\\d+$|(?:${shownDifferently})$)`;
/** '+1 876 555 0100' is no formula: a blank follows the country code. Groups of three alone are a number. */
const internationalNumber = '\\+(?!\\d{1,3}(?: \\d{3})+$)\\d{1,3} \\(?\\d[\\d ().-]*(?: ext\\. \\d+)?$';

const riskyCell = new RegExp(`^(?:'+${risk}|(?!${internationalNumber})${risk})`, 'i');
/** A cell for programs that split at another character than the comma. */
const riskyPiece = new RegExp(`([;\\t\\r\\n])(?=["']*${formula})`, 'g');
const guardedCell = new RegExp(`^'(?='*${risk})`, 'i');
const guardedPiece = new RegExp(`([;\\t\\r\\n])'(?=["']*${formula})`, 'g');

/** Puts `'` before text that a spreadsheet would run or show as another text. */
export function guardCell(text: string): string {
  const pieces = guardPieces(text);
  return riskyCell.test(pieces) ? `'${pieces}` : pieces;
}

/** Reads a cell that `guardCell` or another program guarded: '="0123"' is a text for a spreadsheet. */
export function unguardCell(cell: string): string {
  if (/^="[^"]*"$/.test(cell)) return cell.slice(2, -1);
  return cell.replace(guardedCell, '').replace(guardedPiece, '$1');
}

const guardPieces = (text: string) => text.replace(riskyPiece, "$1'");

export function toCsvLine(cells: readonly string[]): string {
  return Papa.unparse([cells.map(guardPieces)], { newline: lineEnd, escapeFormulae: riskyCell }) + lineEnd;
}

/** For the clipboard: quotes only a cell that holds a tab, a line break or a quotation mark. */
export function toTabLine(cells: readonly string[]): string {
  return Papa.unparse([cells.map(guardCell)], { newline: lineEnd, delimiter: '\t' }) + lineEnd;
}
