import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button, LinkButton } from '@/components/ui/button';
import { useFocusSuccessor } from '@/components/ui/use-focus-successor';
import { useNow } from '@/components/ui/use-now';
import { commitments } from '@/config/commitments';
import { paths } from '@/config/paths';
import { isPastDay, wantedDayText } from '@/domain/wanted-day';
import { correctionText, ReferenceNumber } from '@/features/contact/reference-number';
import { chunkFailedMessage } from '@/lib/chunk-error';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/dates';
import { safeSessionStorage } from '@/lib/storage';
import { NoticeRow } from './notice-row';
import { type Outbox, outbox as pageOutbox } from './outbox';
import {
  isDue,
  isExpired,
  isQueued,
  isSent,
  type OutboxEntry,
  type SentEntry,
  toOutboxState,
} from './outbox-entries';
import { QueuedRequest } from './queued-request';
import { UnseenOutcome, useUnseenOutcome } from './unseen-outcome';

const foldedKey = 'outboxFolded';
const regionLabel = 'Requests on this device';

const itemClass = 'border-paper-line border-b py-3 last:border-transparent';

export function OutboxNotice({ outbox = pageOutbox }: { outbox?: Outbox }) {
  const { entries, shownId, isAside = false, lacksScript } = useStore(outbox.store);
  useEffect(() => outbox.watch(), [outbox]);
  const box = useRef<HTMLDivElement>(null);
  const now = useNow();
  const outcome = useUnseenOutcome();
  const shown = entries.filter(({ id }) => id !== shownId);
  const isStuck = Boolean(lacksScript) && entries.some((entry) => isDue(entry, now.getTime()));
  const count = shown.length + Number(isStuck) + Number(outcome !== undefined);
  const ofEntries = headline(shown, now.getTime()) || (isStuck ? chunkFailedMessage : '');
  const news = outcome && ofEntries ? regionLabel : (outcome?.news ?? ofEntries);
  /** The content at the last fold: other content unfolds the notice. */
  const [folded, setFolded] = useState(() => safeSessionStorage.get(foldedKey));
  const states = shown.map((entry) => `${entry.id}${isSent(entry) || entry.refusal}`);
  const version = [news, isStuck, ...states].join(' ');
  const isFolded = folded === version;
  const said = useSaidAfterwards(news);
  const hasFocus = useRef(false);
  useFocusSuccessor(version, () => {
    if (hasFocus.current) box.current?.focus({ preventScroll: true });
    // A removed element does not blur.
    hasFocus.current &&= box.current !== null;
  });
  useRoomBelow(box, count > 0 && !isAside);

  function fold(foldedVersion: string) {
    setFolded(foldedVersion);
    safeSessionStorage.set(foldedKey, foldedVersion);
  }

  /** The clicked button is gone: the focus goes to the rest, or to the page. */
  function focusRest() {
    const rest: HTMLElement | null = count > 1 ? box.current : document.querySelector('h1');
    if (!rest) return;
    rest.tabIndex = -1;
    rest.focus({ preventScroll: true });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <section
        aria-label={regionLabel}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
        className={cn(
          'flex flex-col items-center empty:hidden print:hidden',
          isAside
            ? 'px-4 py-6'
            : 'outbox-notice floating-notice pointer-events-none fixed short:static inset-x-4 bottom-4 z-30',
        )}
      >
        {count > 0 && (
          <div
            ref={box}
            tabIndex={-1}
            className="pointer-events-auto w-full max-w-xl overflow-y-auto rounded-lg border-2 border-petrol-900 bg-paper-bright px-5 py-3 shadow-xl outline-none"
            style={{ maxHeight: '60dvh' }}
          >
            <NoticeRow
              button={
                <Button
                  variant="quiet"
                  aria-expanded={!isFolded}
                  onClick={() => fold(isFolded ? '' : version)}
                >
                  {isFolded ? 'Show' : 'Hide'}
                </Button>
              }
            >
              <h2 className="font-bold text-lg leading-snug">{news}</h2>
            </NoticeRow>
            {!isFolded && (
              <ul>
                {isStuck && (
                  <li className={itemClass}>
                    <MissingScript />
                  </li>
                )}
                {outcome && (
                  <li className={itemClass}>
                    <UnseenOutcome outcome={outcome} />
                  </li>
                )}
                {shown.map((entry) => (
                  <li key={entry.id} className={itemClass}>
                    {isSent(entry) ? (
                      <SentRequest
                        entry={entry}
                        onDone={() => {
                          outbox.remove(entry.id);
                          focusRest();
                        }}
                      />
                    ) : (
                      <QueuedRequest
                        entry={entry}
                        outbox={outbox}
                        onRemoved={focusRest}
                        change={(label) => (
                          <LinkButton variant="outline" to={paths.contact} state={toOutboxState(entry.id)}>
                            {label}
                          </LinkButton>
                        )}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </section>
    </>
  );
}

function MissingScript() {
  return (
    <NoticeRow
      button={
        <Button variant="dark" onClick={() => window.location.reload()}>
          Load again
        </Button>
      }
    >
      <p role="alert">
        A part of this page did not arrive. With a signal, load it again: then your request is sent.
      </p>
    </NoticeRow>
  );
}

function SentRequest({ entry, onDone }: { entry: SentEntry; onDone: () => void }) {
  const { receipt, wanted, sentAt } = entry;
  const now = useNow();
  return (
    <div className="space-y-3">
      <NoticeRow
        button={
          <Button variant="dark" onClick={onDone}>
            Done
          </Button>
        }
      >
        <p>{`Sent on ${formatDateTime(new Date(sentAt))}. We contact you ${commitments.contact}.`}</p>
      </NoticeRow>
      <ReferenceNumber reference={receipt.reference} />
      {receipt.isCorrection && <p>{correctionText}</p>}
      {isPastDay(wanted, now) && (
        <p>
          {`It says that it is wanted on ${wantedDayText(wanted)}. That day is over: please tell us another.`}
        </p>
      )}
    </div>
  );
}

function headline(entries: readonly OutboxEntry[], now: number): string {
  const queued = entries.filter(isQueued);
  if (entries.length > queued.length)
    return queued.length > 0 ? 'Sent, and not sent yet' : 'Your request was sent';
  if (queued.some(({ refusal }) => refusal)) return 'Your request was not accepted';
  if (queued.some((entry) => isExpired(entry, now))) return 'Still wanted?';
  if (queued.length > 1) return `${queued.length} requests have not been sent yet`;
  return queued.length > 0 ? 'Your request has not been sent yet' : '';
}

/** Scrolling keeps a focused element above an element at the foot of the screen. */
function useRoomBelow(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!isShown || !current) return;
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(current.parentElement ?? current).position === 'fixed';
      const room = window.innerHeight - current.getBoundingClientRect().top + 16;
      leaveRoom(isFixed ? `${room}px` : '');
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      leaveRoom('');
    };
  }, [element, isShown]);
}

function leaveRoom(height: string): void {
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}

/** Screen readers announce text only if it appears in a live region that exists already. */
function useSaidAfterwards(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return said;
}
