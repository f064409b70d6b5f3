import { describe, expect, it } from 'vitest';
import firebaseJson from '../../../firebase.json';
import { hostingFor } from '../../../tools/support/hosting-config';

const build = {
  inline: { style: 'a{}', script: 'b()' },
  appCheck: false,
  reportUrls: [],
  hashedFiles: ['/static/js/a-1234abcd.js'],
};

type Hosting = ReturnType<typeof hostingFor>;

/** A header as the last rule of a source sets it. */
function header(hosting: Hosting, source: string, name: string): string | undefined {
  return hosting.headers.find((rule) => rule.source === source)?.headers.find(({ key }) => key === name)
    ?.value;
}

const policyOf = (hosting: Hosting) => header(hosting, '**', 'Content-Security-Policy');

describe('the hosting configuration of a build', () => {
  it('serves its folder with a policy and firebase.json’s headers', () => {
    const hosting = hostingFor(build, 'dist');
    expect(hosting.public).toBe('dist');
    expect(policyOf(hosting)).toMatch(
      /'sha256-.*https:\/\/firestore\.googleapis\.com.*; upgrade-insecure-requests$/,
    );
    expect(hosting).toMatchObject({
      rewrites: firebaseJson.hosting.rewrites,
      redirects: firebaseJson.hosting.redirects,
    });
    for (const { key, value } of firebaseJson.hosting.headers[0]?.headers ?? []) {
      expect(header(hosting, '**', key)).toBe(value);
    }
  });

  it('serves a build for the emulators with a policy for these alone', () => {
    const policy = policyOf(hostingFor(build, 'site', ['http://127.0.0.1:8080']));
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:8080;");
    expect(policy).not.toMatch(/googleapis|upgrade-insecure-requests/);
  });

  it('lets browsers keep existing hashed files for a year', () => {
    const { headers } = hostingFor(build, 'dist');
    expect(headers.map(({ source }) => source)).toEqual(['**', '/static/js/a-1234abcd.js']);
    expect(headers.at(-1)?.headers).toEqual(firebaseJson.hosting.headers.at(-1)?.headers);
  });

  it('admits App Check’s sources when the build has it', () => {
    expect(policyOf(hostingFor({ ...build, appCheck: true }, 'dist'))).toContain('recaptcha');
    expect(policyOf(hostingFor(build, 'dist'))).not.toContain('recaptcha');
  });
});

describe('firebase.json', () => {
  const shell = new RegExp(firebaseJson.hosting.rewrites[0]?.regex ?? '(?!)', 'u');

  it.each([
    '/admin-dashboard',
    '/nowhere',
    '/nowhere/deep',
    '/s',
    '/stat',
    '/static',
    '/statics/x',
    '/star/x',
  ])('answers %s with the shell', (path) => expect(path).toMatch(shell));

  it.each([
    '/static/',
    '/static/js/none',
    '/static/js/none.js',
    '/deep/none.css',
    '/none.png',
    '/.env',
    '/a.b/c',
  ])('answers %s, where there is no such file, with 404', (path) => expect(path).not.toMatch(shell));

  it('lets browsers keep hashed files alone', () => {
    const [everything, hashed] = firebaseJson.hosting.headers;
    expect(everything).toMatchObject({
      source: '**',
      headers: expect.arrayContaining([{ key: 'Cache-Control', value: 'no-cache' }]),
    });
    // Later rules win over earlier ones.
    expect(hashed).toEqual({
      source: '/static/**/*.*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    });
  });

  it('has the emulators listen on loopback only', () => {
    const { firestore, auth, hosting, ui } = firebaseJson.emulators;
    expect([firestore.host, auth.host, hosting.host]).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(ui.enabled).toBe(false);
  });
});
