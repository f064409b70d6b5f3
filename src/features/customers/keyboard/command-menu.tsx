import { CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Modal } from '@/components/staff/modal';
import { controlClass } from '@/components/ui/fields';
import { paths } from '@/config/paths';
import { ownEmail } from '@/data/session-store';
import type { Customer } from '@/domain/customer';
import { displayName, formatCustomers } from '@/domain/customer-text';
import { workLists } from '@/domain/work-lists';
import { requestFocus } from '@/features/customers/focus/focus-request';
import { readViews } from '@/features/customers/list/saved-views';
import { createSearch } from '@/features/customers/list/search-rows';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { UnfinishedListNote } from '@/features/customers/store/unfinished-list-note';
import {
  useAddressFilter,
  useClearFilter,
  useReadVisibleRows,
  useShowNextOverdue,
  useView,
} from '@/features/customers/store/use-address';
import { cn } from '@/lib/cn';
import { wordSearch } from '@/lib/search-text';
import { hasVisibleText } from '@/lib/text';

const mostCustomers = 8;

interface CommandMenuProps {
  onClose: () => void;
  onShowKeys: () => void;
}

/** Goes to a customer or runs a command, by the keyboard alone. Over open details it only goes to customers. */
export function CommandMenu({ onClose, onShowKeys }: CommandMenuProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const rows = useCustomers((state) => state.rows);
  const [search] = useState(createSearch);
  // At once: the first row of what a letter shows is chosen.
  const found = hasVisibleText(text) ? search(rows, text) : [];
  const { openDetails } = useCustomersStore();
  const groups = useCommands({ text, found: found.length, onShowKeys });

  function run(command: () => void) {
    onClose();
    command();
  }
  return (
    <Modal title="Commands" onClose={onClose} className="mt-[5dvh] max-w-xl">
      <CommandRoot label="Customer or command" shouldFilter={false} loop vimBindings={false}>
        <div className="-top-5 -mt-5 sticky z-10 bg-paper-bright pt-5 pb-2">
          <CommandInput
            ref={input}
            value={text}
            onValueChange={setText}
            placeholder="Name, number, reference or command"
            className={cn(controlClass, 'truncate')}
          />
        </div>
        <p role="status" className="sr-only">
          {hasVisibleText(text) ? formatCustomers(found.length) : ''}
        </p>
        {hasVisibleText(text) && <UnfinishedListNote />}
        <CommandList label="Customers and commands">
          <CommandEmpty className="px-3 py-4 text-petrol-700">
            {hasVisibleText(text) ? 'No customer or command found' : 'Type a name, a number or a reference'}
          </CommandEmpty>
          {found.length > 0 && (
            <CommandGroup heading="Customers" className={groupClass}>
              {found.slice(0, mostCustomers).map(({ customer }) => (
                <CommandItem
                  key={customer.id}
                  value={`customer ${customer.id}`}
                  onSelect={() => run(() => openDetails(customer.id))}
                  className={itemClass}
                >
                  <CustomerItem customer={customer} />
                </CommandItem>
              ))}
            </CommandGroup>
          )}
          {groups.map(({ heading, items }) => (
            <CommandGroup key={heading} heading={heading} className={groupClass}>
              {items.map((command) => (
                <CommandItem
                  key={command.label}
                  value={`${heading} ${command.label}`}
                  onSelect={() => run(command.run)}
                  className={itemClass}
                >
                  <bdi className="wrap-anywhere">{command.label}</bdi>
                </CommandItem>
              ))}
            </CommandGroup>
          ))}
        </CommandList>
      </CommandRoot>
    </Modal>
  );
}

const groupClass =
  'pt-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-petrol-700';

const itemClass =
  'min-h-11 scroll-mt-20 cursor-pointer rounded-md border border-transparent px-3 py-2 aria-selected:border-petrol-900 aria-selected:bg-amber-100';

function CustomerItem({ customer }: { customer: Customer }) {
  const { companyName, phone } = customer;
  const hasCompany = hasVisibleText(companyName);
  return (
    <>
      <bdi className="wrap-anywhere line-clamp-2 font-semibold leading-5">{displayName(customer)}</bdi>
      <span className="flex flex-wrap text-petrol-700 text-sm empty:hidden">
        {hasCompany && <bdi className="max-w-full truncate">{companyName}</bdi>}
        {hasVisibleText(phone) && (
          <bdi className="wrap-anywhere whitespace-pre-wrap">{`${hasCompany ? ' · ' : ''}${phone}`}</bdi>
        )}
      </span>
    </>
  );
}

interface Command {
  label: string;
  /** It uses the typed text, so that the text does not filter it. */
  isForText?: boolean;
  run: () => void;
}

interface Group {
  heading: string;
  items: readonly Command[];
}

interface CommandContext {
  text: string;
  found: number;
  onShowKeys: () => void;
}

function useCommands({ text, found, onShowKeys }: CommandContext): readonly Group[] {
  const store = useCustomersStore();
  const navigate = useNavigate();
  const { setList } = useAddressFilter();
  const { open } = useView();
  const readVisibleRows = useReadVisibleRows();
  const showNextOverdue = useShowNextOverdue();
  const clearFilter = useClearFilter();
  if (store.shownCustomer()) return [];
  const hasText = hasVisibleText(text);

  function showFound() {
    clearFilter();
    store.endDeepSearch();
    search();
  }

  function search() {
    if (hasText) store.setSearch(text);
    requestFocus({ kind: 'search-box' });
  }

  function searchDeeply() {
    search();
    void store.startDeepSearch();
  }

  const searches: Command[] = [
    ...(found > mostCustomers
      ? [{ label: `Show ${formatCustomers(found)} in the list`, isForText: true, run: showFound }]
      : []),
    {
      label: hasText ? `Search messages and notes for “${text.trim()}”` : 'Search messages and notes',
      isForText: true,
      run: searchDeeply,
    },
  ];
  const actions: Command[] = [
    { label: 'Add a customer', run: () => store.showAdding('one') },
    { label: 'Import customers', run: () => store.showAdding('import') },
    { label: 'Export CSV', run: () => store.exportList(readVisibleRows) },
    { label: 'Newsletter', run: () => store.mayLeave() && void navigate(paths.newsletter) },
    { label: 'Keyboard shortcuts', run: onShowKeys },
  ];
  const lists: Command[] = [
    ...workLists.map(({ value, label }) => ({ label, run: () => setList(value) })),
    { label: 'Next overdue customer', run: showNextOverdue },
  ];
  const views = readViews(ownEmail()).map(({ name, query }) => ({ label: name, run: () => open(query) }));
  const groups: Group[] = [
    { heading: 'Work lists', items: lists },
    { heading: 'Saved views', items: views },
    { heading: 'Actions', items: actions },
    { heading: 'Search', items: searches },
  ];
  const matches = wordSearch(text);
  return groups
    .map(({ heading, items }) => ({
      heading,
      items: items.filter(({ label, isForText }) => isForText || matches(label)),
    }))
    .filter(({ items }) => items.length > 0);
}
