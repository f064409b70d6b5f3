import { getFirestore } from 'firebase-admin/firestore';
import { isEmail } from '@/domain/email';
import { adminTarget, asAdmin, type Variables } from '../admin/admin-target.ts';
import { UserError } from '../support/fail.ts';
import { asJson, erase, findDocuments, removeOldTombstones } from './documents.ts';

const usage = 'npm run person -- show EMAIL, npm run person -- erase EMAIL';

/**
 * Shows or erases all that is stored with somebody's e-mail address, in the project of the environment or on the
 * Firestore emulator.
 * @returns the documents as JSON, or the paths of what was erased.
 * @throws {UserError} for anything but `show` or `erase` with one e-mail address, or when nothing is stored with it.
 */
export async function person(commandLine: readonly string[], variables: Variables): Promise<string> {
  const { name, email } = parseCommand(commandLine);
  return asAdmin(adminTarget('Firestore', variables), async (app) => {
    const database = getFirestore(app);
    const documents = await findDocuments(database, email);
    if (documents.length === 0) throw new UserError(`Nothing is stored with ${email}.`);
    if (name === 'show') return asJson(documents);
    await erase(database, documents);
    await removeOldTombstones(database);
    return [`Erased, of ${email}:`, ...documents.map(({ ref }) => `  ${ref.path}`)].join('\n');
  });
}

function parseCommand([name, email, ...rest]: readonly string[]) {
  if (name !== 'show' && name !== 'erase') throw new UserError(`Say what to do, and for whom: ${usage}.`);
  if (!email || !isEmail(email) || rest.length > 0) {
    throw new UserError(`${name} takes one e-mail address: ${usage}.`);
  }
  return { name, email } as const;
}
