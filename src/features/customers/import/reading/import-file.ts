import type { EncodingReading } from './decode-text';

/** Requirement 2.25: the limits of one file, and of a cell in characters. */
export const importLimits = {
  lines: 5000,
  rows: 50_000,
  bytes: 20_000_000,
  columns: 200,
  cell: 32_767,
} as const;

export interface ImportFile {
  name: string;
  format: 'text' | 'contact cards' | 'workbook';
  encoding?: EncodingReading;
  delimiter?: string;
  headerLine: number;
  firstLines: readonly FileLine[];
  sheets?: { names: readonly string[]; read: string };
  remarks?: readonly string[];
  titles: readonly string[];
  lines: readonly ImportLine[];
  leftOut: readonly LeftOutLine[];
  counts: LineCounts;
}

interface FileLine {
  number: number;
  raw: string;
}

export interface ImportLine {
  number: number;
  cells: readonly string[];
  doubt?: { reason: string; raw: string };
}

export interface LeftOutLine extends FileLine {
  kind: LeftOutKind;
}

export type LeftOutKind = 'separator' | 'above' | 'titles' | 'repeated' | 'report';

export interface LineCounts extends Record<LeftOutKind | 'blank' | 'customers', number> {
  total: number;
}

export interface ReadingChoices {
  encoding?: string;
  delimiter?: string;
  headerLine?: number;
  sheet?: string;
}

export const tooManyColumns = `This file has more than ${importLimits.columns} columns, the most that can be read.`;

/** The message is a sentence for the person who chose the file. */
export class ImportFileError extends Error {}

const notOpened =
  'This file cannot be opened: it was changed or moved, or is in use. Close it in other programs, then choose it again.';

/** @throws {ImportFileError} if the file cannot be opened, which a change since the choice causes, too. */
export async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new ImportFileError(notOpened, { cause });
  }
}
