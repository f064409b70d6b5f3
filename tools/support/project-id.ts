import { UserError } from './fail.ts';

/**
 * Demands the form that Google gives a project's id. A name, a number or an address of the console is none.
 * @throws {UserError} naming the variable that the id comes from.
 */
export function requireProjectId(variable: string, id: string): void {
  if (/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id)) return;
  throw new UserError(
    `${variable} must be the id of a project, 6 to 30 small letters, digits and hyphens that begin with a letter, not "${id}".`,
  );
}
