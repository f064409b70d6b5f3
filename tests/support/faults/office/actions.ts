import type { CallOutcome } from '@/domain/activity';
import { type Change, type Commit, isSame, type Journal } from './journal';

/** A value that an action wants to have. */
export interface Wish {
  field: string;
  to: unknown;
}

export interface Action {
  name: string;
  /** The pages that send it: after a reload, another one may send it again. */
  callers: Set<string>;
  /** The e-mail of the person. */
  email: string;
  customerId: string;
  wishes: readonly Wish[];
  /** The id or the text of the entry that it logs, if it logs one of its own. */
  text?: string | undefined;
  /** The outcome of the call that it logs, if it logs one. */
  outcome?: CallOutcome | undefined;
  /** How many commits there were when it was begun. */
  since: number;
  /** The values that its person saw of the customer, while it was under way. */
  seen: Map<string, Set<string>>;
  applied: Commit[];
  /** The page said that nothing was saved. */
  isDenied: boolean;
  isAcknowledged: boolean;
  /** Its person waits no more, though a commit of it may still arrive. */
  isOver: boolean;
}

/** The actions of all staff, and what became of them. A broken promise is an error. */
export class Actions {
  readonly all: Action[] = [];
  readonly #journal: Journal;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  begin(
    caller: string,
    action: Pick<Action, 'name' | 'email' | 'customerId' | 'wishes' | 'text' | 'outcome'>,
  ): Action {
    const begun = {
      ...action,
      callers: new Set([caller]),
      since: this.#journal.commits.length,
      seen: new Map<string, Set<string>>(),
      applied: [],
      isDenied: false,
      isAcknowledged: false,
      isOver: false,
    };
    this.all.push(begun);
    return begun;
  }

  /** Judges a commit of staff by the actions of its page. */
  judge(commit: Commit): void {
    if (commit.email === undefined || commit.changes.length + commit.entries.length === 0) return;
    const ids = new Set([
      ...commit.changes.map(({ id }) => id),
      ...commit.entries.map(({ customerId }) => customerId),
    ]);
    const own = this.all.filter(
      ({ callers, customerId }) => callers.has(commit.caller) && (customerId === '' || ids.has(customerId)),
    );
    const fitting = own.filter((action) => isOf(action, commit));
    const open = fitting.filter(({ applied }) => applied.length === 0);
    // A value that was there already needed no commit: a later one is of a later action.
    const action =
      open.find(({ isDenied, isOver }) => !isDenied && !isOver) ??
      open.find(({ isDenied }) => !isDenied) ??
      open[0] ??
      fitting[0];
    if (!action) fail(commit, 'is of no action');
    if (action.applied.length > 0) fail(commit, `applies ${action.name} twice`);
    if (action.isDenied) fail(commit, `stores ${action.name}, said not to be saved`);
    action.applied.push(commit);
    if (commit.email !== action.email) fail(commit, `is signed by another than ${action.email}`);
    for (const change of commit.changes)
      if (change.id === action.customerId) judgeSight(commit, action, change);
  }

  /** The page says that the action is stored. */
  acknowledge(action: Action, isChanged: boolean): void {
    action.isAcknowledged = true;
    const { name, customerId, wishes, since, applied } = action;
    // A colleague may have made the same change while its outcome was unknown.
    if (isChanged && applied.length === 0 && wishes.length === 0)
      throw new Error(`${name} is said to be saved, and was not.`);
    for (const { field, to } of wishes) {
      if (!this.#journal.held(customerId, field, to, since))
        throw new Error(`${name} is said to be saved, and ${field} never was ${JSON.stringify(to)}.`);
    }
  }

  /** The page says that nothing was saved. */
  deny(action: Action): void {
    action.isDenied = true;
    if (action.applied.length > 0) throw new Error(`${action.name} is said not to be saved, but is.`);
  }
}

function isOf({ wishes, customerId, text, outcome }: Action, { changes, entries }: Commit): boolean {
  const call = entries.find(({ fields }) => fields.kind === 'call');
  if (call?.fields.to !== outcome) return false;
  if (text !== undefined && !entries.some(({ fields, id }) => fields.text === text || id === text))
    return false;
  if (customerId === '' || text === customerId) return true;
  const own = changes.filter(({ id, field }) => id === customerId && field !== 'lastCall');
  // A value that the database held already is not written again.
  const wanted = own.every(({ field, after }) =>
    wishes.some((wish) => wish.field === field && isSame(wish.to, after)),
  );
  return wanted && (own.length > 0 || text !== undefined || call !== undefined);
}

/** Nobody overwrites a value that they have not seen. */
function judgeSight(commit: Commit, { name, seen }: Action, { field, before }: Change): void {
  if (field === 'lastCall' || seen.size === 0) return;
  if (!seen.get(field)?.has(JSON.stringify(before ?? null)))
    fail(commit, `of ${name} overwrites the ${field} ${JSON.stringify(before)}, which nobody saw there`);
}

function fail({ number, caller }: Commit, what: string): never {
  throw new Error(`Commit ${number} of ${caller} ${what}.`);
}
