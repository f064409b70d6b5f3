import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { UserError } from './fail.ts';

interface Rules {
  projectId: string;
  /** The Firestore emulator, as `host:port`. */
  host: string;
  file: string;
}

/**
 * Has the emulator compile the rules: on its own it starts with broken rules and says nothing.
 * @throws {UserError} with the compiler's first message, or when there are none.
 */
export async function compileRules({ projectId, host, file }: Rules): Promise<void> {
  const name = basename(file);
  if (!existsSync(file)) {
    throw new UserError(`${name} is missing: get it back with git restore ${name}, then try again.`);
  }
  const content = readFileSync(file, 'utf8');
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content }] } }),
  });
  if (answer.ok) return;
  const reason = messageOf(await answer.text()).replace(/^Error compiling rules:\s*/, '');
  const [first = ''] = reason.split('\n', 1);
  throw new UserError(`${name}: ${first.replace(/\.$/, '')}. Mend it, then try again.`);
}

function messageOf(text: string): string {
  try {
    return JSON.parse(text).error.message;
  } catch {
    return text;
  }
}
