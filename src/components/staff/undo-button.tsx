import { useEffect, useLayoutEffect } from 'react';
import { type ReturnFocus, useReturnFocus } from '@/components/ui/use-return-focus';
import { isMac } from '@/lib/is-mac';
import { isUnderDialog } from './modal';

/** The element that was focused when a notice appeared: it outlives the notice's move into a dialog and back. */
const focusedBefore = new WeakMap<object, Element>();

const textFields = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])';

interface UndoButtonProps {
  notice: object;
  container: HTMLElement | null;
  onUndo: () => void;
}

/** Ctrl or ⌘ with Z undoes, but not in text fields and dialogs. Tab reaches it from the earlier focus. */
export function UndoButton({ notice, container, onUndo }: UndoButtonProps) {
  useUndoKeys(notice, container, onUndo);
  return (
    <button
      type="button"
      onClick={onUndo}
      aria-keyshortcuts="Control+Z Meta+Z"
      className="min-h-11 min-w-11 shrink-0 cursor-pointer rounded-md px-3 font-bold hover:bg-night-5"
    >
      <span className="underline underline-offset-4">Undo</span>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus, and the button names its keys. */}
      <kbd aria-hidden="true" className="ml-2 font-normal font-sans text-sm pointer-coarse:hidden">
        {isMac() ? '⌘ Z' : 'Ctrl Z'}
      </kbd>
    </button>
  );
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat;

function useUndoKeys(notice: object, container: HTMLElement | null, onUndo: () => void): void {
  const returnFocus = useReturnFocus();

  useEffect(() => {
    function recordFocus() {
      if (isUnderDialog(container)) return undefined;
      const { activeElement } = document;
      if (activeElement && !focusedBefore.has(notice)) focusedBefore.set(notice, activeElement);
      return activeElement;
    }

    function onKeyDown(event: KeyboardEvent) {
      const focused = recordFocus();
      if (!focused || focused.matches(textFields)) return;
      if (isUndo(event)) {
        event.preventDefault();
        onUndo();
      } else if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
        const stops = [...(container?.querySelectorAll('button') ?? [])];
        moveFocus(event, { stops, before: focusedBefore.get(notice), returnFocus });
      }
    }

    function onPointerDown() {
      const focused = recordFocus();
      if (focused && !container?.contains(focused)) returnFocus.remember(focused);
    }

    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
    };
  }, [notice, container, onUndo, returnFocus]);

  useLayoutEffect(
    () => () => {
      if (container?.contains(document.activeElement)) returnFocus.returnFocus({ preventScroll: true });
    },
    [container, returnFocus],
  );
}

interface TabStops {
  stops: readonly HTMLElement[];
  /** Tab goes from here to the first stop. */
  before: Element | undefined;
  returnFocus: ReturnFocus;
}

function moveFocus(event: KeyboardEvent, { stops, before, returnFocus }: TabStops): void {
  const focused = document.activeElement;
  const isInside = stops.some((stop) => stop === focused);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (!isInside && !event.shiftKey && focused === before) {
    event.preventDefault();
    returnFocus.remember(focused);
    stops[0]?.focus();
  } else if (isInside && focused === edge && returnFocus.returnFocus()) {
    // Forwards the browser itself goes on from there.
    if (event.shiftKey) event.preventDefault();
  }
}
