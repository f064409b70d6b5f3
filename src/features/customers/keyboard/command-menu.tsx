import { CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { controlClass } from '@/components/ui/fields';
import { Modal } from '@/components/ui/modal';
import type { Customer } from '@/domain/customer';
import { displayName, formatCustomers } from '@/domain/customer-text';
import { createSearch } from '@/features/customers/list/filter-rows';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { hasVisibleText } from '@/lib/text';
import { filterCommands, useCommands } from './commands';

const mostCustomers = 8;

interface CommandMenuProps {
  onClose: () => void;
  onShowKeys: () => void;
}

/** Goes to a customer or runs a command, by the keyboard alone. Over open details it only goes to customers. */
export function CommandMenu({ onClose, onShowKeys }: CommandMenuProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The dialog is open by now.
  useEffect(() => input.current?.focus(), []);
  const rows = useCustomers((state) => state.rows);
  const [search] = useState(createSearch);
  // At once: the first row of what a letter shows is chosen.
  const found = hasVisibleText(text) ? search(rows, text) : [];
  const { openDetails } = useCustomersStore();
  const commands = useCommands({ text, found: found.length, most: mostCustomers, onShowKeys });
  const groups = filterCommands(commands, text);

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
  const details = [customer.companyName, customer.phone].filter(hasVisibleText);
  return (
    <>
      <bdi className="wrap-anywhere block font-semibold leading-5">{displayName(customer)}</bdi>
      <span className="wrap-anywhere block text-petrol-700 text-sm empty:hidden">{details.join(' · ')}</span>
    </>
  );
}
