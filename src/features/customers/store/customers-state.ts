import type { DuplicateChange } from '@/data/close-duplicate';
import type { WorkChange } from '@/data/customer-work';
import type { CustomerActivity } from '@/data/list-work';
import type { Activity, MessageChannel } from '@/domain/activity';
import type { Assignment, StaffMember } from '@/domain/assignment';
import type { CustomerStatus } from '@/domain/customer-status';
import { formatCustomers } from '@/domain/customer-text';
import type { ExportKind } from '@/features/customers/export/customers-csv';
import type { CustomerRow } from './customer-row';

/**
 * The admin screen's sentences: those of requirement 8.4, and what is said of customers who arrive by themselves
 * and of what somebody else did meanwhile.
 */
export const messages = {
  loadFailed: 'Failed to load customers. Please check your connection and try again.',
  statusChanged: (name: string, status: string) => `${name} is now ${status}.`,
  statusUndone: (name: string, status: string) => `Undone: ${name} is ${status} again.`,
  statusConflict: (name: string, status: string) =>
    `${name} was changed to ${status} in the meantime. Your change was not saved.`,
  saved: (name: string) => `Saved for ${name}.`,
  workUndone: (name: string) => `Undone for ${name}.`,
  workConflict: (name: string) =>
    `A colleague changed ${name} first. Your change was not saved; theirs is shown.`,
  idTaken: 'Failed to save: Another customer stands where this one was to be stored.',
  closedAsDuplicate: (name: string) => `${name} is closed as a duplicate.`,
  noDuplicate: (name: string) => `${name} is no longer a duplicate.`,
  corrected: (name: string) => `${name} is corrected.`,
  added: (name: string) => `${name} was added.`,
  manyChanged: (count: number, total: number, result: string) =>
    `${formatCustomers(count, count < total ? total : undefined)} ${total === 1 ? 'is' : 'are'} ${result}.`,
  manyLeft: {
    failed: 'The rest stays selected, so that you can try again.',
    stopped: 'Stopped. The rest stays selected, so that you can try again.',
    offline: 'The connection was lost. The rest stays selected, so that you can try again.',
    unknown: 'No answer came. The rest stays selected, so that you can try again.',
  },
  manyReasons: {
    erased: 'erased from the database',
    conflict: 'a colleague changed it first',
    unknown: 'no answer came, so it may or may not be saved',
  },
  leaveMany: 'Several customers are being changed. Stop, and leave the rest unchanged?',
  leaveNote: 'You typed a note that is not saved. Leave without it?',
  leaveForm: 'You typed a customer or a correction that is not saved. Leave without it?',
  erased: 'This customer has been erased from the database.',
  oneArrived: (name: string) => `New lead: ${name}`,
  manyArrived: (count: string) => `${count} new leads`,
  notificationsOn: 'You will be notified of new leads while this tab is hidden.',
  notificationsDenied:
    'This browser does not allow notifications from this site. Allow them in its settings for the site, then switch them on here.',
  notificationsUnanswered: 'Notifications stay off until you allow them.',
  notificationsImpossible: 'This browser cannot show notifications from a website.',
} as const;

/** A message at the foot of the screen, until the next one or until it is dismissed. */
export interface Notice {
  tone: 'success' | 'error';
  text: string;
  /** Who changed, and into what: no two changes in a row say the same. */
  detail?: string;
  /** Whom it is about: it goes when they are no longer on the list. */
  customerId?: string;
  /**
   * What takes back what the message reports: the way to a status, from the one that was set, to an owner or a follow-up,
   * of a duplicate, or of several.
   */
  undo?:
    | { status: CustomerStatus; expected: CustomerStatus }
    | { work: Pick<WorkChange, 'owner' | 'followUpAt'> }
    | DuplicateChange
    | ManyPlan
    | undefined;
  /** The rows of the last export, which may be exported again for an import. */
  exported?: ExportRequest;
  /** What became of a change of several customers. */
  many?: {
    /** Who was not changed, or may not have been, and why. */
    failures: readonly { id: string; name: string; reason: string }[];
    /** What is left to do. */
    again: ManyPlan | undefined;
  };
}

/** Customers to be exported. */
export interface ExportRequest {
  rows: readonly CustomerRow[];
  isFiltered: boolean;
  /** Whether they were selected one by one. */
  isSelection: boolean;
}

/** One customer's part in a change of several. */
export interface Step<Value> {
  id: string;
  /** What is to be replaced. */
  from: Value;
  to: Value;
}

/** A change of several customers, each of which is made by itself. */
export type ManyPlan = {
  /** 'Marking as Contacted' */
  doing: string;
  /** What is said of those who were changed: 'now Contacted'. */
  result: string;
} & (
  | { kind: 'status'; steps: readonly Step<CustomerStatus>[] }
  | { kind: 'owner'; steps: readonly Step<string>[] }
);

interface Progress {
  loaded: number;
  /** Undefined as long as nobody has counted. */
  total: number | undefined;
}

/** What was done about the customer whose details are open. */
interface OpenActivity {
  customerId: string;
  /** Newest first; undefined until it is read. */
  entries: readonly Activity[] | undefined;
  failed: boolean;
}

/** What was done about all customers on a day. */
interface DayLog {
  /** The day's number in Jamaica. */
  day: number;
  /** Newest first; undefined until they are read. */
  entries: readonly CustomerActivity[] | undefined;
  failed: boolean;
}

/** A way to reach a customer that was just taken: whether they were reached can be written down. */
export interface Contacting {
  customerId: string;
  channel: 'call' | MessageChannel;
  /** Says which try to reach them it is. */
  logId: string;
  /** They were reached, and that is written down: the next status is offered. */
  isReached: boolean;
}

/** Everything that the admin screen shows, but for what its address says: the status filter and the sort. */
export interface CustomersState {
  /** Every customer known, newest first. */
  rows: readonly CustomerRow[];
  loading: boolean;
  /** How far the running load is, once the database has answered. */
  progress: Progress | undefined;
  /** The last load did not reach its end, and nobody has dismissed the message. */
  failed: boolean;
  /** How far the last load came, if it did not reach its end; dismissing the message changes nothing about that. */
  brokenOff: Progress | undefined;
  /** When the last whole load ended. */
  loadedAt: Date | undefined;
  /** The ids of customers that arrived by themselves since then. */
  arrived: ReadonlySet<string>;
  /** The ids of those that arrived while the tab was hidden, until it is seen. */
  unseen: readonly string[];
  /** Whether the last question for changes was answered. */
  isLive: boolean;
  /** What time the rows show, when that is not the present: the list was kept on this device, or is out of reach. */
  asOf: Date | undefined;
  /** Whether the system's notifications are switched on; undefined where the browser has none. */
  isNotifying: boolean | undefined;
  /** Statuses asked for and not yet answered, by customer id. */
  pending: ReadonlyMap<string, CustomerStatus>;
  notice: Notice | undefined;
  /** The work with each customer by id; undefined until it is read. */
  work: ReadonlyMap<string, Assignment> | undefined;
  /** The people whom a customer can be given to. */
  staff: readonly StaffMember[];
  activity: OpenActivity | undefined;
  /** Undefined until somebody asks for a day. */
  dayLog: DayLog | undefined;
  contacting: Contacting | undefined;
  /** The ids of the customers about whom something is being saved. */
  saving: ReadonlySet<string>;
  /** Notes that were typed and not saved, by customer id. */
  noteDrafts: ReadonlyMap<string, string>;
  /** What was typed into the search box. The address does not hold it: it may name a person. */
  search: string;
  /** Whether a typed letter has taken so long to show that the list should follow typing, not hold it up. */
  isSlow: boolean;
  /** Whose details are open. */
  openId: string | undefined;
  /** The ids of those who are selected, shown or not. */
  selected: ReadonlySet<string>;
  /** How far a running change of several customers is. */
  many: { doing: string; done: number; total: number; isStopping: boolean } | undefined;
  /** Whether what is exported is who is selected, and not what the list shows. */
  exportsSelected: boolean;
  /** Which columns the export on demand has. */
  exportKind: ExportKind;
  /** Whether an export waits for an answer: the list is not whole. */
  isAskingToExport: boolean;
}

/** A screen with nothing loaded. */
export const initialState: CustomersState = {
  rows: [],
  loading: false,
  progress: undefined,
  failed: false,
  brokenOff: undefined,
  loadedAt: undefined,
  arrived: new Set(),
  unseen: [],
  isLive: true,
  asOf: undefined,
  isNotifying: undefined,
  pending: new Map(),
  notice: undefined,
  work: undefined,
  staff: [],
  activity: undefined,
  dayLog: undefined,
  contacting: undefined,
  saving: new Set(),
  noteDrafts: new Map(),
  search: '',
  isSlow: false,
  openId: undefined,
  selected: new Set(),
  many: undefined,
  exportsSelected: false,
  exportKind: 'list',
  isAskingToExport: false,
};

/** Whether there is a list to look at, be it an empty one, whatever is going on beside it. */
export function hasList({ rows, loadedAt, failed }: CustomersState): boolean {
  return rows.length > 0 || (loadedAt !== undefined && !failed);
}

/** How far a load of the list is, or was when it broke off. */
export interface UnfinishedRead {
  /** How many customers it has read. */
  loaded: number;
  /** How many there are, those read at least; undefined as long as nobody has counted. */
  total: number | undefined;
  /** False once it broke off. */
  isRunning: boolean;
  /** The whole list was read before, and is what the screen shows while it is read again. */
  isRefresh: boolean;
}

/** What is known of a load that has not reached its end; undefined when the last one has. */
export function unfinishedRead(state: CustomersState): UnfinishedRead | undefined {
  const { rows, loading, progress, brokenOff, loadedAt } = state;
  if (!loading && !brokenOff) return undefined;
  const isRefresh = loadedAt !== undefined;
  // A second try after a first load that broke off adds to what that one has read.
  const loaded = isRefresh ? ((loading ? progress : brokenOff)?.loaded ?? 0) : rows.length;
  const counted = progress?.total ?? brokenOff?.total;
  // A customer may arrive after they were counted.
  const total = counted === undefined ? undefined : Math.max(loaded, counted);
  return { loaded, total, isRunning: loading, isRefresh };
}
