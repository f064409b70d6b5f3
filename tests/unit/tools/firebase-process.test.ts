import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const runFolder = mkdtempSync(join(tmpdir(), 'firebase-'));
const firebaseProgram = join(runFolder, 'firebase.cjs');
vi.doMock('../../../tools/support/project.ts', () => ({ firebaseProgram }));

afterAll(() => rmSync(runFolder, { recursive: true }));

/** Starts a script in the place of firebase-tools, and waits until it has said something. */
async function startScript(source: string, said: string) {
  writeFileSync(firebaseProgram, source);
  const { startFirebase } = await import('../../../tools/support/firebase-process');
  const firebase = await startFirebase({
    projectId: 'demo-slow',
    emulators: ['firestore'],
    config: { emulators: {} },
    runFolder,
    stopLimit: 30_000,
  });
  await vi.waitFor(() => expect(firebase.output()).toContain(said));
  return firebase;
}

it('Emulators that are not up yet end at once, though they overlook a signal', async () => {
  const firebase = await startScript(
    "process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('begun');",
    'begun',
  );
  const begun = performance.now();
  await firebase.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
}, 60_000);

it('Emulators read accents in paths, whatever the locale of the machine is', async () => {
  vi.stubEnv('LC_ALL', 'C');
  const firebase = await startScript('console.log("locale", process.env.LC_ALL);', 'locale C.UTF-8');
  await firebase.stop();
}, 60_000);

it('Emulators run on when their log cannot be written', async () => {
  const log = join(runFolder, 'emulators.log');
  rmSync(log, { force: true });
  mkdirSync(log);
  const firebase = await startScript("setInterval(() => {}, 1000); console.log('begun');", 'begun');
  await firebase.stop();
  rmSync(log, { recursive: true });
}, 60_000);
