import { customerFieldNames } from '@/domain/customer-fields';
import { type Change, type Commit, type Fields, isSame } from './journal';

const kinds: Record<string, string> = {
  status: 'status',
  owner: 'owner',
  followUpAt: 'follow-up',
  duplicateOf: 'duplicate',
  lastCall: 'call',
};

/** Every change of staff has its entry in the same commit, signed by whoever made it. */
export function judgeEntries(commit: Commit): void {
  const { email, number, caller, changes, entries } = commit;
  if (email === undefined) return;
  for (const { fields } of entries) {
    if (fields.by !== email)
      throw new Error(`Commit ${number} of ${caller} has an entry signed by ${fields.by}.`);
  }
  for (const change of changes) {
    if (!hasEntry(commit, change))
      throw new Error(
        `Commit ${number} of ${caller} changes ${change.field} of ${change.id} without an entry.`,
      );
  }
}

function hasEntry({ entries, changes }: Commit, { id, field, before, after }: Change): boolean {
  const own = entries.filter(({ customerId }) => customerId === id).map(({ fields }) => fields);
  const isNew = changes.some((one) => one.id === id && one.field === 'firstName' && one.before === undefined);
  if (isNew && (customerFieldNames as readonly string[]).includes(field))
    return own.some(({ kind, from }) => kind === 'status' && from === null);
  const kind = kinds[field];
  if (kind === 'call') {
    const { outcome, by } = (after ?? {}) as Fields;
    return own.some((entry) => entry.kind === 'call' && entry.to === outcome && entry.by === by);
  }
  // A status that is none counts as New, and so needs no entry to be that.
  if (kind)
    return own.some((entry) => entry.kind === kind && isSame(entry.from, before) && isSame(entry.to, after));
  return own.some(({ kind: one, from, to }) => {
    if (one !== 'correction') return false;
    const [old, made] = [from as Record<string, unknown>, to as Record<string, unknown>];
    return isSame(old[field], before) && isSame(made[field], after);
  });
}
