import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ownEmail } from '@/data/session-store';
import { formatCustomers } from '@/domain/customer-text';
import { workLists } from '@/domain/work-lists';
import { requestFocus } from '@/features/customers/focus/focus-request';
import { readViews } from '@/features/customers/list/saved-views';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import {
  useAddressFilter,
  useReadVisibleRows,
  useShowNextOverdue,
  useView,
} from '@/features/customers/store/use-address';
import { wordSearch } from '@/lib/slug';
import { hasVisibleText } from '@/lib/text';

interface Command {
  label: string;
  /** It uses the typed text, so that the text does not filter it. */
  isForText?: boolean;
  run: () => void;
}

interface CommandGroup {
  heading: string;
  items: readonly Command[];
}

interface CommandContext {
  text: string;
  found: number;
  most: number;
  onShowKeys: () => void;
}

export function useCommands({ text, found, most, onShowKeys }: CommandContext) {
  const store = useCustomersStore();
  const navigate = useNavigate();
  const { setList } = useAddressFilter();
  const { open } = useView();
  const readVisibleRows = useReadVisibleRows();
  const showNextOverdue = useShowNextOverdue();
  const hasText = hasVisibleText(text);

  function search(isDeep: boolean) {
    if (hasText) store.setSearch(text);
    if (isDeep) void store.startDeepSearch();
    requestFocus({ kind: 'search-box' });
  }

  const searches: Command[] = [
    ...(found > most
      ? [{ label: `Show ${formatCustomers(found)} in the list`, isForText: true, run: () => search(false) }]
      : []),
    {
      label: hasText ? `Search messages and notes for “${text.trim()}”` : 'Search messages and notes',
      isForText: true,
      run: () => search(true),
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
  const groups: CommandGroup[] = [
    { heading: 'Work lists', items: lists },
    { heading: 'Saved views', items: views },
    { heading: 'Actions', items: actions },
    { heading: 'Search', items: searches },
  ];
  const isOverDetails = store.getState().openId !== undefined;
  return isOverDetails ? [] : groups;
}

export function filterCommands(groups: readonly CommandGroup[], text: string): readonly CommandGroup[] {
  const matches = wordSearch(text);
  return groups
    .map(({ heading, items }) => ({
      heading,
      items: items.filter(({ label, isForText }) => isForText || matches(label)),
    }))
    .filter(({ items }) => items.length > 0);
}
