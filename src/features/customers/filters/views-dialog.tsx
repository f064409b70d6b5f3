import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { Modal } from '@/components/staff/modal';
import { Button, pillClass } from '@/components/ui/button';
import { controlClass } from '@/components/ui/fields';
import { useReadForm } from '@/components/ui/use-read-form';
import { ownEmail } from '@/data/session-store';
import { type AddressFilter, describeFilter } from '@/features/customers/list/filter-rows';
import {
  isSameName,
  readViews,
  type SavedView,
  viewNameLimit,
  writeViews,
} from '@/features/customers/list/saved-views';
import { sortChoices } from '@/features/customers/list/sort-rows';
import { useCustomers } from '@/features/customers/store/customers-store';
import { useAddressFilter, useView } from '@/features/customers/store/use-address';
import { hasVisibleText, toSingleLine } from '@/lib/text';

const messages = {
  none: 'No view is saved on this device yet.',
  saved: (name: string) => `“${name}” is saved on this device.`,
  renamed: (name: string) => `The view is now called “${name}”.`,
  deleted: (name: string) => `“${name}” is deleted.`,
  taken: (name: string) => `There is another view called “${name}”.`,
  refused: 'This browser stores nothing for this site. The view was not saved.',
  withoutSearch: 'A view does not include the search, which may name a person.',
} as const;

export function ViewsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={pillClass}>
        <Bookmark aria-hidden="true" className="size-4" />
        Views
      </button>
      {isOpen && <ViewsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ViewsDialog({ onClose }: { onClose: () => void }) {
  const me = ownEmail();
  const { read } = useAddressFilter();
  const { view, open } = useView();
  const hasSearch = useCustomers((state) => hasVisibleText(state.search));
  const [views, setViews] = useState(() => readViews(me));
  const [said, setSaid] = useState('');
  const [renamed, setRenamed] = useState<string>();
  const nameBox = useRef<HTMLInputElement>(null);

  function store(change: (known: readonly SavedView[]) => readonly SavedView[], message: string): boolean {
    // Another tab may have saved a view.
    const isStored = writeViews(me, change(readViews(me)));
    setSaid(isStored ? message : messages.refused);
    setViews(readViews(me));
    return isStored;
  }

  function save(name: string): boolean {
    return store((known) => [...without(known, name), { name, query: view }], messages.saved(name));
  }

  function rename(before: SavedView, name: string): boolean {
    const isTaken = without(readViews(me), before.name).some((one) => isSameName(one.name, name));
    if (isTaken) {
      setSaid(messages.taken(name));
      return false;
    }
    setRenamed(name);
    return store((known) => [...without(known, before.name), { ...before, name }], messages.renamed(name));
  }

  function remove(name: string): void {
    store((known) => without(known, name), messages.deleted(name));
    nameBox.current?.focus();
  }

  return (
    <Modal
      title="Saved views"
      onClose={onClose}
      className="max-w-xl"
      footer={
        <div className="space-y-2">
          <p className="text-petrol-700 text-sm">
            {`${describeView(view, read)}${hasSearch ? ` ${messages.withoutSearch}` : ''}`}
          </p>
          <NameForm inputRef={nameBox} label="Name of this view" action="Save this view" onSubmit={save} />
          <p role="status" className="font-semibold text-sm empty:absolute">
            {said}
          </p>
        </div>
      }
    >
      {views.length === 0 && <p className="text-petrol-700">{messages.none}</p>}
      <ul className="space-y-2">
        {views.map((one) => (
          <ViewItem
            key={one.name}
            view={one}
            description={describeView(one.query, read)}
            isOpen={one.query === view}
            wasRenamed={one.name === renamed}
            onOpen={() => {
              open(one.query);
              onClose();
            }}
            onRename={(name) => rename(one, name)}
            onDelete={() => remove(one.name)}
          />
        ))}
      </ul>
    </Modal>
  );
}

const without = (views: readonly SavedView[], name: string) =>
  views.filter((one) => !isSameName(one.name, name));

function describeView(query: string, read: (address: URLSearchParams) => AddressFilter): string {
  const address = new URLSearchParams(query);
  const filtered = describeFilter({ ...read(address), search: '' });
  const sort = sortChoices.find(({ value }) => value === (address.get('sort') ?? ''));
  return `${filtered ? 'Customers' : 'All customers'}${filtered}. ${sort ? `${sort.label}.` : ''}`;
}

interface ViewItemProps {
  view: SavedView;
  description: string;
  isOpen: boolean;
  /** Takes the focus back from the field of its name. */
  wasRenamed: boolean;
  onOpen: () => void;
  onRename: (name: string) => boolean;
  onDelete: () => void;
}

function ViewItem(props: ViewItemProps) {
  const {
    view: { name },
    description,
    isOpen,
    wasRenamed,
    onOpen,
    onRename,
    onDelete,
  } = props;
  const [isRenaming, setIsRenaming] = useState(false);
  if (isRenaming) {
    return (
      <li>
        <NameForm
          label={`New name of ${name}`}
          action="Rename"
          initial={name}
          onSubmit={(wish) => {
            const isRenamed = onRename(wish);
            if (isRenamed) setIsRenaming(false);
            return isRenamed;
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex items-stretch gap-1 rounded-md border border-paper-line">
      <button
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        className="min-h-11 min-w-0 flex-1 cursor-pointer rounded-md px-3 py-2 text-left hover:bg-paper-dim aria-current:bg-amber-100"
      >
        <bdi className="wrap-anywhere block font-semibold">{name}</bdi>
        <span className="block text-petrol-700 text-sm">{description}</span>
      </button>
      <button
        type="button"
        aria-label={`Rename ${name}`}
        title="Rename"
        // biome-ignore lint/a11y/noAutofocus: it replaces the focused field.
        autoFocus={wasRenamed}
        onClick={() => setIsRenaming(true)}
        className={iconClass}
      >
        <Pencil aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={onDelete}
        className={iconClass}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}

const iconClass =
  'inline-flex min-h-11 w-11 shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-paper-dim';

interface NameFormProps {
  label: string;
  action: string;
  initial?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Returns whether it succeeded; otherwise the text stays. */
  onSubmit: (name: string) => boolean;
}

function NameForm({ label, action, initial, inputRef, onSubmit }: NameFormProps) {
  const id = useId();
  const [text, setText] = useState(initial ?? '');
  const name = toSingleLine(text);

  function submit() {
    if (hasVisibleText(name) && onSubmit(name)) setText('');
  }
  const readForm = useReadForm(submit);

  return (
    <form {...readForm} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-[1_1_12rem]">
        <label htmlFor={id} className="mb-1 block font-semibold text-sm">
          {label}
        </label>
        <input
          ref={inputRef}
          // biome-ignore lint/a11y/noAutofocus: the person just asked to rename.
          autoFocus={initial !== undefined}
          id={id}
          autoComplete="off"
          maxLength={viewNameLimit}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={controlClass}
        />
      </div>
      <Button type="submit" variant="dark" className="min-h-12" aria-disabled={!hasVisibleText(name)}>
        {action}
      </Button>
    </form>
  );
}
