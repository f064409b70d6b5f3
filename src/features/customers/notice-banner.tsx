import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { LogPrompt } from './log-prompt';
import { SelectionBar } from './selection/selection-bar';
import { formatCount } from './store/customer-text';
import type { ExportRequest, Notice } from './store/customers-state';
import { useCustomers, useCustomersStore } from './store/customers-store';

/** How long good news stays, in milliseconds, unless somebody is about to use it. Errors stay. */
const successStays = 10_000;

/** The customers' screen's notice with its Undo, if there is one. */
export function NoticeBanner() {
  const notice = useCustomers((state) => state.notice);
  const { dismissNotice, undo } = useCustomersStore();
  if (!notice) return null;
  const { many, exported } = notice;
  return (
    <VisibleNotice
      notice={notice}
      onDismiss={dismissNotice}
      onUndo={undo}
      action={many?.again && <TryAgainButton />}
      below={
        many ? <LeftOut failures={many.failures} /> : exported && <ExportEverything exported={exported} />
      }
    />
  );
}

/** So many are named: more than anybody reads. */
const mostNamed = 100;

/** Whom a change of several left out, and why. */
function LeftOut({ failures }: Pick<NonNullable<Notice['many']>, 'failures'>) {
  if (failures.length === 0) return null;
  const more = failures.length - mostNamed;
  return (
    <section
      aria-label="Not changed"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      className="scroller mt-1 max-h-28 overflow-y-auto rounded-md border-2 border-danger-600 bg-paper-bright px-4 py-2 text-sm shadow-lg"
    >
      <ul>
        {failures.slice(0, mostNamed).map(({ id, name, reason }) => (
          <li key={id}>
            {name && <bdi className="font-semibold">{`${name}: `}</bdi>}
            <span>{reason}</span>
          </li>
        ))}
        {more > 0 && <li>{`and ${formatCount(more)} more`}</li>}
      </ul>
    </section>
  );
}

/** Makes the changes that are left, counting on what the list shows by now. */
function TryAgainButton() {
  const { tryAgain } = useCustomersStore();
  return (
    <button
      type="button"
      onClick={() => void tryAgain()}
      className="min-h-11 min-w-11 shrink-0 cursor-pointer rounded-md px-3 font-bold underline underline-offset-4 hover:bg-black/5"
    >
      Try again
    </button>
  );
}

/** Offers the same customers in a file that comes back whole. */
function ExportEverything({ exported }: { exported: ExportRequest }) {
  const { requestExport } = useCustomersStore();
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 rounded-md border border-paper-edge bg-paper-bright py-1 pr-1 pl-4 text-sm shadow-lg">
      <p>To import them again one day, names and consents belong in the file, too.</p>
      <Button variant="quiet" className="ml-auto" onClick={() => requestExport(exported, 'everything')}>
        Everything, for import
      </Button>
    </div>
  );
}

/** The same at the foot of the screen, the offer to write down a call, and what can be done with who is selected. */
export function FloatingNotice() {
  return (
    <ScreenFoot>
      <NoticeBanner />
      <LogPrompt />
      <SelectionBar />
    </ScreenFoot>
  );
}

/** Keeps what it holds at the foot of the screen, whatever scrolls behind. */
export function ScreenFoot({ children }: { children: ReactNode }) {
  return (
    <section className="floating-notice pointer-events-none fixed inset-x-4 bottom-4 z-30 flex flex-col items-center gap-2 empty:hidden print:hidden *:pointer-events-auto *:w-full *:max-w-xl">
      {children}
    </section>
  );
}

interface VisibleNoticeProps {
  notice: { tone: 'success' | 'error'; text: string; detail?: string; undo?: object | undefined };
  onDismiss: () => void;
  onUndo: () => void;
  /** What else can be done about it. */
  action?: ReactNode;
  /** More about it, which is not read out at once. */
  below?: ReactNode;
}

/** What came of somebody's change, until the next one or until it is dismissed. */
export function VisibleNotice({ notice, onDismiss, onUndo, action, below }: VisibleNoticeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held || notice.tone !== 'success') return;
    const timer = setTimeout(onDismiss, successStays);
    return () => clearTimeout(timer);
  }, [held, notice, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the message in place.
    <div
      ref={setContainer}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Banner tone={notice.tone} onDismiss={onDismiss} className="border-2 shadow-lg">
        <div className={cn('flex items-center justify-between gap-x-4', Boolean(action) && 'flex-wrap')}>
          <p className="wrap-anywhere min-w-0">
            <span>{notice.text}</span>
            {notice.detail && <span className="font-normal">{` ${notice.detail}`}</span>}
          </p>
          <div className="ml-auto flex shrink-0 empty:hidden">
            {notice.undo && <UndoButton notice={notice} container={container} onUndo={onUndo} />}
            {action}
          </div>
        </div>
      </Banner>
      {below}
    </div>
  );
}

/** Where the focus was when each notice came up: outlives the notice's way into a dialog and back. */
const homes = new WeakMap<object, Element>();

const textFields = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

interface UndoButtonProps {
  /** What it takes back: each notice is an object of its own. */
  notice: object;
  /** The notice's element. */
  container: HTMLElement | null;
  onUndo: () => void;
}

/**
 * Takes back what its notice reports. Ctrl or ⌘ with Z presses it, and Tab goes from where the focus was when the notice
 * came up to here, and on from there, as if the notice stood beside it. Neither while somebody types, nor from a dialog
 * over the notice.
 */
function UndoButton({ notice, container, onUndo }: UndoButtonProps) {
  useKeys(notice, container, onUndo);
  return (
    <button
      type="button"
      onClick={onUndo}
      aria-keyshortcuts="Control+Z Meta+Z"
      className="min-h-11 min-w-11 shrink-0 cursor-pointer rounded-md px-3 font-bold hover:bg-black/5"
    >
      <span className="underline underline-offset-4">Undo</span>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: this takes no focus, and the button says its keys. */}
      <kbd aria-hidden="true" className="ml-2 font-normal font-sans text-sm pointer-coarse:hidden">
        {isMac() ? '⌘ Z' : 'Ctrl Z'}
      </kbd>
    </button>
  );
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat;

/** Whether nothing of an element can be reached: a dialog that is opened over another comes after it in the page. */
function isUnderDialog(element: HTMLElement | null): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return top !== undefined && !top.contains(element);
}

function useKeys(notice: object, container: HTMLElement | null, onUndo: () => void): void {
  /** From where Tab came into the notice. */
  const origin = useRef<Element>(undefined);

  useEffect(() => {
    function noteHome() {
      if (isUnderDialog(container)) return undefined;
      const { activeElement } = document;
      if (activeElement && !homes.has(notice)) homes.set(notice, activeElement);
      return activeElement;
    }

    function onKeyDown(event: KeyboardEvent) {
      const focused = noteHome();
      if (!focused || focused.matches(textFields)) return;
      if (isUndo(event)) {
        event.preventDefault();
        onUndo();
      } else if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
        onTab(event, focused);
      }
    }

    function onTab(event: KeyboardEvent, focused: Element) {
      const stops = [...(container?.querySelectorAll('button') ?? [])];
      const isInside = stops.some((stop) => stop === focused);
      const [first, last] = [stops[0], stops.at(-1)];
      if (!isInside && !event.shiftKey && focused === homes.get(notice)) {
        event.preventDefault();
        origin.current = focused;
        first?.focus();
      } else if (isInside && focused === (event.shiftKey ? first : last) && goBack(origin)) {
        // Forwards the browser goes on from there by itself.
        if (event.shiftKey) event.preventDefault();
      }
    }

    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('pointerdown', noteHome, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('pointerdown', noteHome, { capture: true });
    };
  }, [notice, container, onUndo]);

  // Before the notice leaves with the focus.
  useLayoutEffect(
    () => () => {
      if (container?.contains(document.activeElement)) goBack(origin);
    },
    [container],
  );
}

/** @returns whether there was a way back. */
function goBack(origin: RefObject<Element | undefined>): boolean {
  const { current } = origin;
  origin.current = undefined;
  if (!(current instanceof HTMLElement && current.isConnected)) return false;
  current.focus();
  return true;
}
