import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UserError } from './fail.ts';
import type { FirebaseProcess } from './firebase-process.ts';
import { hasKeptData, unreadable } from './kept-data.ts';
import { root } from './project.ts';

/** Where firebase-tools keeps what the Firestore emulator prints. */
export const firestoreLog = 'firestore-debug.log';

/** Reads from the logs why the emulators did not start, as one sentence that says what to do. */
export function explainFailedStart(
  firebase: FirebaseProcess,
  runFolder: string,
  dataFolder: string | undefined,
): UserError {
  const ownLog = join(runFolder, firestoreLog);
  const log = firebase.output() + (existsSync(ownLog) ? readFileSync(ownLog, 'utf8') : '');
  if (/download|ENOTFOUND|EAI_AGAIN/i.test(log)) {
    return new UserError(
      'The Firestore emulator could not be downloaded: connect to the internet once, or install the Google Cloud SDK with its component cloud-firestore-emulator, then try again.',
    );
  }
  // The words of the Firestore and of the Auth emulator for data they cannot take back.
  if (dataFolder && hasKeptData(dataFolder) && /ExportImportUtil|INVALID_ARGUMENT/.test(log)) {
    return unreadable(dataFolder);
  }
  return new UserError(`The emulators could not start: ${relative(root, runFolder)} holds their logs.`);
}
