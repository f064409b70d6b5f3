import * as v from 'valibot';
import { draftsKey, getSession } from '@/data/session-store';
import { type CustomerFormValues, canHold } from '@/domain/customer-draft';
import { draftFields, isWritten } from '@/domain/customer-fields';
import { safeSessionStorage } from '@/lib/storage';
import { readJson, writeJson } from '@/lib/stored-json';
import { messages } from './customers-state';

/** What a kept draft is of: a note or a correction, by the customer's id; who is added, and what was sent of them. */
export type DraftName = `note ${string}` | `correction ${string}` | 'addition' | 'sent addition';

/** All that is kept, and in which session it was typed. */
const KeptDrafts = v.object({ owner: v.string(), drafts: v.record(v.string(), v.unknown()) });

const KeptNote = v.object({
  text: v.string(),
  /** What was sent of it last and may have been stored: sent again, it has the same id. */
  sent: v.optional(v.object({ text: v.string(), id: v.string() })),
});
/** A note that was typed and is not known to be stored. */
export type KeptNote = v.InferOutput<typeof KeptNote>;

const owner = () => JSON.stringify(getSession());

function readAll(): Record<string, unknown> {
  const kept = readJson(safeSessionStorage, draftsKey, KeptDrafts);
  return kept?.owner === owner() ? kept.drafts : {};
}

/**
 * Keeps a draft for as long as the tab and the session of whoever is signed in; undefined drops it. Returns whether the
 * browser kept it.
 */
export function keepDraft(name: DraftName, draft: unknown): boolean {
  if (!getSession()) return false;
  const { [name]: _last, ...drafts } = readAll();
  if (draft !== undefined) drafts[name] = draft;
  const hasDrafts = Object.keys(drafts).length > 0;
  return writeJson(safeSessionStorage, draftsKey, hasDrafts ? { owner: owner(), drafts } : undefined);
}

/** Drops a draft that is stored now, unless something else was typed since. */
export function dropStoredDraft(name: DraftName, stored: unknown): void {
  if (JSON.stringify(readAll()[name]) === JSON.stringify(stored)) keepDraft(name, undefined);
}

/** A kept draft; undefined when there is none, or none of this kind. */
export function keptDraft<Schema extends v.GenericSchema>(
  name: DraftName,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const kept = v.safeParse(schema, readAll()[name]);
  return kept.success ? kept.output : undefined;
}

/** The kept note about a customer. */
export function keptNote(customerId: string): KeptNote | undefined {
  return keptDraft(`note ${customerId}`, KeptNote);
}

/** The kept notes by customer id. */
export function keptNotes(): ReadonlyMap<string, KeptNote> {
  const notes = Object.entries(readAll()).flatMap(([name, draft]) => {
    const note = v.safeParse(KeptNote, draft);
    return note.success && name.startsWith('note ')
      ? [[name.slice('note '.length), note.output] as const]
      : [];
  });
  return new Map(notes);
}

/** Drops what was typed about customers who are not in the database any more. */
export function dropDraftsOfErased(isKnown: (customerId: string) => boolean): void {
  for (const name of Object.keys(readAll())) {
    const [, customerId] = /^(?:note|correction) (.*)$/.exec(name) ?? [];
    if (customerId !== undefined && !isKnown(customerId)) keepDraft(name as DraftName, undefined);
  }
}

/** Of what was kept of a form, what it can hold. */
export function heldFields(kept: Readonly<Record<string, unknown>>): Partial<CustomerFormValues> {
  const held = draftFields.filter((field) => {
    const value = kept[field];
    return isWritten(field) ? typeof value === 'string' : canHold(field, value);
  });
  return Object.fromEntries(held.map((field) => [field, kept[field]]));
}

/** What to ask before all that is kept goes; undefined where nothing is. */
export function questionBeforeForgetting(): string | undefined {
  const names = Object.keys(readAll());
  if (names.some((name) => name.startsWith('note '))) return messages.leaveNote;
  return names.length > 0 ? messages.leaveForm : undefined;
}

/** Whether all that is kept may go: asks first where something would be lost. */
export function mayForgetDrafts(): boolean {
  const question = questionBeforeForgetting();
  return question === undefined || window.confirm(question);
}
