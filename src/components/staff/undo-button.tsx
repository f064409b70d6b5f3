import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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
export function UndoButton({ notice, container, onUndo }: UndoButtonProps) {
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
