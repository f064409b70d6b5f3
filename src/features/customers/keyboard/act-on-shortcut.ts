import { topDialog } from '@/components/staff/modal';
import { requestFocus } from '@/features/customers/focus/focus-request';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import type { CustomersStore } from '@/features/customers/store/customers-store';
import { type Action, findControl, isDetails } from './shortcuts';

interface ShortcutContext {
  store: CustomersStore;
  rows: readonly CustomerRow[];
  isCharacter: boolean;
  showNextOverdue: () => void;
}

/** Acts in the open details, else in the list. Arrows scroll, unless a row has the focus. Returns whether it acted. */
export function actOnShortcut(action: Action, context: ShortcutContext): boolean {
  const { store, rows, isCharacter, showNextOverdue } = context;
  const dialog = topDialog();
  const offer = store.shownOffer();
  const isOfferMeant = !dialog || (isDetails(dialog) && offer?.customerId === store.shownCustomer()?.id);
  if (action === 'log' && offer && isOfferMeant) {
    requestFocus({ kind: 'log' });
    return true;
  }
  if (dialog) return isDetails(dialog) && isCharacter && activate(dialog, action);
  if (action === 'search') {
    requestFocus({ kind: 'search-box' });
    return true;
  }
  if (action === 'overdue') {
    showNextOverdue();
    return true;
  }
  const bar = document.querySelector('.selection-bar');
  if (action === 'status' && bar) return activate(bar, action);
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  const index = Number(row?.dataset.index);
  if (action === 'next' || action === 'previous') {
    if (!row && !isCharacter) return false;
    return focusRow(rows, row ? index + (action === 'next' ? 1 : -1) : firstInView());
  }
  const id = row ? rows[index]?.customer.id : undefined;
  if (id !== undefined && action === 'note') {
    store.openDetails(id);
    requestFocus({ kind: 'note' });
    return true;
  }
  if (id !== undefined && action === 'log') {
    store.offerLog(id, 'call');
    requestFocus({ kind: 'log' });
    return true;
  }
  return row ? activate(row, action) : false;
}

function activate(part: Element, action: Action): boolean {
  const control = findControl(part, action);
  if (control?.matches('[role="combobox"]')) returnFocusOnClose(control, document.activeElement);
  if (action === 'note') control?.focus();
  else control?.click();
  return control !== null;
}

function returnFocusOnClose(combobox: HTMLElement, before: Element | null) {
  new MutationObserver((_, observer) => {
    if (combobox.getAttribute('aria-expanded') === 'true') return;
    observer.disconnect();
    if (document.activeElement !== combobox) return;
    combobox.blur();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }).observe(combobox, { attributeFilter: ['aria-expanded'] });
}

function focusRow(rows: readonly CustomerRow[], index: number): boolean {
  const id = rows[index]?.customer.id;
  if (id !== undefined) requestFocus({ kind: 'row', id });
  return rows.length > 0;
}

function firstInView(): number {
  const edge = document.querySelector('.list-bar')?.getBoundingClientRect().bottom ?? 0;
  const found = [...document.querySelectorAll<HTMLElement>('[data-index]')];
  const first = found.find((row) => row.getBoundingClientRect().top >= edge);
  return Number((first ?? found[0])?.dataset.index);
}
