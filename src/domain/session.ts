import type { Role } from './role';

/** Who is signed in, as the browser remembers it (requirement 3). */
export interface Session {
  /** Undefined when the browser remembers none of the three: such a person may go nowhere but out. */
  userRole: Role | undefined;
  userEmail: string;
  /** ISO 8601 time of the sign-in; empty when unknown. */
  loginTime: string;
}
