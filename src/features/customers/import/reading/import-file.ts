import type { EncodingReading } from './decode-text';

/** Requirement 2.25: the most that one file may hold. */
export const importLimits = {
  /** Customers in a file. */
  lines: 5000,
  /** Lines of any kind, empty ones included. */
  rows: 50_000,
  bytes: 20_000_000,
  columns: 200,
  /** Characters in a cell: those of a spreadsheet's cell. */
  cell: 32_767,
} as const;

/** A file of customers: the titles of its columns, a line each, and an account of every other line. */
export interface ImportFile {
  name: string;
  format: 'text' | 'contact cards' | 'workbook';
  /** Absent for a workbook, which has only one reading. */
  encoding?: EncodingReading;
  /** Between two cells; absent where nothing separates them but the format. */
  delimiter?: string;
  /** Number of the line with the titles; 0 where the file has none. */
  headerLine: number;
  /** The first lines of the file, from which the titles are chosen. */
  firstLines: readonly FileLine[];
  /** Names of a workbook's sheets, and which of them is read. */
  sheets?: { names: readonly string[]; read: string };
  titles: readonly string[];
  lines: readonly ImportLine[];
  leftOut: readonly LeftOutLine[];
  counts: LineCounts;
}

/** A line as the file has it. A cell with line breaks belongs to one line, as in a spreadsheet. */
interface FileLine {
  /** Counts from 1. */
  number: number;
  /** Its text, cut where it is long. */
  raw: string;
}

/** A line that may become a customer. */
export interface ImportLine {
  /** Its number in the file, as a spreadsheet counts. */
  number: number;
  cells: readonly string[];
  /** Why somebody must look before it is stored, and the text of the line. */
  doubt?: { reason: string; raw: string };
}

/** A line that becomes no customer. */
export interface LeftOutLine extends FileLine {
  kind: LeftOutKind;
}

export type LeftOutKind = 'separator' | 'above' | 'titles' | 'repeated';

/** How many lines of each kind the file has: they add up to `total`. */
export interface LineCounts extends Record<LeftOutKind | 'blank' | 'customers', number> {
  total: number;
}

/** How a person wants a file to be read; what is absent is detected. */
export interface ReadingChoices {
  encoding?: string;
  delimiter?: string;
  headerLine?: number;
  sheet?: string;
}

/** Why a file cannot be read, in a sentence for its reader. */
export class ImportFileError extends Error {}
