import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const runFolder = mkdtempSync(join(tmpdir(), 'firebase-'));
const firebaseProgram = join(runFolder, 'firebase.cjs');
vi.doMock('../../../tools/support/project.ts', () => ({ firebaseProgram }));

afterAll(() => rmSync(runFolder, { recursive: true }));

it('Emulators that are not up yet end at once, though they overlook a signal', async () => {
  writeFileSync(
    firebaseProgram,
    "process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('begun');",
  );
  const { startFirebase } = await import('../../../tools/support/firebase-process');
  const firebase = await startFirebase({
    projectId: 'demo-slow',
    emulators: ['firestore'],
    config: { emulators: {} },
    runFolder,
    stopLimit: 30_000,
  });
  await vi.waitFor(() => expect(firebase.output()).toContain('begun'), 10_000);
  const begun = performance.now();
  await firebase.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
}, 60_000);
