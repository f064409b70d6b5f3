import { join, resolve } from 'node:path';

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '../..');

/** Where the emulators keep what they need between runs; not in the repository. */
export const emulatorFolder = join(root, '.emulator');

/** The Firebase project of `npm start`. A name beginning with `demo-` never reaches a real project. */
export const startProject = 'demo-fuel';
export const testProject = 'demo-fuel-test';

/** Where npm puts the programs that it installs. */
export const installedPrograms = join(root, 'node_modules/.bin');

/** firebase-tools, to be run by Node. */
export const firebaseProgram = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
