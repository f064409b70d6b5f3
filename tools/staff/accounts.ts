import type { Auth, EmailIdentifier, UidIdentifier, UserRecord } from 'firebase-admin/auth';
import type { Role } from '@/domain/role';
import { UserError } from '../support/fail.ts';

const pageSize = 1000;

export interface StaffAccount {
  email: string;
  /** The custom claim, which may be none that the site knows. */
  role: string;
  isDisabled: boolean;
  /** Undefined when they never signed in. */
  lastSignIn: Date | undefined;
}

export interface Person {
  uid: string;
  email: string;
  /** Empty when the account has none. */
  name: string;
}

interface Grant {
  email: string;
  role: Role;
  displayName: string | undefined;
  mayCreate: boolean;
}

export interface Granted {
  /** The role before. */
  previous: string | undefined;
  isDisabled: boolean;
  passwordLink: string | undefined;
}

/**
 * Gives an account a role in place of the one it had. An earlier role signs the account out, so that no new token
 * carries it. A stranger's account is replaced: its maker knows the password.
 * @returns its owner and what the report tells: with `mayCreate` the link to set a password, until its owner signs in.
 * @throws {UserError} when there is no such account, or a stranger's, and none may be made.
 */
export async function grant(
  auth: Auth,
  { email, role, displayName, mayCreate }: Grant,
): Promise<{ person: Person } & Granted> {
  const found = await find(auth, { email });
  const isOurs = found !== undefined && !mayBeStranger(found);
  if (!isOurs && !mayCreate) {
    throw new UserError(
      found
        ? `The account with ${email} may be a stranger's, as nobody has proved that address: add --create to make another in its place.`
        : `Nobody has an account with ${email}: add --create to make one.`,
    );
  }
  if (found && !isOurs) await auth.deleteUser(found.uid);
  const account = isOurs ? found : await auth.createUser({ email });
  const user = displayName === undefined ? account : await auth.updateUser(account.uid, { displayName });
  const previous = roleOf(user);
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role });
  if (previous !== undefined && previous !== role) await auth.revokeRefreshTokens(user.uid);
  return {
    person: { uid: user.uid, email: user.email ?? email, name: user.displayName ?? '' },
    previous,
    isDisabled: user.disabled,
    passwordLink: mayCreate && wasNeverUsed(user) ? await auth.generatePasswordResetLink(email) : undefined,
  };
}

export interface Revoked {
  uid: string;
  /** The present address. */
  email: string;
  /** The role before. */
  previous: string | undefined;
}

/**
 * Takes its role from an account and signs it out everywhere. The account stays.
 * @returns the account and the role it had; undefined when there is no such account.
 */
export async function revoke(
  auth: Auth,
  account: EmailIdentifier | UidIdentifier,
): Promise<Revoked | undefined> {
  const user = await find(auth, account);
  if (!user) return undefined;
  const { role: _, ...claims } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, claims);
  await auth.revokeRefreshTokens(user.uid);
  return { uid: user.uid, email: user.email ?? user.uid, previous: roleOf(user) };
}

/** Anybody may sign up with any address while the project lets them. A link to set a password proves it. */
const mayBeStranger = (user: UserRecord) => !user.emailVerified && roleOf(user) === undefined;

/** The emulator takes the making of an account for a sign-in. */
function wasNeverUsed({ metadata, providerData }: UserRecord): boolean {
  return !metadata.lastSignInTime || providerData.length === 0;
}

export async function listStaff(auth: Auth): Promise<StaffAccount[]> {
  const staff: StaffAccount[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(pageSize, pageToken);
    staff.push(...page.users.flatMap(toStaffAccount));
    pageToken = page.pageToken;
  } while (pageToken);
  return staff.sort(
    (one, other) => one.role.localeCompare(other.role) || one.email.localeCompare(other.email),
  );
}

function toStaffAccount(user: UserRecord): StaffAccount[] {
  const role = roleOf(user);
  if (role === undefined) return [];
  const { lastSignInTime } = user.metadata;
  return [
    {
      email: user.email ?? user.uid,
      role,
      isDisabled: user.disabled,
      lastSignIn: lastSignInTime ? new Date(lastSignInTime) : undefined,
    },
  ];
}

function roleOf({ customClaims }: UserRecord): string | undefined {
  const role: unknown = customClaims?.role;
  return role === undefined ? undefined : String(role);
}

async function find(auth: Auth, account: EmailIdentifier | UidIdentifier): Promise<UserRecord | undefined> {
  const { users } = await auth.getUsers([account]);
  return users[0];
}
