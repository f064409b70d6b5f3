import { demoCredentials } from './demo-credentials';
import type { Credentials } from './sign-in';

/**
 * A SIMULATED sign-in (requirements 6 and 7): compares with the demo credentials here in the browser
 * and makes no call. It proves nothing about anybody, and is left out of a production build.
 * @returns the e-mail to remember, or undefined when account type, e-mail and password are no pair.
 */
export function checkDemoCredentials({ role, email, password }: Credentials): string | undefined {
  const pair = demoCredentials[role];
  const isPair = email.trim().toLowerCase() === pair.email && password === pair.password;
  return isPair ? pair.email : undefined;
}
