import { useEffect, useState } from 'react';
import { lazyDialog } from '@/components/staff/lazy-dialog';
import { topDialog } from '@/components/staff/modal';
import { isDetails, isWithControl, keyName } from './shortcuts';

const CommandMenu = lazyDialog(async () => (await import('./command-menu')).CommandMenu);

/** Opens the command menu by a click or Ctrl+K (requirement 2.49). */
export function CommandsButton({ onShowKeys }: { onShowKeys: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || !isWithControl(event, 'k')) return;
      const dialog = topDialog();
      // Another dialog may hold typed text.
      const mayOpen = !dialog || isDetails(dialog);
      if (!isOpen && !mayOpen) return;
      event.preventDefault();
      if (!event.repeat) setIsOpen(!isOpen);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        aria-label="Commands"
        title="Commands"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className="-my-0.5 ml-auto inline-flex min-h-7 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap rounded-md px-1.5 font-semibold text-sm hover:bg-paper-dim pointer-coarse:hidden"
      >
        <span className="max-2xl:hidden">Commands</span>
        <kbd className="rounded-md border border-paper-edge bg-paper-dim px-1.5 font-sans text-xs leading-5">
          {keyName('Control+k')}
        </kbd>
      </button>
      {isOpen && <CommandMenu onClose={() => setIsOpen(false)} onShowKeys={onShowKeys} />}
    </>
  );
}
