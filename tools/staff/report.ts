import { isRole, type Role } from '@/domain/role';
import { formatDateTime } from '@/lib/dates';
import { table } from '../support/table.ts';
import type { Granted, Revoked, StaffAccount } from './accounts.ts';

interface Grant extends Granted {
  email: string;
  role: Role;
}

/** A grant's report: the change, and the person's next step. */
export function grantReport({ email, role, previous, isDisabled, passwordLink }: Grant): string {
  const lines = [changeOf(email, role, previous)];
  if (isDisabled)
    lines.push(
      'The account is disabled, so nobody can sign in to it: enable it in the console, Authentication.',
    );
  if (passwordLink)
    lines.push(
      'Nobody has signed in to the account yet. Its owner sets a password at this link, which works once and not for long:',
      passwordLink,
    );
  return lines.join('\n');
}

function changeOf(email: string, role: Role, previous: string | undefined): string {
  if (previous === role) return `${email} had the role ${role} already.`;
  if (previous === undefined) return `${email} now has the role ${role}.`;
  return `${email} now has the role ${role} in place of ${previous}, and has to sign in again.`;
}

export function revokeReport(email: string, previous: string | undefined): string {
  const change = previous === undefined ? 'had no role' : `no longer has the role ${previous}`;
  return `${email} ${change} and is signed out. What was handed out before goes on for an hour at the most.`;
}

/** A revoke's report for an address that the console changed. */
export function changedAddressReport(email: string, revoked: readonly Revoked[]): string {
  return [
    `${email} is an earlier address.`,
    ...revoked.map((account) => revokeReport(account.email, account.previous)),
  ].join('\n');
}

export function staffReport(staff: readonly StaffAccount[]): string {
  if (staff.length === 0) return 'Nobody has a role yet: npm run staff -- grant EMAIL admin --create.';
  const rows = staff.map(({ email, role, isDisabled, lastSignIn }) => [
    email,
    isRole(role) ? role : `${role} (opens nothing)`,
    lastSignIn ? formatDateTime(lastSignIn) : 'never',
    isDisabled ? 'disabled' : '',
  ]);
  return table(['E-mail', 'Role', 'Last signed in', ''], rows).join('\n');
}
