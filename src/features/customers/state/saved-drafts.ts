import * as v from 'valibot';
import { draftsKey, getSession, onSessionChange } from '@/data/session-store';
import { messageChannels } from '@/domain/activity';
import { valuesOf } from '@/domain/options';
import { isSameValue } from '@/lib/is-same-value';
import { safeSessionStorage } from '@/lib/storage';
import { readJson, writeJson } from '@/lib/stored-json';
import { countTabMarks, setTabMark } from '@/lib/tab-lock';
import type { LogOffer } from './customers-state';
import { messages } from './messages';

type DraftName = `note ${string}` | `correction ${string}` | 'addition' | 'sent addition' | 'contacting';

const SavedDrafts = v.object({ owner: v.string(), drafts: v.record(v.string(), v.unknown()) });

const SavedNote = v.object({
  text: v.string(),
  customerName: v.optional(v.string()),
  /** Sent last and perhaps stored: sent again, it has the same id. */
  sent: v.optional(v.object({ text: v.string(), id: v.string() })),
});
export type SavedNote = v.InferOutput<typeof SavedNote>;

const SavedOffers = v.array(
  v.object({
    customerId: v.string(),
    channel: v.picklist(['call', ...valuesOf(messageChannels)]),
    logId: v.string(),
    isReached: v.boolean(),
    sent: v.optional(
      v.object({ outcome: v.optional(v.string()), nextTimes: v.array(v.string()), id: v.string() }),
    ),
  }),
);

const owner = () => JSON.stringify(getSession());

function readAll(): Record<string, unknown> {
  const stored = readJson(safeSessionStorage, draftsKey, SavedDrafts);
  const isOfThisSession = stored?.owner === owner();
  if (!isOfThisSession) safeSessionStorage.remove(draftsKey);
  return isOfThisSession ? stored.drafts : {};
}

/** Keeps a draft while tab and session last; undefined drops it. Returns whether the browser saved it. */
export function saveDraft(name: DraftName, draft: unknown): boolean {
  if (!getSession()) return false;
  const { [name]: _last, ...drafts } = readAll();
  if (draft !== undefined) drafts[name] = draft;
  const hasDrafts = Object.keys(drafts).length > 0;
  const isSaved = writeJson(
    safeSessionStorage,
    draftsKey,
    hasDrafts ? { owner: owner(), drafts } : undefined,
  );
  markDrafts();
  return isSaved;
}

let unmark: (() => void) | undefined;

/** A logout in another tab asks about the drafts of this one. */
export function markDrafts(): void {
  const hasDrafts = questionBeforeDiscarding() !== undefined;
  if (hasDrafts === (unmark !== undefined)) return;
  unmark?.();
  unmark = hasDrafts ? mark() : undefined;
}

function mark() {
  const removals = [setTabMark(draftsKey), onSessionChange(markDrafts)];
  return () => {
    for (const remove of removals) remove();
  };
}

/** Drops a draft that is stored now, unless something else was typed since. */
export function dropStoredDraft(name: DraftName, stored: unknown): void {
  if (isSameValue(readAll()[name], stored)) saveDraft(name, undefined);
}

/** Undefined when there is no such draft, or none that the schema accepts. */
export function savedDraft<Schema extends v.GenericSchema>(
  name: DraftName,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const stored = v.safeParse(schema, readAll()[name]);
  return stored.success ? stored.output : undefined;
}

export interface StoredNote {
  customerId: string;
  id: string;
  draft: string;
}

const noteListeners = new Set<(stored: StoredNote) => void>();

export function onNoteStored(listener: (stored: StoredNote) => void): () => void {
  noteListeners.add(listener);
  return () => void noteListeners.delete(listener);
}

/** Drops a saved note, which another page may have taken over, unless something else was typed or sent since. */
export function endSavedNote(stored: StoredNote): void {
  const { customerId, id, draft } = stored;
  const saved = savedDraft(`note ${customerId}`, SavedNote);
  const isLater = saved?.sent && saved.sent.id !== id;
  const rest = saved && saved.text !== draft ? { ...saved, sent: undefined } : undefined;
  if (!isLater) saveDraft(`note ${customerId}`, rest);
  for (const listener of noteListeners) listener(stored);
}

/** The offers to log. Their name in the storage stays, so that no update of the site drops any. */
export function savedOffers(): readonly LogOffer[] {
  return savedDraft('contacting', SavedOffers) ?? [];
}

export function saveOffers(offers: readonly LogOffer[]): boolean {
  return saveDraft('contacting', offers.length > 0 ? offers : undefined);
}

export function savedNotes(): ReadonlyMap<string, SavedNote> {
  const notes = Object.entries(readAll()).flatMap(([name, draft]) => {
    const note = v.safeParse(SavedNote, draft);
    return note.success && name.startsWith('note ')
      ? [[name.slice('note '.length), note.output] as const]
      : [];
  });
  return new Map(notes);
}

export function dropDraftsOfErased(isKnown: (customerId: string) => boolean): void {
  for (const name of Object.keys(readAll())) {
    const [, customerId] = /^(?:note|correction) (.*)$/.exec(name) ?? [];
    if (customerId !== undefined && !isKnown(customerId)) saveDraft(name as DraftName, undefined);
  }
}

function questionBeforeDiscarding(): string | undefined {
  const names = [...savedNotes().values()].map(({ customerName }) => customerName);
  return joinQuestions(questionAboutNotes(names), questionAboutForms());
}

export const joinQuestions = (...questions: readonly (string | undefined)[]) =>
  questions.filter((question) => question !== undefined).join('\n') || undefined;

export function questionAboutForms(): string | undefined {
  const isForm = (name: string) => name !== 'contacting' && !name.startsWith('note ');
  return Object.keys(readAll()).some(isForm) ? messages.leaveForm : undefined;
}

export function questionAboutNotes(names: readonly (string | undefined)[]): string | undefined {
  const known = names.filter((name) => name !== undefined);
  if (names.length === 0) return undefined;
  return known.length === names.length ? messages.leaveNotes(known) : messages.leaveNote;
}

/** Asks first if a draft would be lost, here or in another tab. */
export async function mayDiscardDrafts(question = questionBeforeDiscarding()): Promise<boolean> {
  if (!isAllowed(question)) return false;
  const isTypedElsewhere = (await countTabMarks(draftsKey)) > (unmark ? 1 : 0);
  return isAllowed(isTypedElsewhere ? messages.leaveOtherTab : undefined);
}

export function isAllowed(question: string | undefined): boolean {
  return question === undefined || window.confirm(question);
}
