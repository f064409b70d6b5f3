import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { RequiredNote } from '@/components/customer-form/draft-field';
import { Button } from '@/components/ui/button';
import { EarlyEffects } from '@/components/ui/early-effects';
import { NoScriptNotice } from '@/components/ui/form-not-ready';
import { useReadForm } from '@/components/ui/use-read-form';
import { type CustomerDraftField, customerFields, fieldText } from '@/domain/customer-fields';
import { cn } from '@/lib/cn';
import { DetailFields, QuickFields } from './contact-fields';
import { outboxIdOf } from './contact-form-state';
import { type ContactStore, contactStore } from './contact-store';
import { Honeypot, isHoneypotFilled } from './honeypot';
import { useLinkedAnswers } from './linked-answers';
import { OutboxCard } from './outbox/outbox-card';
import { RequestCard, RequestHead } from './request-card';
import { SendNow } from './send-now';
import { SubmitSection } from './submit-section';
import { ThankYou } from './thank-you';

interface ContactFormProps {
  onThanks?: (isThanking: boolean) => void;
  pageAge?: () => number;
  store?: ContactStore;
}

export function ContactForm({
  onThanks,
  pageAge = () => performance.now(),
  store = contactStore,
}: ContactFormProps) {
  const state = useStore(store.form);
  const [visitor] = useState(() => Symbol('visitor'));
  // The prerendered form is empty, so the tab's draft waits for hydration.
  useEffect(() => store.open(visitor), [store, visitor]);
  const { progress, draft, fieldMessages, linked, isRestored, hasUnsentDraft, wasBotSuspected } = state;
  const quickPart = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current = true;
  }, []);
  const readForm = useReadForm((form) =>
    store.submit({
      isHoneypotFilled: isHoneypotFilled(form),
      pageAge: pageAge(),
      // Enter in a field clicks no visible button.
      place: quickPart.current?.contains(document.activeElement) ? 'quick' : 'end',
    }),
  );
  useLinkedAnswers(store, state);
  const isSaved = progress.phase === 'saved';
  const heading = useFocusAfter(isSaved || progress.phase === 'queued');
  useLayoutEffect(() => onThanks?.(isSaved), [isSaved, onThanks]);
  useOutboxView(store.outbox, isSaved, outboxIdOf(state));

  if (progress.phase === 'saved') {
    return <ThankYou receipt={progress.receipt} onShown={store.receiptShown} onRestart={store.restart} />;
  }

  if (progress.phase === 'queued') {
    return (
      <OutboxCard
        id={progress.id}
        outbox={store.outbox}
        onChange={() => store.reopen(progress.id)}
        onRestart={store.restart}
      />
    );
  }

  const isSubmitting = progress.phase === 'submitting';
  const form = { draft, fieldMessages, edit: store.edit };
  const sending = {
    state,
    wasOpen,
    onEnqueue: store.enqueue,
    onSettle: store.settle,
    onUse: (field: CustomerDraftField, suggestion: string) => {
      store.edit({ [field]: suggestion });
      // The question came after the check of the hidden field.
      store.submit({ isHoneypotFilled: false, pageAge: pageAge() });
    },
    onCorrect: store.dismiss,
  };
  return (
    <form
      {...readForm}
      aria-label="Delivery ticket"
      // Before hydration the browser itself would send the form: never in the address.
      method="post"
      aria-busy={isSubmitting}
      onFocus={store.prepare}
      onPointerDown={store.prepare}
    >
      <EarlyEffects />
      <RequestCard
        head={<RequestHead headingRef={heading} />}
        number={<RequiredNote />}
        footer={<SubmitSection {...sending} />}
      >
        <NoScriptNotice className="pt-6" />
        <div ref={quickPart}>
          <div inert={isSubmitting}>
            <RestoredNotice
              isShown={isRestored || hasUnsentDraft}
              hasUnsentDraft={hasUnsentDraft}
              linkedLabels={labelsOf(linked.filter((field) => fieldText(field, draft[field]) !== ''))}
              onRestart={() => {
                store.restart();
                heading.current?.focus();
              }}
            />
            {/* Empty again once it has raised a doubt. */}
            <Honeypot key={String(wasBotSuspected)} />
            <QuickFields form={form} />
          </div>
          <SendNow {...sending} />
        </div>
        <div inert={isSubmitting}>
          <DetailFields form={form} />
        </div>
      </RequestCard>
    </form>
  );
}

function useOutboxView({ setView }: ContactStore['outbox'], isAside: boolean, shownId?: string): void {
  useLayoutEffect(() => {
    setView({ isAside, shownId });
    return () => setView({ isAside: false, shownId: undefined });
  }, [isAside, shownId, setView]);
}

const labelsOf = (fields: readonly CustomerDraftField[]) =>
  fields.map((field) => customerFields[field].label);

interface RestoredNoticeProps {
  isShown: boolean;
  hasUnsentDraft: boolean;
  linkedLabels: readonly string[];
  onRestart: () => void;
}

function RestoredNotice({ isShown, hasUnsentDraft, linkedLabels, onRestart }: RestoredNoticeProps) {
  const isVisible = isShown || linkedLabels.length > 0;
  return (
    <div
      className={cn(
        isVisible &&
          'my-6 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-md border border-sea-600 bg-sea-100 py-2 pr-2 pl-4',
      )}
    >
      <div className={cn(isVisible && 'py-1 font-medium text-sea-800')}>
        <span role="status">
          {[
            isShown && 'Your answers are still here from before.',
            hasUnsentDraft && 'Send them, or start afresh, before you change the request that waits.',
          ]
            .filter(Boolean)
            .join(' ')}
        </span>{' '}
        <LinkedStatus labels={linkedLabels} />
      </div>
      {isShown && (
        <Button variant="quiet" onClick={onRestart}>
          Start afresh
        </Button>
      )}
    </div>
  );
}

/** Each edit of a linked field shortens the sentence, which is no news. */
function LinkedStatus({ labels }: { labels: readonly string[] }) {
  const count = labels.length;
  const [last, setLast] = useState({ count, isShorter: false });
  if (count !== last.count) setLast({ count, isShorter: count < last.count });
  return (
    <span role="status" aria-live={last.isShorter ? 'off' : 'polite'}>
      {count > 0 && `Filled in from what you chose: ${labels.join(', ')}.`}
    </span>
  );
}

function useFocusAfter(isAway: boolean) {
  const element = useRef<HTMLHeadingElement>(null);
  const wasAway = useRef(isAway);
  // In a layout effect: the reason of a refusal takes the focus afterwards.
  useLayoutEffect(() => {
    if (wasAway.current && !isAway) element.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return element;
}
