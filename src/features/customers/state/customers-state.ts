import type { DuplicateChange } from '@/data/close-duplicate';
import type { WorkChange } from '@/data/customer-work';
import type { CustomerEntry } from '@/data/list-activity';
import type { Change, RepeatableChange } from '@/data/staff-transaction';
import type { ActivityEntry, MessageChannel } from '@/domain/activity';
import type { Assignment, StaffMember } from '@/domain/assignment';
import type { CustomerStatus } from '@/domain/customer-status';
import type { ExportKind } from '@/features/customers/export/customers-csv';
import type { CustomerRow } from './customer-row';

export interface Notice {
  tone: 'success' | 'error';
  text: string;
  detail?: string;
  customerId?: string;
  isArrival?: boolean;
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
  kind: ExportKind;
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

interface OpenActivity {
  customerId: string;
  /** Newest first; undefined until it is read. */
  entries: readonly ActivityEntry[] | undefined;
  failed: boolean;
  older: 'none' | 'there' | 'reading' | 'failed';
}

interface DayLog {
  day: number;
  entries: readonly CustomerEntry[] | undefined;
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
  /** The last load did not reach its end, and nobody has dismissed the message. */
  failed: boolean;
  /** How far the last load came, if it has not reached its end; dismissing the message keeps it. */
  unfinished: { loaded: number | undefined; total: number | undefined } | undefined;
  /** A load has reached its end, perhaps earlier on this device. */
  isLoaded: boolean;
  /** The ids of leads that this page did not know before. */
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
  sendingOffers: ReadonlySet<LogOffer['logId']>;
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
  panel: 'figures' | 'day-log' | undefined;
  selected: ReadonlySet<string>;
  bulk: { doing: string; done: number; total: number; isStopping: boolean } | undefined;
  /** Which customers to export, or whether this export of an unfinished list waits for the rest. */
  exportQuestion: 'which' | ExportRequest | undefined;
}

export const initialState: CustomersState = {
  rows: [],
  loading: false,
  failed: false,
  unfinished: undefined,
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
  sendingOffers: new Set(),
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

export interface UnfinishedRead {
  loaded: number;
  total: number | undefined;
  isRunning: boolean;
  isRefresh: boolean;
}

/** Undefined if the last load has reached its end. */
export function unfinishedRead(state: CustomersState): UnfinishedRead | undefined {
  const { rows, loading, unfinished, isLoaded } = state;
  if (!loading && !unfinished) return undefined;
  // A second try after an interrupted first load adds to its rows.
  const loaded = isLoaded ? (unfinished?.loaded ?? 0) : rows.length;
  const counted = unfinished?.total;
  // A customer may arrive after they were counted.
  const total = counted === undefined ? undefined : Math.max(loaded, counted);
  return { loaded, total, isRunning: loading, isRefresh: isLoaded };
}
