import { Clock, MessageCircle, Phone } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { FieldLinks } from '@/components/customer-form/draft-field';
import { emergencyCall } from '@/components/layout/call-link';
import { Banner } from '@/components/ui/banner';
import { AnchorButton, Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { newTab } from '@/components/ui/new-tab';
import { useHasPassed } from '@/components/ui/use-has-passed';
import { useNow } from '@/components/ui/use-now';
import { company } from '@/config/company';
import { openingState } from '@/domain/business-days';
import type { NewCustomer } from '@/domain/customer-draft';
import { type CustomerDraftField, customerFields, fieldText } from '@/domain/customer-fields';
import { telHref, whatsappHref } from '@/domain/phone';
import { chunkFailedMessage } from '@/lib/chunk-error';
import { labelledLines } from '@/lib/labelled-lines';
import { formOrder } from './contact-fields';
import {
  type ContactFormState,
  checkFormDraft,
  type FormDraft,
  type SendFailure,
  type SendPlace,
} from './contact-form-state';
import { isDraftPersisted } from './persisted-draft';

export const sendLabels = { quick: 'Send now', end: 'Submit Request' } as const satisfies Record<
  SendPlace,
  string
>;

const toBotSuspected = (label: string) => [
  `We could not tell whether a person or a program filled in this form. Nothing was sent. If you are a person, press ${label} again: that sends it.`,
];
const botSuspected = { quick: toBotSuspected(sendLabels.quick), end: toBotSuspected(sendLabels.end) };

/** Has arrived when a doubt is found, as both come with the sender. */
const DoubtQuestion = lazy(async () => ({ default: (await import('./send-draft')).DoubtQuestion }));

export interface SendOutcomeProps {
  state: ContactFormState;
  place: SendPlace;
  /** Whether the form was open before; one that opens while it sends takes no focus. */
  wasOpen: RefObject<boolean>;
  onEnqueue: () => string | undefined;
  onSettle: () => void;
  onUse: (field: CustomerDraftField, suggestion: string) => void;
  onCorrect: () => void;
}

/** Stands below the button, so that nothing moves under a second click. */
export function SendOutcome({
  state,
  place,
  wasOpen,
  onEnqueue,
  onSettle,
  onUse,
  onCorrect,
}: SendOutcomeProps) {
  const { progress, fieldMessages } = state;
  if (state.place !== place) return null;
  switch (progress.phase) {
    case 'submitting':
      return <StillSending wasOpen={wasOpen} draft={state.draft} />;
    case 'invalid':
      return (
        <ErrorSummary messages={progress.messages}>
          <FieldLinks messages={fieldMessages} />
        </ErrorSummary>
      );
    case 'botSuspected':
      return <ErrorSummary messages={botSuspected[place]} />;
    case 'questioned':
      return (
        <Suspense>
          <DoubtQuestion
            doubts={progress.doubts}
            verb="Send"
            onSend={onSettle}
            onUse={onUse}
            onCorrect={onCorrect}
            submits
          />
        </Suspense>
      );
    case 'failed':
      return <FailureNotice failure={progress} onEnqueue={onEnqueue} />;
    default:
      return null;
  }
}

const slowAfter = 6000;

/** The script may take two minutes, the answer half of one. It takes the focus, which a disabled button loses. */
function StillSending({ wasOpen, draft }: Pick<SendOutcomeProps, 'wasOpen'> & { draft: FormDraft }) {
  const isSlow = useHasPassed(slowAfter);
  const sending = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (wasOpen.current) sending.current?.focus({ preventScroll: true });
  }, [wasOpen]);
  const check = checkFormDraft(draft);
  return (
    <>
      <p ref={sending} tabIndex={-1} className={isSlow ? 'font-semibold outline-none' : 'sr-only'}>
        <span role="status">{isSlow && 'The connection is slow: still sending.'}</span>{' '}
        <span>It will say here whether your request was received.</span>
      </p>
      {isSlow && check.success && (
        <div className="space-y-3">
          <p className="text-sm">
            If you cannot wait, call us or send it by WhatsApp as well. It does no harm if both reach us.
          </p>
          <HandOff draft={check.draft} label="Send by WhatsApp as well" />
        </div>
      )}
    </>
  );
}

interface FailureNoticeProps {
  failure: SendFailure;
  onEnqueue: () => string | undefined;
}

function FailureNotice({ failure: { error, draft, cause }, onEnqueue }: FailureNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div ref={notice} tabIndex={-1} className="space-y-3 rounded-md">
      <Banner tone="error">{error}</Banner>
      <HandOff draft={draft} label="Send by WhatsApp instead" />
      <p className="text-sm">
        Nothing you wrote is lost: submit again, or hand it to us with every answer filled in.
      </p>
      {cause === 'unreachable' && (
        <QueueOffer label="Keep it and send it when there is a signal" onEnqueue={onEnqueue} />
      )}
      {cause === 'busy' && <QueueOffer label="Keep it and send it later" onEnqueue={onEnqueue} />}
      {error === chunkFailedMessage && <ChunkHelp />}
    </div>
  );
}

function HandOff({ draft, label }: { draft: NewCustomer; label: string }) {
  const { until } = openingState(useNow());
  const { note, phone } = until ? { note: 'Call', phone: company.phone } : emergencyCall;
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <AnchorButton
        href={whatsappHref(company.whatsapp, whatsappMessage(draft))}
        {...newTab}
        variant="outline"
        size="large"
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        <span>{label}</span>
      </AnchorButton>
      <AnchorButton href={telHref(phone)} variant="outline" size="large">
        <Phone aria-hidden="true" className="size-5" />
        <span>
          <span>{note}</span> <span className="inline-block">{phone}</span>
        </span>
      </AnchorButton>
    </div>
  );
}

/** Requirement 3.12. The click is the consent, so the text says what it means. */
function QueueOffer({ label, onEnqueue }: Pick<FailureNoticeProps, 'onEnqueue'> & { label: string }) {
  const [problem, setProblem] = useState<string>();
  return (
    <div className="space-y-3">
      <Button
        variant="dark"
        size="large"
        className="w-full sm:w-auto"
        aria-describedby="keep-explanation"
        onClick={() => setProblem(onEnqueue())}
      >
        <Clock aria-hidden="true" className="size-5 shrink-0" />
        <span>{label}</span>
      </Button>
      <p id="keep-explanation" className="max-w-prose text-sm">
        Your request then waits in this browser, on this device, until it is sent or you delete it. For seven
        days any open page of ours tries to send it; after that we ask you first. Others who use this device
        could see it.
      </p>
      {problem && <Banner tone="error">{problem}</Banner>}
    </div>
  );
}

function ChunkHelp() {
  const canReload = isDraftPersisted();
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      {canReload && (
        <Button variant="outline" size="large" className="shrink-0" onClick={() => window.location.reload()}>
          Load again
        </Button>
      )}
      <p className="text-sm">
        {`A part of this page did not arrive, so nothing was sent. Check your connection and ${
          canReload ? 'load the page again to submit: your answers stay.' : 'submit again.'
        }`}
      </p>
    </div>
  );
}

export function whatsappMessage(draft: NewCustomer): string {
  const answers = labelledLines(
    formOrder.map((field) => [
      customerFields[field].label.replace(/\?$/, ''),
      fieldText(field, draft[field]),
    ]),
  );
  return [`Hello ${company.name}, I would like a quote.`, '', ...answers].join('\n');
}
