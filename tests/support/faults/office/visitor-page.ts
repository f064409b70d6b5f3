import { createContactStore } from '@/features/contact/contact-store';
import { leastFillTime } from '@/features/contact/honeypot';
import { createOutbox } from '@/features/contact/outbox/outbox';
import { isQueued } from '@/features/contact/outbox/outbox-entries';
import { confirmDraft, customerIdFor, findDoubts, sendDraft } from '@/features/contact/send-draft';
import { ChunkError } from '@/lib/chunk-error';

/** A visitor's tab: the contact form with its outbox and all that it remembers, without its view. */
function createVisitorPage() {
  let isChunkLost = false;
  let onSaved: (firstName: string) => void = () => undefined;
  async function loadSender() {
    if (!isChunkLost) return { confirmDraft, customerIdFor, findDoubts, sendDraft };
    isChunkLost = false;
    throw new ChunkError('the script did not arrive');
  }
  const outbox = createOutbox(loadSender);
  outbox.watch();
  const store = createContactStore(loadSender, outbox);
  const phase = () => store.form.getState().progress.phase;
  store.form.subscribe(({ progress }, { draft }) => {
    // A receipt that a reload brings back was given before.
    if (progress.phase === 'saved' && draft.firstName !== '') onSaved(draft.firstName);
  });
  store.open(Symbol('visitor'));

  return {
    /** Writes another request into the form; false while one is being sent. */
    fillIn(firstName: string): boolean {
      if (phase() === 'submitting') return false;
      if (phase() === 'saved' || phase() === 'queued') store.restart();
      const email = `${firstName.toLowerCase()}@hopefarm.example`;
      store.edit({ firstName, lastName: 'Reid', email, phone: '876-555-0100' });
      return true;
    },
    /** The name on the form that waits for its visitor; undefined where there is nothing to send. */
    unsent(): string | undefined {
      return phase() === 'submitting' ? undefined : store.form.getState().draft.firstName || undefined;
    },
    submit: () => store.submit({ isHoneypotFilled: false, pageAge: leastFillTime }),
    /** Has the outbox keep what could not be sent; false where the form offers that not. */
    keep: () => store.enqueue() === undefined && phase() === 'queued',
    /** The sender's script does not arrive the next time. */
    loseChunk() {
      isChunkLost = true;
    },
    queued: () => outbox.store.getState().entries.filter(isQueued),
    followReceipts(follow: typeof onSaved) {
      onSaved = follow;
    },
  };
}

export type VisitorPage = ReturnType<typeof createVisitorPage>;

Object.assign(globalThis, { page: createVisitorPage() });
