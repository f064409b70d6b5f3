/** Tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

const lineEnd = '\r\n';

/** What makes a spreadsheet take a cell for a formula. */
const formulaStart = /^[=+\-@\t\r\n]/;

/**
 * A phone number in plain international form, '+1 876 555 0100': no letter or operator but hyphens between
 * digits after a space, so no spreadsheet finds anything in it to run.
 */
const internationalNumber = /^\+\d{1,3}(?:\d{4,12}| \d{2,4}(?:[ -]\d{2,4}){1,3})$/;

/** A cell that a spreadsheet shows instead of running: text that would begin a formula gets a leading `'`. */
export function guardFormula(text: string): string {
  return formulaStart.test(text) && !internationalNumber.test(text) ? `'${text}` : text;
}

/** The text of a cell that `guardFormula` may have written. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** What most cells have none of: they are written as they are. */
const special = new RegExp(`${formulaStart.source}|[",\r\n]`);

function toCell(text: string): string {
  if (!special.test(text)) return text;
  const guarded = guardFormula(text);
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** One line of RFC 4180, with its line end. */
export function toCsvLine(cells: readonly string[]): string {
  return cells.map(toCell).join(',') + lineEnd;
}
