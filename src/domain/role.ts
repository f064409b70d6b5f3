/** Requirement 6.1: who can sign in, with the words of the account-type list. */
export const roles = [
  { value: 'admin', label: 'Administrator' },
  { value: 'customer', label: 'Customer' },
  { value: 'driver', label: 'Driver' },
] as const;

export type Role = (typeof roles)[number]['value'];

/** What the sign-in form holds. */
export interface Credentials {
  role: Role;
  email: string;
  password: string;
}

/** Whether a value read from outside is a role. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role.value === value);
}

/** Requirement 6.1: an administrator's account is never made by signing up. */
export type SignUpRole = Exclude<Role, 'admin'>;

/** The roles that sign-up offers. */
export const signUpRoles = roles.filter(
  (role): role is Extract<(typeof roles)[number], { value: SignUpRole }> => role.value !== 'admin',
);
