import type { Role } from '@/domain/role';

/** The four keys of a session (requirement 3.4). */
export const sessionKeys = (role: Role) => ({
  isAuthenticated: 'true',
  userRole: role,
  userEmail: `${role}@islandfuel.example`,
  loginTime: '2026-11-21T14:05:00.000Z',
});
