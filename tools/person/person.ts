import { getFirestore } from 'firebase-admin/firestore';
import { isEmail } from '@/domain/email';
import { adminTarget, asAdmin, type Variables } from '../admin/admin-target.ts';
import { UserError } from '../support/fail.ts';
import { asJson, erase, findDocuments, isReference, removeOldTombstones } from './documents.ts';

const usage = 'npm run person -- show EMAIL|REFERENCE, npm run person -- erase EMAIL|REFERENCE';

/**
 * Shows or erases everything stored with an e-mail address, or with the reference of a customer who has none. The
 * project is the environment's, or the Firestore emulator.
 * @returns the documents as JSON, or the paths of what was erased.
 * @throws {UserError} for anything but `show` or `erase` with one e-mail address or reference, or when it finds
 * nothing.
 */
export async function person(commandLine: readonly string[], variables: Variables): Promise<string> {
  const { name, sought } = parseCommand(commandLine);
  return asAdmin(adminTarget('Firestore', variables), async (app) => {
    const database = getFirestore(app);
    const documents = await findDocuments(database, sought);
    if (documents.length === 0) throw new UserError(`Nothing is stored with ${sought}.`);
    if (name === 'show') return asJson(documents);
    await erase(database, documents);
    await removeOldTombstones(database);
    return [`Erased, of ${sought}:`, ...documents.map(({ ref }) => `  ${ref.path}`)].join('\n');
  });
}

function parseCommand([name, ...words]: readonly string[]) {
  if (name !== 'show' && name !== 'erase') throw new UserError(`Say what to do, and for whom: ${usage}.`);
  const [email = ''] = words;
  const sought = isReference(words.join('')) ? words.join('') : email;
  if (!isReference(sought) && (!isEmail(email) || words.length > 1)) {
    throw new UserError(`${name} takes one e-mail address, or the reference of a customer: ${usage}.`);
  }
  return { name, sought } as const;
}
