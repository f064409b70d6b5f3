import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

interface NewAccount {
  email: string;
  password: string;
  /** The custom claim `role`; without it the account has none. */
  role?: string;
  /** Whether a link that was sent to the address has been used. */
  isAddressProven?: boolean;
}

let auth: Auth | undefined;

/** The Admin SDK, which takes the emulator's address from the environment alone. */
function accounts(): Auth {
  auth ??= getAuth(initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, 'accounts'));
  return auth;
}

export async function createAccount({ email, password, role, isAddressProven = true }: NewAccount) {
  const { uid } = await accounts().createUser({ email, password, emailVerified: isAddressProven });
  if (role !== undefined) await setRole(uid, role);
  return { id: uid, email };
}

/** Gives an account a role, or takes every role from it. Tokens issued before keep what they carry. */
export function setRole(id: string, role: string | undefined): Promise<void> {
  return accounts().setCustomUserClaims(id, role === undefined ? null : { role });
}

/** Locks an account, or unlocks it. */
export async function setDisabled(id: string, disabled: boolean): Promise<void> {
  await accounts().updateUser(id, { disabled });
}

/** Changes an account's address, as the console does. */
export async function setEmail(id: string, email: string): Promise<void> {
  await accounts().updateUser(id, { email });
}

export async function clearAccounts(): Promise<void> {
  const { users } = await accounts().listUsers();
  const { failureCount } = await accounts().deleteUsers(users.map(({ uid }) => uid));
  if (failureCount > 0)
    throw new Error(`${failureCount} accounts of the Auth emulator could not be deleted.`);
}
