import { describe, expect, it } from 'vitest';
import { declareConstants } from '../../../tools/site-build/lighter-firebase-auth';

describe('constants that Firebase Auth writes into its classes', () => {
  it('are declared inside them, in any number', () => {
    const code = [
      'class GoogleAuthProvider extends BaseOAuthProvider {',
      '    constructor() {}',
      '}',
      'GoogleAuthProvider.SIGN_IN_METHOD = "google.com" /* SignInMethod.GOOGLE */;',
      "GoogleAuthProvider.PROVIDER_ID = 'google.com';",
      'class Receiver {',
      '}',
      'Receiver.receivers = [];',
      '',
    ].join('\n');
    expect(declareConstants(code)).toBe(
      [
        'class GoogleAuthProvider extends BaseOAuthProvider {',
        "    static PROVIDER_ID = 'google.com';",
        '    static SIGN_IN_METHOD = "google.com";',
        '    constructor() {}',
        '}',
        'class Receiver {',
        '    static receivers = [];',
        '}',
        '',
      ].join('\n'),
    );
  });

  it.each([
    'Elsewhere.TYPE = "a";\n',
    'class A {\n}\nA.made = new A();\n',
    'class A {\n    run() {\n        A.TYPE = "a";\n    }\n}\n',
  ])('stay where they are when they are no constant of a class of the file: %j', (code) => {
    expect(declareConstants(code)).toBe(code);
  });
});
