import { X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/cn';

interface ModalProps {
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  /** On a phone the footer scrolls with the content, of which it would leave little in view. */
  isFooterTall?: boolean;
  contentRef?: Ref<HTMLDivElement>;
  onClose: () => void;
  className?: string;
}

const openDialogs = new Set<HTMLDialogElement>();

/** The dialog over all others: the last that was shown, wherever it stands in the page. */
export const topDialog = (): HTMLDialogElement | undefined => [...openDialogs].at(-1);

/** Whether a dialog keeps the element from people. */
export function isUnderDialog(element: Element | null): boolean {
  const top = topDialog();
  return top !== undefined && !top.contains(element);
}

/** Open while rendered. Escape, the cross and a click outside close it. */
export function Modal(props: ModalProps) {
  const { title, children, actions, footer, isFooterTall, contentRef, onClose, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedOutside = useRef(false);

  // The browser may have closed the dialog, and the parent may have refused.
  useLayoutEffect(() => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    openDialogs.delete(dialog.current);
    openDialogs.add(dialog.current);
  });
  // Before the element leaves the page, so that the browser returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element) return;
      element.close();
      openDialogs.delete(element);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, given by the platform.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The event of a file chooser, or of a dialog over this one, bubbles.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // A browser closes a dialog by itself when Escape is pressed twice.
      onClose={() => dialog.current?.open === false && onClose()}
      // A selection that begins inside and ends outside is no click outside.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => pressedOutside.current && event.target === dialog.current && onClose()}
      className={cn(
        'm-auto max-h-[90dvh] w-full max-w-4xl overflow-hidden rounded-lg border border-transparent bg-paper-bright p-0 text-petrol-900 shadow-2xl',
        'backdrop:bg-night-70',
        className,
      )}
    >
      <div
        className={cn(
          'flex short:block max-h-[90dvh] flex-col short:overflow-y-auto',
          isFooterTall && 'max-sm:block max-sm:overflow-y-auto',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 border-paper-line border-b py-2 pr-2 pl-5">
          <h2 id={titleId} className="min-w-0 flex-[1_1_6rem] font-bold text-xl">
            {title}
          </h2>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4">
            {actions}
            <button
              type="button"
              onClick={onClose}
              aria-label="Close"
              className="inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-paper-dim"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, but a stop of the keyboard that needs a name. */}
        <div
          ref={contentRef}
          role="group"
          aria-labelledby={titleId}
          // Otherwise only the first line of a text area scrolls into view.
          style={{ scrollPaddingBlock: '6rem' }}
          className={cn(
            'scroller flex-1 overflow-y-auto short:overflow-visible overscroll-contain px-5 py-5',
            isFooterTall && 'max-sm:overflow-visible',
          )}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
          tabIndex={0}
        >
          {children}
        </div>
        {footer && <div className="border-paper-line border-t bg-paper px-5 py-3">{footer}</div>}
      </div>
    </dialog>
  );
}
