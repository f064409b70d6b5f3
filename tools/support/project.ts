import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Data and logs of the emulators; not in the repository. */
export const emulatorFolder = join(root, '.emulator');

/** The Firebase project of `npm start`. A name beginning with `demo-` never reaches a real project. */
export const startProject = 'demo-fuel';
export const testProject = 'demo-fuel-test';

export const installedPrograms = join(root, 'node_modules/.bin');

export const firebaseProgram = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
