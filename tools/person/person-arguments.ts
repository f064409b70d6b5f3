import { isEmail } from '@/domain/email';
import { UserError } from '../support/fail.ts';

const usage = 'npm run person -- show EMAIL, npm run person -- erase EMAIL';

/** @throws {UserError} for anything but `show` or `erase` with an e-mail address. */
export function parsePersonCommand([name, email, ...rest]: readonly string[]) {
  if (name !== 'show' && name !== 'erase') throw new UserError(`Say what to do, and for whom: ${usage}.`);
  if (!email || !isEmail(email) || rest.length > 0) {
    throw new UserError(`${name} takes one e-mail address: ${usage}.`);
  }
  return { name, email } as const;
}
