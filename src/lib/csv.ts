import Papa from 'papaparse';

/** Tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

const lineEnd = '\r\n';

/** Begins a formula in a spreadsheet; full-width forms count, and some programs drop blanks before it. */
const formula = '[^\\S\\t\\r\\n]*[=+\\-@＝＋－＠]';
/** A formula, a blank before one, or digits that a number would lose, round or take as an exponent. */
const risk = `(?:${formula}|[\\t\\r\\n]|0\\d+$|(?=[\\d.,]+$)(?:[.,]*\\d){9}|[\\d.,]+[eE][+-]?\\d+$)`;
/** '+1 876 555 0100' is no formula: a blank follows the country code. Groups of three alone are a number. */
const internationalNumber = '\\+(?!\\d{1,3}(?: \\d{3})+$)\\d{1,3} \\(?\\d[\\d ().-]*(?: ext\\. \\d+)?$';

const riskyCell = new RegExp(`^(?:'+${risk}|(?!${internationalNumber})${risk})`);
/** A cell for programs that split at another character than the comma. */
const riskyPiece = new RegExp(`([;\\t\\r\\n])(?=["']*${formula})`, 'g');
const guardedCell = new RegExp(`^'(?='*${risk})`);
const guardedPiece = new RegExp(`([;\\t\\r\\n])'(?=["']*${formula})`, 'g');

/** Puts `'` before text that a spreadsheet would run or round. */
export function guardFormula(text: string): string {
  const pieces = guardPieces(text);
  return riskyCell.test(pieces) ? `'${pieces}` : pieces;
}

/** Reads a cell that `guardFormula` or another program guarded: '="0123"' is a text for a spreadsheet. */
export function unguardFormula(cell: string): string {
  if (/^="[^"]*"$/.test(cell)) return cell.slice(2, -1);
  return cell.replace(guardedCell, '').replace(guardedPiece, '$1');
}

const guardPieces = (text: string) => text.replace(riskyPiece, "$1'");

export function toCsvLine(cells: readonly string[]): string {
  return Papa.unparse([cells.map(guardPieces)], { newline: lineEnd, escapeFormulae: riskyCell }) + lineEnd;
}

/** For the clipboard: quotes only a cell that holds a tab, a line break or a quotation mark. */
export function toTabLine(cells: readonly string[]): string {
  return Papa.unparse([cells.map(guardFormula)], { newline: lineEnd, delimiter: '\t' }) + lineEnd;
}
