import type { SourceMutation } from '../../support/faults/office/build-office';
import type { Step } from '../../support/faults/office/steps';

export interface OfficeMutant extends SourceMutation {
  name: string;
  /** Days with many of these steps are played first. */
  likely: readonly Step['do'][];
}

const changes = 'features/customers/changes';
const sync = 'features/customers/sync';

/** Faults of the staff side and of the outbox, each of which a random day must notice. */
export const officeMutants: readonly OfficeMutant[] = [
  {
    name: 'a status overwrites one that nobody has seen',
    likely: ['status'],
    file: 'data/update-customer-status.ts',
    from: 'if (current.status !== to && (current.status !== expected || isRepeated))',
    to: 'if (current.status === undefined)',
  },
  {
    name: 'a status that was not stored is called stored',
    likely: ['status'],
    file: 'data/update-customer-status.ts',
    from: "return { outcome: { kind: 'conflict', current } };",
    to: 'return { outcome: moved };',
  },
  {
    name: 'a status has no entry',
    likely: ['status'],
    file: 'data/update-customer-status.ts',
    from: 'if (!hasNoEntry) transaction.set(entry.reference, entry.fields);',
    to: '',
  },
  {
    name: 'any answer passes for the database’s',
    likely: ['status', 'note', 'owner'],
    file: 'data/staff-transaction.ts',
    from: 'if (!sent || (await sent.isStored?.(getDoc)) === false)',
    to: 'if (!sent)',
  },
  {
    name: 'an owner or a follow-up overwrites one that nobody has seen',
    likely: ['owner', 'follow-up', 'call', 'bulk owner'],
    file: 'data/customer-work.ts',
    from: 'wanted.some(({ from, expected }) => expected !== undefined && !isSameValue(from, expected))',
    to: 'wanted.length > 9',
  },
  {
    name: 'owners and follow-ups have no entries',
    likely: ['owner', 'follow-up'],
    file: 'data/customer-work.ts',
    from: 'for (const entry of entries) transaction.set(entry.reference, entry.fields);',
    to: 'if (logged) transaction.set(logged.reference, logged.fields);',
  },
  {
    name: 'a correction overwrites one that nobody has seen',
    likely: ['correct'],
    file: 'data/correct-customer.ts',
    from: "if (!isAsExpected) return { outcome: { kind: 'conflict', current } };",
    to: '',
  },
  {
    name: 'a correction has no entry',
    likely: ['correct'],
    file: 'data/correct-customer.ts',
    from: 'transaction.set(entry.reference, entry.fields);',
    to: '',
  },
  {
    name: 'a duplicate has no entry',
    likely: ['duplicate'],
    file: 'data/close-duplicate.ts',
    from: 'transaction.set(link.reference, link.fields);',
    to: '',
  },
  {
    name: 'the cache outlives the logout',
    likely: ['log out'],
    file: 'data/session-store.ts',
    from: '  clearKeys();\n  deleteDeviceCache();',
    to: '  clearKeys();',
  },
  {
    name: 'drafts outlive the logout',
    likely: ['note', 'log out'],
    file: 'data/session-store.ts',
    from: 'if (!getSession()) safeSessionStorage.remove(draftsKey);',
    to: '',
  },
  {
    name: 'a session outlives its role',
    likely: ['revoke'],
    file: 'data/staff-database.ts',
    from: 'if (await hasKeptRole()) return false;',
    to: 'if (await hasKeptRole().then(() => true)) return false;',
  },
  {
    name: 'a tombstone is ignored',
    likely: ['erase'],
    file: `${sync}/customer-cache.ts`,
    from: 'if (known && this.#isErased(known.customer)) this.forget(id);',
    to: '',
  },
  {
    name: 'an erased customer stays on the device',
    likely: ['erase'],
    file: `${sync}/customer-feed.ts`,
    from: 'this.#device?.erase(ids);',
    to: '',
  },
  {
    name: 'a cursor lies in the future',
    likely: ['status'],
    file: 'data/paging/update-times.ts',
    from: '(!now || time.getTime() <= now.getTime() + clockTolerance)',
    to: 'now !== null',
  },
  {
    name: 'the next question begins an hour after the answer',
    likely: ['status'],
    file: 'features/customers/sync/change-feed.ts',
    from: 'cursor = answer.readAt ?? cursor;',
    to: 'cursor = answer.readAt ? new Date(answer.readAt.getTime() + 3_600_000) : cursor;',
  },
  {
    name: 'the lines that were read are counted in place of the documents',
    likely: ['refresh', 'reload'],
    file: 'data/list-customers.ts',
    from: 'const stored = await count(customers);',
    to: 'const stored = seen.size;',
  },
  {
    name: 'a colleague’s work is not taken in',
    likely: ['owner', 'follow-up'],
    file: `${sync}/work-feed.ts`,
    from: '!copy || work.updatedAt > copy.updatedAt;',
    to: '!copy;',
  },
  {
    name: 'an import goes by a stale dry run',
    likely: ['check import', 'run import'],
    file: 'features/customers/import/import-run.ts',
    from: 'const lines = recheckLines(getState(), known, sent);',
    to: 'const { lines } = getState();',
  },
  {
    name: 'a customer who is sent again has a new id',
    likely: ['add again'],
    file: `${changes}/draft-changes.ts`,
    from: 'if (sent?.content !== content) sent',
    to: 'sent',
  },
  {
    name: 'a page forgets whom the page before it has sent',
    likely: ['add again', 'reload'],
    file: `${changes}/draft-changes.ts`,
    from: "let sent = savedDraft('sent addition', SentAddition);",
    to: 'let sent: v.InferOutput<typeof SentAddition> | undefined;',
  },
  {
    name: 'a note that is sent again has a new id',
    likely: ['lose answer', 'note'],
    file: `${changes}/log-changes.ts`,
    from: 'const note = sent?.text === text ? sent : { text, id: newLogId() };',
    to: 'const note = { text, id: newLogId() };',
  },
  {
    name: 'a call that is sent again has a new id',
    likely: ['lose answer', 'call'],
    file: `${changes}/log-changes.ts`,
    from: 'const last = sent?.outcome === outcome ? sent : undefined;',
    to: 'const last = undefined as typeof sent;',
  },
  {
    name: 'a call has another outcome than the click',
    likely: ['call'],
    file: `${changes}/log-changes.ts`,
    from: "to: outcome ?? 'reached'",
    to: "to: 'reached'",
  },
  {
    name: 'a second click applies the undo the other way',
    likely: ['undo', 'status'],
    file: `${changes}/changes.ts`,
    from: 'if (notice === undone) return;',
    to: `if (notice === undone) {
        if (notice?.customerId && notice.undo?.of === 'status')
          void changeStatus(notice.customerId, notice.undo.change.expected);
        return;
      }`,
  },
  {
    name: 'an undo gives back no owner',
    likely: ['owner', 'undo'],
    file: `${changes}/work-changes.ts`,
    from: 'owner: invert(owner)',
    to: "owner: { to: '', expected: owner.to }",
  },
  {
    name: 'the undo of a bulk change changes nothing back',
    likely: ['bulk status', 'bulk owner', 'undo'],
    file: `${changes}/bulk-changes.ts`,
    from: '[toStep({ id, from: to, to: from })]',
    to: '[toStep({ id, from: to, to })]',
  },
  {
    name: 'work lists hold inactive customers',
    likely: ['status'],
    file: 'domain/work-lists.ts',
    from: 'if (customer.status === closedStatus) return lists;',
    to: '',
  },
  {
    name: 'a call answers no follow-up',
    likely: ['call', 'follow-up'],
    file: 'domain/last-call.ts',
    from: 'return lastCall && followUpAt.getTime() <= lastCall.at.getTime() ? undefined : followUpAt;',
    to: 'return followUpAt;',
  },
  {
    name: 'a list narrowed by owner ignores their work',
    likely: ['owner'],
    file: 'features/customers/list/visible-rows.ts',
    from: 'const filterWork = filter.list || filter.owner ? work : undefined;',
    to: 'const filterWork = filter.list ? work : undefined;',
  },
  {
    name: 'a search looks through the list of before',
    likely: ['look'],
    file: 'features/customers/list/search-rows.ts',
    from: 'if (rows !== searched) steps = [];',
    to: '',
  },
  {
    name: 'a visitor’s request has another id each time',
    likely: ['send again', 'send', 'keep'],
    file: 'features/contact/send-draft.ts',
    from: 'JSON.stringify([draftId, fields])',
    to: 'JSON.stringify([draftId, fields, Math.random()])',
  },
  {
    name: 'a request that is sent again has another id',
    likely: ['send again', 'send'],
    file: 'features/contact/contact-sending.ts',
    from: 'recordOf(form.getState()).draftId, draft)',
    to: 'String(Math.random()), draft)',
  },
  {
    name: 'a request without an answer is called stored',
    likely: ['send', 'send again', 'lose signal'],
    file: 'features/contact/contact-sending.ts',
    from: "if (outcome.kind === 'stored') receive(id, draft, outcome.value);",
    to: "if (outcome.kind !== 'refused') receive(id, draft, '');",
  },
  {
    name: 'an unsent request is forgotten in a reload and sent under another id',
    likely: ['reload page', 'send again', 'send'],
    file: 'features/contact/persisted-draft.ts',
    from: 'return draft && { draft, record: persistedRecord() };',
    to: 'return draft && { draft, record: { draftId: newDraftId(), attempts: [] } };',
  },
  {
    name: 'nobody sends a kept request after a chunk failed',
    likely: ['keep', 'lose chunk'],
    file: 'features/contact/outbox/outbox-sending.ts',
    from: 'timer = setTimeout(() => void sendDue(), pause);',
    to: '',
  },
];
