import { paths } from '@/config/paths';
import type { Role } from '@/domain/role';

/** Requirement 6: where each role lands. */
export const dashboards = {
  admin: paths.adminDashboard,
  customer: paths.customerPortal,
  driver: paths.driverDashboard,
} as const satisfies Record<Role, string>;
