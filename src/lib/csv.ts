import Papa from 'papaparse';

/** Tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

const lineEnd = '\r\n';

/** What makes a spreadsheet take a cell for a formula, full-width forms included. */
const formula = '[=+\\-@＝＋－＠]';
/** What makes a cell more than its text: a formula, a blank before one, or digits that a number would lose or round. */
const risk = `(?:${formula}|[\\t\\r\\n]|0\\d+$|[\\d.,]*\\d{9}[\\d.,]*$)`;
/**
 * A phone number in plain international form, '+1 876 555 0100': the blank after the country code is no operator, so
 * that there is nothing to run. Groups of three alone would be a number with its thousands set apart.
 */
const internationalNumber = '\\+(?!\\d{1,3}(?: \\d{3})+$)\\d{1,3} \\(?\\d[\\d ().-]*(?: ext\\. \\d+)?$';

const riskyCell = new RegExp(`^(?:'+${risk}|(?!${internationalNumber})${risk})`);
/** Where a program that splits at another character than a comma begins a cell. */
const riskyPiece = new RegExp(`([;\\t\\r\\n])(?=["']*${formula})`, 'g');
const guardedCell = new RegExp(`^'(?='*${risk})`);
const guardedPiece = new RegExp(`([;\\t\\r\\n])'(?=["']*${formula})`, 'g');

/** A cell that a spreadsheet shows as it is, instead of running or rounding it: risky beginnings get a leading `'`. */
export function guardFormula(text: string): string {
  const pieces = guardPieces(text);
  return riskyCell.test(pieces) ? `'${pieces}` : pieces;
}

/** The text of a cell that `guardFormula`, or another program that guards cells so, has written. */
export function unguardFormula(cell: string): string {
  return cell.replace(guardedCell, '').replace(guardedPiece, '$1');
}

const guardPieces = (text: string) => text.replace(riskyPiece, "$1'");

/** One line of RFC 4180, with its line end. */
export function toCsvLine(cells: readonly string[]): string {
  return Papa.unparse([cells.map(guardPieces)], { newline: lineEnd, escapeFormulae: riskyCell }) + lineEnd;
}
