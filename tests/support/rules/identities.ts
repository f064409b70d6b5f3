/** The caller: the token's claims beside its subject, or null for nobody. */
export interface Identity {
  name: string;
  claims: Readonly<Record<string, unknown>> | null;
}

export const anonymous: Identity = { name: 'a visitor', claims: null };
export const admin: Identity = {
  name: 'an administrator',
  claims: { role: 'admin', email: 'admin@islandfuel.example' },
};

const withClaims = (name: string, claims: Record<string, unknown>): Identity => ({ name, claims });
const withRole = (role: unknown) => withClaims(`a token whose role is ${JSON.stringify(role)}`, { role });

/** Every shape of token that is not an administrator's, though some try to look like it. */
export const strangers: readonly Identity[] = [
  anonymous,
  withClaims('a customer', { role: 'customer' }),
  withClaims('a driver', { role: 'driver' }),
  withClaims('a token without a role', {}),
  ...['Admin', 'ADMIN', ' admin', 'admin ', 'administrator', 'admin,customer', ''].map(withRole),
  ...[['admin'], [], { admin: true }, { role: 'admin' }, true, 1, null].map(withRole),
  withClaims('a token with an admin flag', { admin: true, isAdmin: true }),
  withClaims('a token with a list of roles', { roles: ['admin'] }),
  withClaims('a token whose role lies deeper', { claims: { role: 'admin' } }),
  withClaims('a token with an administrator’s name', {
    sub: 'admin',
    name: 'admin',
    email: 'admin@island.example',
  }),
];

/** An administrator and everyone else. */
export const everybody: readonly Identity[] = [admin, ...strangers];

/** The header that makes the emulator see this identity; it checks no signature. */
export function authorization({ claims }: Identity): Record<string, string> {
  if (!claims) return {};
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: 'somebody', ...claims })}.`;
  return { authorization: `Bearer ${token}` };
}
