import type { CallOutcome } from '@/domain/activity';
import type { CustomerStatus } from '@/domain/customer-status';
import type { AddressFilter } from '@/features/customers/list/filter-rows';
import type { Sort } from '@/features/customers/list/sort-rows';
import type { OfficeFault } from './office-network';

type DeviceIndex = 0 | 1 | 2;
type VisitorIndex = 0 | 1;

/** Something that a person at a device does. Customers are given by their place on the list. */
export type StaffStep = { device: DeviceIndex } & (
  | { do: 'status'; customer: number; to: CustomerStatus }
  | { do: 'owner'; customer: number; to: number }
  | { do: 'follow-up'; customer: number; hours: number | null }
  | { do: 'call'; customer: number; outcome: CallOutcome; hours: number | null; times: number }
  | { do: 'note'; customer: number; times: number }
  | { do: 'correct'; customer: number; field: 'phone' | 'message' | 'companyName' }
  | { do: 'duplicate'; customer: number; original: number }
  | { do: 'release'; customer: number }
  | { do: 'bulk status'; customers: readonly number[]; to: CustomerStatus }
  | { do: 'bulk owner'; customers: readonly number[]; to: number }
  | { do: 'try again' }
  | { do: 'stop bulk' }
  | { do: 'add' }
  | { do: 'add again' }
  | { do: 'look'; look: number }
  | { do: 'check import'; file: number }
  | { do: 'run import' }
  | { do: 'undo'; times: number }
);

const deviceSteps = [
  ...(['refresh', 'reload', 'reopen', 'second tab', 'close tab', 'hide', 'show'] as const),
  ...(['log out', 'log in', 'go offline', 'go online', 'lose answer', 'revoke', 'grant'] as const),
] as const;

/** Something that happens to a device, to the pages on it or to its connection. */
export type DeviceStep = { device: DeviceIndex } & (
  | { do: (typeof deviceSteps)[number] }
  | {
      do: 'storage';
      how: 'refused' | 'full' | 'whole' | 'garbage session' | 'garbage cache' | 'garbage drafts';
    }
);

export function isDeviceStep(step: DeviceStep | StaffStep): step is DeviceStep {
  return step.do === 'storage' || deviceSteps.some((name) => name === step.do);
}

export type VisitorStep = { visitor: VisitorIndex } & {
  do:
    | 'send'
    | 'send again'
    | 'keep'
    | 'reload page'
    | 'lose answer'
    | 'lose chunk'
    | 'lose signal'
    | 'find signal';
};

/** Something that happens to the whole office. */
export type OfficeStep = { do: 'erase'; customer: number } | { do: 'deploy' | 'night' };

export type Step = (StaffStep | DeviceStep | VisitorStep | OfficeStep) & {
  /** Milliseconds that pass afterwards. */
  wait: number;
};

/** A person's search on the list. */
export interface Look {
  search: string;
  filter: AddressFilter;
  sort: Sort;
}

/** A random day. */
export interface Day {
  /** How far the devices' clocks are wrong, in hours. */
  skews: readonly number[];
  steps: readonly Step[];
  /** How people narrow, search and sort their lists, as they do in the evening. */
  looks: readonly Look[];
  faults: readonly OfficeFault[];
  /** Of everything that chance decides while the day is played. */
  seed: number;
}
