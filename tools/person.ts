import { getFirestore } from 'firebase-admin/firestore';
import { adminTarget, asAdmin } from './admin/admin-target.ts';
import { asJson, erase, findDocuments, removeOldTombstones } from './person/documents.ts';
import { parsePersonCommand } from './person/person-arguments.ts';
import { buildVariables } from './site-build/site-target';
import { runProgram, UserError } from './support/fail.ts';

/** `npm run person` answers a data-subject request: it shows or erases all that is stored with somebody's e-mail address. */
await runProgram(async () => {
  const { name, email } = parsePersonCommand(process.argv.slice(2));
  const target = adminTarget('Firestore', { ...buildVariables(), ...process.env });
  await asAdmin(target, async (app) => {
    const database = getFirestore(app);
    const documents = await findDocuments(database, email);
    if (documents.length === 0) throw new UserError(`Nothing is stored with ${email}.`);
    if (name === 'show') {
      console.log(asJson(documents));
    } else {
      await erase(database, documents);
      await removeOldTombstones(database);
      console.log([`Erased, of ${email}:`, ...documents.map(({ ref }) => `  ${ref.path}`)].join('\n'));
    }
  });
  return 0;
});
