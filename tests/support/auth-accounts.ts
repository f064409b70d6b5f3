interface Account {
  id: string;
  email: string;
}

interface NewAccount {
  email: string;
  password: string;
  /** The custom claim `role`; without it the account has none. */
  role?: string;
  /** Whether a link that was sent to the address has been used. */
  isAddressProven?: boolean;
}

const project = () =>
  `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${process.env.GCLOUD_PROJECT}`;

/** Creates an account in the Auth emulator. */
export async function createAccount({
  email,
  password,
  role,
  isAddressProven: emailVerified = true,
}: NewAccount): Promise<Account> {
  const { localId } = await call<{ localId: string }>('accounts', { email, password, emailVerified });
  if (role !== undefined) await setRole(localId, role);
  return { id: localId, email };
}

/** Gives an account a role, or takes every role from it. Tokens issued before keep what they carry. */
export async function setRole(id: string, role: string | undefined): Promise<void> {
  await call('accounts:update', { localId: id, customAttributes: JSON.stringify(role ? { role } : {}) });
}

/** Locks an account, or unlocks it. */
export async function setDisabled(id: string, disableUser: boolean): Promise<void> {
  await call('accounts:update', { localId: id, disableUser });
}

/** Removes every account. */
export async function clearAccounts(): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: id } = process.env;
  const answer = await fetch(`http://${host}/emulator/v1/projects/${id}/accounts`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The Auth emulator could not be emptied: ${answer.status}.`);
}

async function call<Answer>(path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`${project()}/${path}`, {
    method: 'POST',
    // The emulator asks its owner for no permission.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The Auth emulator answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
