import * as v from 'valibot';
import type { DraftRecord, FormDraft, Receipt } from '@/features/contact/contact-form-state';
import { newDraftId, restoreDraft, StoredReceipt, StoredRecord } from '@/features/contact/persisted-draft';
import { safeLocalStorage } from '@/lib/storage';
import { outboxPrefix } from './outbox-key';

/** How long a request waits before it is asked about instead of sent, in milliseconds: seven days (requirement 3.12). */
export const waitingTime = 7 * 24 * 60 * 60_000;

/** A request that was kept. */
export interface WaitingEntry {
  /** Its own, made when it was kept. */
  id: string;
  /** When it was kept, in milliseconds since 1970. */
  keptAt: number;
  draft: FormDraft;
  record: DraftRecord;
  /** Why the database refused it: it is not sent again as it is. */
  refusal?: string | undefined;
}

/** A request that went: nothing of what was written is kept any more. */
export interface SentEntry {
  id: string;
  /** When the database confirmed it, in milliseconds since 1970. */
  sentAt: number;
  receipt: Receipt;
  /** When it was wanted (`domain/wanted-day`). */
  wanted: string;
}

export type OutboxEntry = WaitingEntry | SentEntry;

const StoredEntry = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ sentAt: v.number(), receipt: StoredReceipt, wanted: v.string() }),
    v.object({
      keptAt: v.number(),
      draft: v.unknown(),
      record: StoredRecord,
      refusal: v.optional(v.string()),
    }),
  ]),
);

export const isWaiting = (entry: OutboxEntry): entry is WaitingEntry => 'draft' in entry;
export const isSent = (entry: OutboxEntry): entry is SentEntry => 'receipt' in entry;

/** Whether a request has waited so long that it is asked about; a clock that was put far back makes it so, too. */
export function isExpired({ keptAt }: WaitingEntry, now: number): boolean {
  return Math.abs(now - keptAt) > waitingTime;
}

/** A new id for an entry. */
export const newEntryId = newDraftId;

/** All entries, the oldest first. What is malformed, and receipts of more than seven days, are deleted. */
export function readEntries(): OutboxEntry[] {
  const entries = safeLocalStorage
    .keys()
    .filter((key) => key.startsWith(outboxPrefix))
    .flatMap((key) => {
      const entry = readEntry(key.slice(outboxPrefix.length));
      if (!entry || (isSent(entry) && Math.abs(Date.now() - entry.sentAt) > waitingTime)) {
        safeLocalStorage.remove(key);
        return [];
      }
      return [entry];
    });
  return entries.sort((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1));
}

/** One entry, or undefined. */
export function readEntry(id: string): OutboxEntry | undefined {
  const result = v.safeParse(StoredEntry, safeLocalStorage.get(outboxPrefix + id));
  if (!result.success) return undefined;
  const stored = result.output;
  if ('receipt' in stored) return { id, ...stored };
  const draft = restoreDraft(stored.draft);
  return draft && { ...stored, id, draft };
}

/** Stores an entry, in place of what it was before; says whether it could. */
export function putEntry({ id, ...entry }: OutboxEntry): boolean {
  return safeLocalStorage.set(outboxPrefix + id, JSON.stringify(entry));
}

/** Deletes an entry. */
export function removeEntry(id: string): void {
  safeLocalStorage.remove(outboxPrefix + id);
}

const timeOf = (entry: OutboxEntry) => (isSent(entry) ? entry.sentAt : entry.keptAt);

const OutboxState = v.object({ outboxId: v.string() });

/** What a link to /contact carries to have a request from the outbox opened in the form. */
export function toOutboxState(outboxId: string): v.InferOutput<typeof OutboxState> {
  return { outboxId };
}

/** Which request a link to /contact wants opened, if any. */
export function outboxIdFromState(state: unknown): string | undefined {
  const result = v.safeParse(OutboxState, state);
  return result.success ? result.output.outboxId : undefined;
}
