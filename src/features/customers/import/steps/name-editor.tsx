import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/fields';
import { useFocusSuccessor } from '@/components/ui/use-focus-successor';
import { customerFields } from '@/domain/customer-fields';
import type { ChosenName } from '@/domain/import/read-names';
import type { CheckedLine } from '@/features/customers/import/import-state';
import type { ImportStore } from '@/features/customers/import/import-store';
import { formatCount } from '@/lib/format-count';
import { hasVisibleText } from '@/lib/text';

interface NameEditorProps {
  line: CheckedLine;
  store: ImportStore;
}

/** Edits a name that was split by guess or is missing. */
export function NameEditor({ line: { number, guessedName }, store }: NameEditorProps) {
  const id = useId();
  const [draft, setDraft] = useState<ChosenName>();
  const opener = useRef<HTMLButtonElement>(null);
  useFocusSuccessor(draft, () => opener.current?.focus());
  if (!guessedName) return null;
  const line = `line ${formatCount(number)}`;
  if (!draft) {
    return (
      <Button
        ref={opener}
        variant="quiet"
        onClick={() => setDraft(guessedName)}
        aria-label={`Change the name in ${line}`}
      >
        Change the name
      </Button>
    );
  }
  const isWhole = hasVisibleText(draft.firstName) && hasVisibleText(draft.lastName);
  return (
    <form
      aria-label={`Name in ${line}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole) return;
        const name = { firstName: draft.firstName.trim(), lastName: draft.lastName.trim() };
        void store.chooseName(number, name);
        setDraft(undefined);
      }}
      className="grid items-end gap-2 sm:grid-cols-[1fr_1fr_auto_auto]"
    >
      {(['firstName', 'lastName'] as const).map((part) => (
        <div key={part}>
          <label htmlFor={`${id}-${part}`} className="text-sm">
            {customerFields[part].label}
          </label>
          <input
            id={`${id}-${part}`}
            // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone.
            autoFocus={part === 'firstName'}
            value={draft[part]}
            onChange={({ target }) => setDraft({ ...draft, [part]: target.value })}
            className={controlClass}
          />
        </div>
      ))}
      <Button type="submit" aria-disabled={!isWhole}>
        Use this name
      </Button>
      <Button variant="quiet" onClick={() => setDraft(undefined)}>
        Cancel
      </Button>
    </form>
  );
}
