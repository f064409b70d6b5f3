import { parseArgs } from 'node:util';
import { isEmail } from '@/domain/email';
import { isRole, type Role, roles } from '@/domain/role';
import { UserError } from '../support/fail.ts';

export type StaffCommand =
  | { name: 'grant'; email: string; role: Role; displayName: string | undefined; mayCreate: boolean }
  | { name: 'revoke'; email: string }
  | { name: 'list' };

const usage = {
  grant: 'npm run staff -- grant EMAIL ROLE [--create] [--name "FULL NAME"]',
  revoke: 'npm run staff -- revoke EMAIL',
  list: 'npm run staff -- list',
} as const;
const roleNames = roles.map(({ value }) => value).join(', ');

/**
 * Parses the command line.
 * @throws {UserError} for an unknown command, option or role, too few or too many words, or no e-mail address.
 */
export function parseStaffCommand(commandLine: readonly string[]): StaffCommand {
  const { words, mayCreate, displayName } = readWords(commandLine);
  const [name, email, role, ...rest] = words;
  const hasOptions = mayCreate || displayName !== undefined;
  if (name === 'list' && email === undefined && !hasOptions) return { name };
  if (name === 'revoke' && role === undefined && !hasOptions)
    return { name, email: toEmail(email, usage.revoke) };
  if (name === 'grant' && rest.length === 0) {
    return { name, email: toEmail(email, usage.grant), role: toRole(role), displayName, mayCreate };
  }
  if (name === 'grant' || name === 'revoke' || name === 'list') {
    throw new UserError(`That is not all that ${name} takes, or too much: ${usage[name]}.`);
  }
  const problem = name === undefined ? 'Say what to do' : `There is no command "${name}"`;
  throw new UserError(`${problem}: ${Object.values(usage).join(', ')}.`);
}

function readWords(commandLine: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...commandLine],
      options: { create: { type: 'boolean', default: false }, name: { type: 'string' } },
      allowPositionals: true,
    });
    return { words: positionals, mayCreate: values.create, displayName: values.name };
  } catch {
    throw new UserError(`The only options are --create and --name: ${usage.grant}.`);
  }
}

function toEmail(word: string | undefined, example: string): string {
  if (word === undefined) throw new UserError(`Say whose account: ${example}.`);
  if (!isEmail(word)) throw new UserError(`"${word}" is no e-mail address: ${example}.`);
  return word;
}

function toRole(word: string | undefined): Role {
  if (word === undefined) throw new UserError(`Say which role (${roleNames}): ${usage.grant}.`);
  if (!isRole(word)) throw new UserError(`There is no role "${word}", only ${roleNames}.`);
  return word;
}
