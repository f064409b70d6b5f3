import * as v from 'valibot';
import type { DraftRecord, FormDraft, Receipt } from '@/features/contact/contact-form-state';
import { restoreDraft, StoredReceipt, StoredRecord } from '@/features/contact/persisted-draft';
import { dayLength } from '@/lib/dates';
import { safeLocalStorage } from '@/lib/storage';
import { readJson, writeJson } from '@/lib/stored-json';
import { outboxPrefix } from './outbox-key';

/** Requirement 3.12. Afterwards the visitor is asked before it is sent. */
export const queueLifetime = 7 * dayLength;

export interface QueuedEntry {
  id: string;
  keptAt: number;
  draft: FormDraft;
  record: DraftRecord;
  /** The reason of a refusal, which stops further attempts. */
  refusal?: string | undefined;
  /** Opened in a form: meanwhile no page sends it by itself. */
  isBeingChanged?: boolean | undefined;
}

/** A sent request holds none of the visitor's answers. */
export interface SentEntry {
  id: string;
  sentAt: number;
  receipt: Receipt;
  wanted: string;
}

export type OutboxEntry = QueuedEntry | SentEntry;

/** A date ends at 8.64e15 milliseconds. */
const Time = v.pipe(
  v.number(),
  v.check((time) => Math.abs(time) < 8e15),
);

const StoredEntry = v.union([
  v.object({ sentAt: Time, receipt: StoredReceipt, wanted: v.string() }),
  v.object({
    keptAt: Time,
    draft: v.unknown(),
    record: StoredRecord,
    refusal: v.optional(v.string()),
    isBeingChanged: v.optional(v.boolean()),
  }),
]);

export const isQueued = (entry: OutboxEntry): entry is QueuedEntry => 'draft' in entry;
export const isSent = (entry: OutboxEntry): entry is SentEntry => 'receipt' in entry;

/** A clock set far back expires an entry, too. */
export function isExpired({ keptAt }: QueuedEntry, now: number): boolean {
  return Math.abs(now - keptAt) > queueLifetime;
}

/** Whether the page sends an entry by itself. */
export const isDue = (entry: OutboxEntry, now: number): entry is QueuedEntry =>
  isQueued(entry) && !entry.refusal && !entry.isBeingChanged && !isExpired(entry, now);

/** The oldest first. Deletes malformed entries and receipts of more than seven days. */
export function readEntries(): OutboxEntry[] {
  const entries = safeLocalStorage
    .keys()
    .filter((key) => key.startsWith(outboxPrefix))
    .flatMap((key) => {
      const entry = readEntry(key.slice(outboxPrefix.length));
      if (!entry || (isSent(entry) && Math.abs(Date.now() - entry.sentAt) > queueLifetime)) {
        safeLocalStorage.remove(key);
        return [];
      }
      return [entry];
    });
  return entries.sort((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1));
}

export function readEntry(id: string): OutboxEntry | undefined {
  const stored = readJson(safeLocalStorage, outboxPrefix + id, StoredEntry);
  if (!stored) return undefined;
  if ('receipt' in stored) return { id, ...stored };
  const draft = restoreDraft(stored.draft);
  return draft && { ...stored, id, draft };
}

/** Returns whether the entry is stored. */
export function putEntry({ id, ...entry }: OutboxEntry): boolean {
  return writeJson(safeLocalStorage, outboxPrefix + id, entry);
}

export function removeEntry(id: string): void {
  safeLocalStorage.remove(outboxPrefix + id);
}

const timeOf = (entry: OutboxEntry) => (isSent(entry) ? entry.sentAt : entry.keptAt);

const OutboxState = v.object({ outboxId: v.string() });

export function toOutboxState(outboxId: string): v.InferOutput<typeof OutboxState> {
  return { outboxId };
}

export function outboxIdFromState(state: unknown): string | undefined {
  const result = v.safeParse(OutboxState, state);
  return result.success ? result.output.outboxId : undefined;
}
