import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../tools/support/content-security-policy';

const build = { inline: { style: 'a{}', script: 'b()' }, appCheck: false, reportUrls: [] };
const hash = (text: string) => expect.stringMatching(new RegExp(`^${text} 'sha256-[A-Za-z0-9+/]{43}='$`));

/** The directives of a policy, by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it('admits this site, its inline style and script by hash, and Google’s three services', () => {
    expect(directives(contentSecurityPolicy(build))).toEqual({
      'default-src': "'none'",
      'script-src': hash("'self'"),
      'style-src': hash("'self'"),
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src':
        "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'upgrade-insecure-requests': '',
    });
  });

  it('admits reCAPTCHA and App Check’s service only when App Check is switched on', () => {
    const off = contentSecurityPolicy(build);
    const on = directives(contentSecurityPolicy({ ...build, appCheck: true }));
    expect(off).not.toMatch(/recaptcha|appcheck|frame-src/);
    const recaptcha = 'https://www.google.com/recaptcha/';
    expect(on['script-src']).toMatch(new RegExp(` ${recaptcha} https://www\\.gstatic\\.com/recaptcha/$`));
    expect(on['frame-src']).toBe(`${recaptcha} https://recaptcha.google.com/recaptcha/`);
    expect(on['connect-src']).toMatch(
      / https:\/\/content-firebaseappcheck\.googleapis\.com https:\/\/www\.google\.com\/recaptcha\/$/,
    );
  });

  it('admits the emulators in place of Google’s services', () => {
    const policy = directives(contentSecurityPolicy(build, ['http://127.0.0.1:8080']));
    expect(policy['connect-src']).toBe("'self' http://127.0.0.1:8080");
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('lets web vitals and bugs out only to the hosts that the build names', () => {
    const reportUrls = ['https://reports.example/vitals?key=1', 'https://reports.example/errors', '/own'];
    expect(contentSecurityPolicy({ ...build, reportUrls })).toBe(
      contentSecurityPolicy(build).replace(
        'securetoken.googleapis.com',
        'securetoken.googleapis.com https://reports.example',
      ),
    );
  });
});
