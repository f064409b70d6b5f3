import type { Credentials, Role } from '@/domain/role';

/**
 * One hard-coded pair per role (requirement 6.3). They open no account anywhere: the sign-in they
 * pass is simulated in the browser, and the database never sees them. They are shown on /login next to the
 * emulator and left out of every other build.
 */
export const demoCredentials: Record<Role, { email: string; password: string }> = {
  admin: { email: 'admin@islandfuel.example', password: 'blue-mountain' },
  customer: { email: 'customer@islandfuel.example', password: 'quarry-tank' },
  driver: { email: 'driver@islandfuel.example', password: 'night-delivery' },
};

/** Who works at the demonstration's office: the administrator above and two colleagues, for work that is shared. */
export const demoStaff = [
  { ...demoCredentials.admin, name: 'Andrea Campbell' },
  { email: 'kerry@islandfuel.example', password: 'harbour-light', name: 'Kerry Grant' },
  { email: 'delroy@islandfuel.example', password: 'fern-gully', name: 'Delroy Reid' },
] as const;

/**
 * A SIMULATED sign-in (requirements 6.3 and 7.1): compares with the demo credentials here in the browser
 * and makes no request. It proves nothing about anybody, and is left out of a production build.
 * @returns the e-mail to remember, or undefined when account type, e-mail and password are no pair.
 */
export function checkDemoCredentials({ role, email, password }: Credentials): string | undefined {
  const pairs = role === 'admin' ? demoStaff : [demoCredentials[role]];
  const typed = email.trim().toLowerCase();
  return pairs.find((pair) => typed === pair.email && password === pair.password)?.email;
}
