import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCredentials, demoStaff } from '@/features/session/demo-credentials';
import { brotliSize } from '../../../tools/site-build/weights';

const run = promisify(execFile);

const project = {
  VITE_FIREBASE_API_KEY: 'made-up-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'island-fuel-live.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'island-fuel-live',
  VITE_FIREBASE_APP_ID: '1:123:web:abc',
};

/** A developer's shell or .env file may hold these; no visitor sees them. */
const emulators = {
  VITE_FIREBASE_EMULATORS: 'true',
  VITE_EMULATOR_HOST: '127.0.0.1',
  VITE_FIRESTORE_EMULATOR_PORT: '48080',
  VITE_AUTH_EMULATOR_PORT: '49099',
};

/** The pages are heaviest with a report address, and still keep to their limits. */
const errorsUrl = 'https://errors.example/collect';

/** Runs `npm run build`; a variable that is empty counts as missing, whatever a .env file says. */
function build(variables: Record<string, string>, ...options: string[]) {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  return run(process.execPath, ['tools/run.mjs', 'build', ...options], {
    env: { ...environment, ...variables },
  });
}

describe('npm run build', () => {
  it('fails without its values, in one sentence that names every missing one', async () => {
    const empty = Object.fromEntries(Object.keys(project).map((name) => [name, '']));
    const failed: unknown = await build(empty).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stdout: '' });
    const { stderr } = failed as { stderr: string };
    for (const name of Object.keys(project)) expect(stderr).toContain(name);
    expect(stderr.match(/without /g)).toHaveLength(1);
    expect(stderr).not.toContain('    at ');
  }, 60_000);
});

describe('npm run build with a folder', () => {
  it('empties none that holds something else than a site', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'letters-'));
    writeFileSync(join(folder, 'letter.txt'), 'Dear Marcia');
    const failed: unknown = await build(project, folder).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1 });
    const { stderr } = failed as { stderr: string };
    expect(stderr).toMatch(/holds something else than a built site/);
    expect(stderr).not.toContain('    at ');
    expect(readdirSync(folder)).toEqual(['letter.txt']);
    rmSync(folder, { recursive: true });
  }, 60_000);
});

describe('a production bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  let files: { name: string; content: string }[];

  beforeAll(async () => {
    await build({ ...project, ...emulators, VITE_ERRORS_URL: errorsUrl }, folder);
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => ({ name, content: readFileSync(join(folder, name), 'latin1') }));
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The files that hold a text, or match a pattern. */
  const filesWith = (sought: string | RegExp) =>
    files
      .filter(({ content }) => (typeof sought === 'string' ? content.includes(sought) : sought.test(content)))
      .map(({ name }) => name);

  it('is a whole site that knows its project', () => {
    const names = files.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['index.html', 'contact.html', 'login.html', 'app.html']));
    expect(filesWith(project.VITE_FIREBASE_API_KEY)).not.toEqual([]);
  });

  const demoAccounts = [...demoStaff, demoCredentials.customer, demoCredentials.driver];

  it.each(demoAccounts)('holds no demo credential of $email', ({ email, password }) => {
    expect(filesWith(email)).toEqual([]);
    expect(filesWith(password)).toEqual([]);
  });

  it('says nowhere that sign-in is simulated', () => {
    expect(filesWith(/Demo accounts|Sign-in is simulated/)).toEqual([]);
  });

  it('holds no mock token, nor the SDK’s way to make one', () => {
    expect(filesWith(/mockUserToken|demo-(admin|customer|driver|\$\{)/)).toEqual([]);
  });

  it('holds no address of an emulator, nor the SDK’s way to connect to one', () => {
    expect(filesWith('127.0.0.1')).toEqual([]);
    expect(filesWith(/\b(48080|49099|8080|9099)\b/)).toEqual([]);
    expect(filesWith('demo-fuel')).toEqual([]);
    // Error texts of `connectFirestoreEmulator` and `connectAuthEmulator`.
    expect(filesWith(/Host has been set in both settings|emulator-config-failed/)).toEqual([]);
    expect(filesWith(/firebase-emulator-warning|WARNING: You are using the Auth Emulator/)).toEqual([]);
  });

  it('names localhost nowhere but in code that libraries bring', () => {
    expect(filesWith('localhost').map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
      'static/js/firebase-auth',
      'static/js/react',
    ]);
  });

  it('has a service worker that knows its own files alone', () => {
    const worker = files.find(({ name }) => name === 'service-worker.js')?.content ?? '';
    expect(worker).toMatch(/static\/js\/send-draft-[\w-]{8}\.js/);
    // Without it, a build that changes nothing but a page would leave the page before kept.
    expect(worker).toMatch(/version:.[\w-]{12}/);
    expect(worker).not.toMatch(/googleapis|firebaseapp/);
    expect(brotliSize(Buffer.from(worker, 'latin1'))).toBeLessThan(4 * 1024);
  });

  it('holds no source map', () => {
    expect(files.map(({ name }) => name).filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(filesWith('sourceMappingURL')).toEqual([]);
  });

  it('holds nothing of App Check unless it is switched on', () => {
    expect(filesWith(/firebaseappcheck|ReCaptchaEnterpriseProvider/)).toEqual([]);
  });

  it('reports bugs from one place', () => {
    // The company's details hold the build's variables, this one among them, and report nothing.
    expect(filesWith(/\(['"`]https:\/\/errors\.example\/collect['"`],/)).toHaveLength(1);
    expect(filesWith('sendBeacon')).toEqual([expect.stringMatching(/^static\/js\/error-beacon-/)]);
  });

  it('brings an administrator less than 60 KB of Firebase', () => {
    const chunks = files.filter(({ name }) => /js\/firebase(-auth)?-[\w-]{8}\.js$/.test(name));
    expect(chunks).toHaveLength(2);
    const bytes = chunks.map(({ content }) => brotliSize(Buffer.from(content, 'latin1')));
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(60 * 1024);
    expect(filesWith(/['"`]\.\/firebase-auth-[\w-]{8}\.js/)).toEqual([
      expect.stringMatching(/^static\/js\/staff-auth-/),
    ]);
  });
});
