import { isEmail } from '@/domain/email';
import { isCustomerId, isReferenceCode } from '@/domain/reference';
import { adminTarget, asAdmin, openDatabase, targetLine, type Variables } from '../admin/admin-target.ts';
import { UserError } from '../support/fail.ts';
import { asJson, erase, findDocuments, removeOldTombstones } from './documents.ts';

const usage = 'npm run person -- show EMAIL|REFERENCE, npm run person -- erase EMAIL|REFERENCE';

/**
 * Shows or erases everything stored with an e-mail address, or with the reference of a customer who has none. The
 * project is the environment's, or the Firestore emulator.
 * @param announce takes the line that names the project.
 * @returns the documents as JSON, or the paths of what was erased.
 * @throws {UserError} for anything but `show` or `erase` with one e-mail address or reference, or when it finds
 * nothing.
 */
export async function person(
  commandLine: readonly string[],
  variables: Variables,
  announce: (line: string) => void,
): Promise<string> {
  const { name, sought } = parseCommand(commandLine);
  const target = adminTarget('Firestore', variables);
  announce(targetLine(target));
  return asAdmin(target, async (app) => {
    const database = await openDatabase(app);
    const documents = await findDocuments(database, sought);
    if (documents.length === 0) throw new UserError(`Nothing is stored with ${sought}.`);
    if (name === 'show') return asJson(documents);
    await erase(database, documents);
    await removeOldTombstones(database);
    return [`Erased, of ${sought}:`, ...documents.map(({ ref }) => `  ${ref.path}`)].join('\n');
  });
}

/**
 * Takes a reference with any white space in it, as screens and letters break it.
 * @throws {UserError} for anything but `show` or `erase` with one e-mail address or reference.
 */
export function parseCommand([name, ...words]: readonly string[]) {
  if (name !== 'show' && name !== 'erase') throw new UserError(`Say what to do, and for whom: ${usage}.`);
  const typed = words.join(' ').trim();
  const closed = typed.replaceAll(/\s/g, '');
  if (isCustomerId(closed)) return { name, sought: closed } as const;
  if (isReferenceCode(closed)) {
    throw new UserError(
      `${name} takes the 20 letters and digits under Database Information, not the code of six, which two customers may share: ${usage}.`,
    );
  }
  if (/[<>]|^mailto:/i.test(typed)) {
    throw new UserError(`${name} takes an e-mail address alone, without a name, <, > or mailto: (${usage}).`);
  }
  if (!isEmail(typed)) {
    throw new UserError(`${name} takes one e-mail address, or the reference of a customer: ${usage}.`);
  }
  return { name, sought: typed } as const;
}
