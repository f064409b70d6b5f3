import type { DuplicateChange } from '@/data/close-duplicate';
import type { WorkChange } from '@/data/customer-work';
import type { CustomerActivity } from '@/data/list-activity';
import type { Change, RepeatableChange } from '@/data/staff-transaction';
import type { Activity, MessageChannel } from '@/domain/activity';
import type { Assignment, StaffMember } from '@/domain/assignment';
import type { CustomerStatus } from '@/domain/customer-status';
import { formatCustomers, listNames } from '@/domain/customer-text';
import type { ExportKind } from '@/features/customers/export/customers-csv';
import { formatCount } from '@/lib/format-count';
import type { CustomerRow } from './customer-row';

/** The admin screen's sentences (requirement 8.4). */
export const messages = {
  loadFailed: 'Failed to load customers. Please check your connection and try again.',
  statusChanged: (name: string, status: string) => `${name} is now ${status}.`,
  statusUndone: (name: string, status: string) => `Undone: ${name} is ${status} again.`,
  statusConflict: (name: string, status: string) =>
    `${name} was changed to ${status} in the meantime. Your change was not saved.`,
  saved: (name: string) => `Saved for ${name}.`,
  undoKeepsCall: 'Undo takes back the follow-up; the call stays in the log.',
  workUndone: (name: string) => `Undone for ${name}.`,
  workConflict: (name: string) =>
    `${name} was changed in the meantime. Your change was not saved; the stored values are shown.`,
  idTaken: 'Failed to save: Another customer stands where this one was to be stored.',
  closedAsDuplicate: (name: string) => `${name} is closed as a duplicate.`,
  noDuplicate: (name: string) => `${name} is no longer a duplicate.`,
  corrected: (name: string) => `${name} is corrected.`,
  added: (name: string) => `${name} was added.`,
  bulkChanged: (count: number, total: number, result: string) =>
    `${formatCustomers(count, count < total ? total : undefined)} ${total === 1 ? 'is' : 'are'} ${result}.`,
  bulkUnchanged: (count: number) => `${formatCount(count)} already ${count === 1 ? 'was' : 'were'}.`,
  bulkLeft: {
    failed: 'The rest stays selected, so that you can try again.',
    stopped: 'Stopped. The rest stays selected, so that you can try again.',
    offline: 'The connection was lost. The rest stays selected, so that you can try again.',
    unknown: 'No answer came. The rest stays selected, so that you can try again.',
  },
  bulkReasons: {
    erased: 'erased from the database',
    conflict: 'changed in the meantime',
    unknown: 'no answer came, so it may or may not be saved',
  },
  leaveBulk: 'Several customers are being changed. Stop, and leave the rest unchanged?',
  leaveNote: 'You typed a note that is not saved. Leave without it?',
  leaveNotes: (names: readonly string[]) =>
    names.length > 1
      ? `You typed notes for ${listNames(names)} that are not saved. Leave without them?`
      : `You typed a note for ${listNames(names)} that is not saved. Leave without it?`,
  leaveForm: 'You typed a customer or a correction that is not saved. Leave without it?',
  leaveOtherTab: 'Something typed in another tab is not saved. Leave without it?',
  erased: 'A customer you worked on has been erased from the database.',
  linkUnread: 'The customer of the link is not read yet.',
  unknownCustomer:
    'No customer on this list has that address. They may have been erased, or the link is not complete.',
  unknownSince: (time: string) =>
    `No customer on the list as of ${time} has that address. Please try the link again with a connection.`,
  activityUnread: 'The activity was not read.',
  entriesShown: (count: number, isWhole: boolean) =>
    `These are ${isWhole ? 'all' : 'the latest'} ${formatCount(count)}.`,
  ofSelection: ' of the selection',
  rowsCopied: (count: number) => `${formatCustomers(count)} copied.`,
  rowsNotCopied: 'This browser did not allow the copy. Please export the selected customers instead.',
} as const;

export interface Notice {
  tone: 'success' | 'error';
  text: string;
  detail?: string;
  customerId?: string;
  undo?: Undo | undefined;
  /** The rows of the last export, which may be exported again for an import. */
  exported?: ExportRequest;
  bulk?: {
    failures: readonly { id: string; name: string; reason: string }[];
    again: BulkChange | undefined;
  };
}

export type Undo =
  | { of: 'status'; change: Change<CustomerStatus> }
  | { of: 'work'; change: Pick<WorkChange, 'owner' | 'followUpAt'> }
  | { of: 'duplicate'; change: DuplicateChange }
  | { of: 'bulk'; change: BulkChange };

export interface ExportedRows {
  rows: readonly CustomerRow[];
  /** In the words of the notice: ', in Saint James'; empty for all. */
  filterText: string;
}

export interface ExportRequest extends ExportedRows {
  isSelection: boolean;
}

export interface PendingExport {
  isSelection: boolean;
  kind: ExportKind;
  exported?: ExportedRows;
}

export interface Step<Value> extends Required<RepeatableChange<Value>> {
  id: string;
  from: Value;
}

export type BulkChange = {
  doing: string;
  result: string;
} & (
  | { kind: 'status'; steps: readonly Step<CustomerStatus>[] }
  | { kind: 'owner'; steps: readonly Step<string>[] }
);

interface Progress {
  loaded: number;
  total: number | undefined;
}

interface OpenActivity {
  customerId: string;
  /** Newest first; undefined until it is read. */
  entries: readonly Activity[] | undefined;
  failed: boolean;
  older: 'none' | 'there' | 'reading' | 'failed';
}

interface DayLog {
  day: number;
  entries: readonly CustomerActivity[] | undefined;
  failed: boolean;
  by?: string | undefined;
}

export interface DeepSearch {
  /** Folded notes by customer id; undefined until they are read. */
  notes: ReadonlyMap<string, string> | undefined;
  /** The time of the earliest entry that was read; undefined if there is none earlier. */
  since: Date | undefined;
  failed: boolean;
}

/** A call or message that was begun: its outcome can be logged, that of the last one first. */
export interface LogOffer {
  customerId: string;
  channel: 'call' | MessageChannel;
  logId: string;
  /** Reached and logged: the next status is offered. */
  isReached: boolean;
  sent?: { outcome?: string | undefined; nextTimes: readonly string[]; id: string } | undefined;
}

/** The state of the admin screen, but for the filters and the sort in its address. */
export interface CustomersState {
  rows: readonly CustomerRow[];
  loading: boolean;
  progress: Progress | undefined;
  /** The last load did not reach its end, and nobody has dismissed the message. */
  failed: boolean;
  /** How far the last load came, if it did not reach its end; dismissing the message keeps it. */
  interrupted: Progress | undefined;
  /** A load has reached its end, perhaps earlier on this device. */
  isLoaded: boolean;
  /** The ids of leads that are new since the last load. */
  arrived: ReadonlySet<string>;
  /** The ids of new leads while the tab was hidden, until it is seen. */
  unseen: readonly string[];
  /** Whether the last question for changes was answered. */
  isLive: boolean;
  /** The time that the rows show, if not the present: the list is cached, or the database out of reach. */
  asOf: Date | undefined;
  /** Undefined if the browser has no notifications. */
  isNotifying: boolean | undefined;
  /** Whether this device also hears of new leads while no screen is open. */
  isDevice: boolean;
  /** Statuses without an answer yet, by customer id. */
  pending: ReadonlyMap<string, CustomerStatus>;
  notice: Notice | undefined;
  /** Failed changes whose notice gave way to a later one, oldest first. */
  missed: readonly Notice[];
  work: ReadonlyMap<string, Assignment> | undefined;
  staff: readonly StaffMember[];
  isStaffRead: boolean;
  activity: OpenActivity | undefined;
  dayLog: DayLog | undefined;
  offers: readonly LogOffer[];
  saving: ReadonlySet<string>;
  noteDrafts: ReadonlyMap<string, string>;
  /** The address does not hold it: it may name a person. */
  search: string;
  deepSearch: DeepSearch | undefined;
  showsOldOverdue: boolean;
  /** The list renders after typing, because it is slow. */
  isSlow: boolean;
  openId: string | undefined;
  adding: 'one' | 'import' | undefined;
  /** A dialog over the list, so that it pushes no row out of sight. */
  panel: 'figures' | 'day-log' | undefined;
  selected: ReadonlySet<string>;
  bulk: { doing: string; done: number; total: number; isStopping: boolean } | undefined;
  /** Which customers to export, or whether this export of an unfinished list waits for the rest. */
  exportQuestion: 'which' | PendingExport | undefined;
}

export const initialState: CustomersState = {
  rows: [],
  loading: false,
  progress: undefined,
  failed: false,
  interrupted: undefined,
  isLoaded: false,
  arrived: new Set(),
  unseen: [],
  isLive: true,
  asOf: undefined,
  isNotifying: undefined,
  isDevice: false,
  pending: new Map(),
  notice: undefined,
  missed: [],
  work: undefined,
  staff: [],
  isStaffRead: false,
  activity: undefined,
  dayLog: undefined,
  offers: [],
  saving: new Set(),
  noteDrafts: new Map(),
  search: '',
  deepSearch: undefined,
  showsOldOverdue: false,
  isSlow: false,
  openId: undefined,
  adding: undefined,
  panel: undefined,
  selected: new Set(),
  bulk: undefined,
  exportQuestion: undefined,
};

/** True for an empty list that was read. */
export function hasList({ rows, isLoaded, failed }: CustomersState): boolean {
  return rows.length > 0 || (isLoaded && !failed);
}

/** Nobody else can appear: the list is read to its end, and newer than the device cache. */
export function isRead({ loading, isLoaded, asOf, isLive }: CustomersState): boolean {
  return isLoaded && !loading && (asOf === undefined || !isLive);
}

export interface UnfinishedRead extends Progress {
  isRunning: boolean;
  isRefresh: boolean;
}

/** Undefined if the last load has reached its end. */
export function unfinishedRead(state: CustomersState): UnfinishedRead | undefined {
  const { rows, loading, progress, interrupted, isLoaded } = state;
  if (!loading && !interrupted) return undefined;
  // A second try after an interrupted first load adds to its rows.
  const loaded = isLoaded ? ((loading ? progress : interrupted)?.loaded ?? 0) : rows.length;
  const counted = progress?.total ?? interrupted?.total;
  // A customer may arrive after they were counted.
  const total = counted === undefined ? undefined : Math.max(loaded, counted);
  return { loaded, total, isRunning: loading, isRefresh: isLoaded };
}
