import type { ValueOf } from './options';

/** Requirement 6.1, with the words of the account-type list. */
export const roles = [
  { value: 'admin', label: 'Administrator' },
  { value: 'customer', label: 'Customer' },
  { value: 'driver', label: 'Driver' },
] as const;

export type Role = ValueOf<typeof roles>;

export interface Credentials {
  role: Role;
  email: string;
  password: string;
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role.value === value);
}

/** Requirement 6.1: nobody signs up as an administrator. */
export type SignUpRole = Exclude<Role, 'admin'>;

export const signUpRoles = roles.filter((role) => role.value !== 'admin');
