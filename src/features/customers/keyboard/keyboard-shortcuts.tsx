import { Keyboard } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { Modal } from '@/components/staff/modal';
import { CheckboxField } from '@/components/ui/fields';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { useReadVisibleRows, useShowNextOverdue } from '@/features/customers/store/use-address';
import { safeLocalStorage } from '@/lib/storage';
import { actOnShortcut } from './act-on-shortcut';
import { CommandsButton } from './commands-button';
import { actionOf, keyName, shortcuts } from './shortcuts';

export function KeyboardShortcuts() {
  const [isOn, setIsOn] = useState(areOn);
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(isOn, () => setIsOpen(true));

  function turn(on: boolean) {
    setIsOn(on);
    storeOn(on);
  }

  return (
    <>
      <CommandsButton onShowKeys={() => setIsOpen(true)} />
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="-my-0.5 -ml-2 inline-flex min-h-7 w-9 shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-paper-dim pointer-coarse:hidden"
      >
        <Keyboard aria-hidden="true" className="size-5" />
      </button>
      {isOpen && (
        <Modal title="Keyboard shortcuts" onClose={() => setIsOpen(false)} className="max-w-md">
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-1.5">
            {shortcuts.map(({ action, keys, label }) => (
              <Fragment key={action}>
                <dt className="flex gap-1.5">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="min-w-8 rounded-md border border-paper-edge bg-paper-dim px-2 py-0.5 text-center font-sans text-sm"
                    >
                      {keyName(key)}
                    </kbd>
                  ))}
                </dt>
                <dd>{label}</dd>
              </Fragment>
            ))}
          </dl>
          <p className="mt-3 text-sm">In the details ↓ and ↑ scroll.</p>
          <div className="mt-5 border-paper-line border-t pt-3">
            <CheckboxField
              label="Letters and signs are shortcuts"
              checked={isOn}
              onChange={({ target }) => turn(target.checked)}
            />
          </div>
        </Modal>
      )}
    </>
  );
}

const storageKey = 'keyboardShortcuts';
const off = 'off';

/** Speech input types letters, so shortcuts can be off (WCAG 2.1.4). */
const areOn = () => safeLocalStorage.get(storageKey) !== off;

function storeOn(isOn: boolean): void {
  if (isOn) safeLocalStorage.remove(storageKey);
  else safeLocalStorage.set(storageKey, off);
}

function useShortcuts(isOn: boolean, showHelp: () => void): void {
  const store = useCustomersStore();
  const readVisibleRows = useReadVisibleRows();
  const showNextOverdue = useShowNextOverdue();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const action = actionOf(event);
      const isCharacter = event.key.length === 1;
      if (!action || (isCharacter && !isOn)) return;
      // A held key repeats moves only.
      const isMove = action === 'next' || action === 'previous';
      if (event.repeat && !isMove) return;
      const done =
        action === 'help'
          ? help()
          : actOnShortcut(action, { store, rows: readVisibleRows().rows, isCharacter, showNextOverdue });
      if (done) event.preventDefault();
    }

    function help() {
      if (document.querySelector('dialog[open]')) return false;
      showHelp();
      return true;
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
