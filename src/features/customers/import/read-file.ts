import Papa from 'papaparse';
import { hasVisibleText } from '@/lib/text';

/** Requirement 2.25: the most customers that one file may hold, and the most bytes that are read of it. */
export const importLimits = { lines: 5000, bytes: 20_000_000 } as const;

/** A file of customers: the titles of its columns, and a line each. */
export interface ImportFile {
  name: string;
  titles: readonly string[];
  lines: readonly ImportLine[];
}

export interface ImportLine {
  /** Its number as a spreadsheet counts: the titles are 1. */
  number: number;
  cells: readonly string[];
}

/** Why a file cannot be read, in a sentence for its reader. */
export class ImportFileError extends Error {}

/**
 * Reads a CSV file, whichever separator and of the two usual encodings it has.
 * @throws {ImportFileError} when it is no list, or too long a one.
 */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size > importLimits.bytes) throw new ImportFileError('This file is too large to be a list.');
  const rows = Papa.parse<string[]>(decode(await file.arrayBuffer())).data;
  const [titles = [], ...lines] = rows.map((cells, index) => ({ number: index + 1, cells })).filter(isFilled);
  if (!('cells' in titles) || lines.length === 0) {
    throw new ImportFileError('This file has no line below its titles.');
  }
  if (lines.length > importLimits.lines) {
    const [has, most] = [lines.length, importLimits.lines].map((count) => count.toLocaleString('en-JM'));
    throw new ImportFileError(`This file has ${has} lines; ${most} can be imported at a time. Split it.`);
  }
  return { name: file.name, titles: titles.cells.map((title) => title.trim()), lines };
}

const isFilled = ({ cells }: ImportLine) => cells.some(hasVisibleText);

/** UTF-8, or what spreadsheets on Windows write where it is none. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
