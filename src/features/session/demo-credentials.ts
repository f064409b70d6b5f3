import type { Role } from '@/domain/role';

/**
 * One hard-coded pair per role (requirement 6). They open no account anywhere: the sign-in they
 * pass is simulated in the browser, and the database never sees them. They are shown on /login next to the
 * emulator and left out of every other build.
 */
export const demoCredentials: Record<Role, { email: string; password: string }> = {
  admin: { email: 'admin@islandfuel.example', password: 'blue-mountain' },
  customer: { email: 'customer@islandfuel.example', password: 'quarry-tank' },
  driver: { email: 'driver@islandfuel.example', password: 'night-delivery' },
};
