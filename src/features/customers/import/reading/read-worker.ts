import { bytesOf, type ImportFile, ImportFileError, type ReadingChoices } from './import-file';
import { readBytes } from './read-bytes';

export interface ReadingRequest {
  file: File;
  choices: ReadingChoices;
}
export type ReadingMessage =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; file: ImportFile }
  /** 'refused' has a sentence for the person, 'failed' the message of a bug. */
  | { kind: 'refused' | 'failed'; message: string };

const post = (message: ReadingMessage) => self.postMessage(message);

self.onmessage = async ({ data: { file, choices } }: MessageEvent<ReadingRequest>) => {
  try {
    const report = async (share: number) => post({ kind: 'progress', share });
    post({ kind: 'read', file: await readBytes(await bytesOf(file), { name: file.name, choices, report }) });
  } catch (error) {
    const kind = error instanceof ImportFileError ? 'refused' : 'failed';
    post({ kind, message: error instanceof Error ? error.message : String(error) });
  }
};
