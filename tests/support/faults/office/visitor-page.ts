import type { NewCustomer } from '@/domain/customer-draft';
import { checkFormDraft, emptyFormDraft } from '@/features/contact/contact-form-state';
import { createOutbox } from '@/features/contact/outbox/outbox';
import { isWaiting } from '@/features/contact/outbox/outbox-entries';
import { customerIdFor, sendDraft } from '@/features/contact/send-draft';
import { ChunkError } from '@/lib/chunk-error';

interface VisitorRequest {
  firstName: string;
  draftId: string;
}

/** A visitor's tab: what sends and queues the form's requests, without its view. */
function createVisitorPage() {
  let isChunkLost = false;
  const outbox = createOutbox(async () => {
    if (!isChunkLost) return { customerIdFor, sendDraft };
    isChunkLost = false;
    throw new ChunkError('the script did not arrive');
  });
  outbox.watch();

  const toDraft = ({ firstName }: VisitorRequest) => ({
    ...emptyFormDraft(),
    firstName,
    lastName: 'Reid',
    email: `${firstName.toLowerCase()}@hopefarm.example`,
    phone: '876-555-0100',
  });

  function check(request: VisitorRequest): NewCustomer {
    const result = checkFormDraft(toDraft(request));
    if (!result.success) throw new Error(result.messages.join());
    return result.draft;
  }

  return {
    async send(request: VisitorRequest) {
      const draft = check(request);
      return sendDraft(await customerIdFor(request.draftId, draft), draft);
    },
    keep: (request: VisitorRequest) =>
      outbox.enqueue(toDraft(request), { draftId: request.draftId, attempts: [] }),
    /** The sender's script does not arrive the next time. */
    loseChunk() {
      isChunkLost = true;
    },
    waiting: () => outbox.store.getState().entries.filter(isWaiting),
  };
}

export type VisitorPage = ReturnType<typeof createVisitorPage>;

Object.assign(globalThis, { page: createVisitorPage() });
