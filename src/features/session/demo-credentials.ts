import type { Credentials, Role } from '@/domain/role';

/** Requirement 6.3. The database never sees them, and only builds for emulators show them. */
export const demoCredentials: Record<Role, { email: string; password: string }> = {
  admin: { email: 'admin@islandfuel.example', password: 'blue-mountain' },
  customer: { email: 'customer@islandfuel.example', password: 'quarry-tank' },
  driver: { email: 'driver@islandfuel.example', password: 'night-delivery' },
};

export const demoStaff = [
  { ...demoCredentials.admin, name: 'Andrea Campbell' },
  { email: 'kerry@islandfuel.example', password: 'harbour-light', name: 'Kerry Grant' },
  { email: 'delroy@islandfuel.example', password: 'fern-gully', name: 'Delroy Reid' },
] as const;

/** A SIMULATED sign-in (requirements 6.3 and 7.1): makes no request. Returns the e-mail of the session. */
export function checkDemoCredentials({ role, email, password }: Credentials): string | undefined {
  const pairs = role === 'admin' ? demoStaff : [demoCredentials[role]];
  const typed = email.trim().toLowerCase();
  return pairs.find((pair) => typed === pair.email && password === pair.password)?.email;
}
