import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listActivityBetween } from '@/data/list-activity';
import { toActivityEntry } from '@/domain/activity';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';
import { shortcuts } from './shortcuts';

vi.mock('@/data/list-customers');

const names = ['Marcia', 'Devon', 'Simone'];
const customers = names.map((firstName, n) =>
  buildCustomer({
    id: firstName,
    firstName,
    lastName: 'Reid',
    phone: firstName === 'Simone' ? '' : '876-555-0142',
    createdAt: new Date(Date.UTC(2026, 10, 20 - n)),
  }),
);

const open = (query?: string) => renderLoadedCustomersPage(customers, `/admin-dashboard${query ?? ''}`);
/** Presses a key where the focus is. Returns whether the browser is left to do what it does with it. */
async function press(key: string, modifiers: KeyboardEventInit = {}) {
  let isLeft = true;
  await act(async () => {
    isLeft = fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
  });
  return isLeft;
}
async function openFromDayLog() {
  const entry = toActivityEntry('entry', { kind: 'note', text: 'Two tanks' });
  vi.mocked(listActivityBetween).mockResolvedValueOnce([{ ...entry, customerId: 'Marcia' }]);
  const rendered = await open();
  await rendered.user.click(screen.getByRole('button', { name: 'What was done' }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Open Marcia Reid' }));
  return rendered;
}
const viewOf = (name: string) => screen.getByRole('button', { name: `View details of ${name} Reid` });
const details = (name: string) => screen.getByRole('dialog', { name: `${name} Reid` });
const keysDialog = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

/** Hears who is called; nothing is dialled. */
function hearCalls() {
  const calls: string[] = [];
  const listen = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null;
    if (!link) return;
    event.preventDefault();
    calls.push(link.getAttribute('aria-label') ?? link.textContent ?? '');
  };
  document.addEventListener('click', listen);
  stopListening = () => document.removeEventListener('click', listen);
  return calls;
}
let stopListening: () => void = () => undefined;

afterEach(() => {
  stopListening();
  window.localStorage.clear();
});

describe('In the list', () => {
  it('/ focuses the search', async () => {
    await open();
    expect(await press('/')).toBe(false);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await press('/')).toBe(true);
  });

  it.each(['Enter', 'ArrowDown'])('%s in the search goes to the first customer found', async (key) => {
    await open();
    await press('/');
    await act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'devon' } }));
    expect(await press(key)).toBe(false);
    expect(viewOf('Devon')).toHaveFocus();
    await press('/');
    await act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } }));
    expect(await press(key)).toBe(true);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('j and k go from row to row', async () => {
    await open();
    for (const [key, name] of [
      ['j', 'Marcia'],
      ['j', 'Devon'],
      ['j', 'Simone'],
      ['j', 'Simone'],
      ['k', 'Devon'],
      ['k', 'Marcia'],
      ['k', 'Marcia'],
    ] as const) {
      await press(key);
      expect(viewOf(name)).toHaveFocus();
    }
  });

  it('Caps Lock leaves the letters as they are', async () => {
    await open();
    await press('J', { modifierCapsLock: true });
    expect(viewOf('Marcia')).toHaveFocus();
    await press('J', { shiftKey: true });
    await press('J', { shiftKey: true, modifierCapsLock: true });
    expect(viewOf('Marcia')).toHaveFocus();
    await press('ArrowDown', { modifierCapsLock: true });
    expect(viewOf('Devon')).toHaveFocus();
  });

  it('arrows move only from a focused row', async () => {
    await open();
    expect(await press('ArrowDown')).toBe(true);
    await press('j');
    expect(await press('ArrowDown')).toBe(false);
    expect(viewOf('Devon')).toHaveFocus();
    await press('ArrowUp');
    expect(viewOf('Marcia')).toHaveFocus();
  });

  it('j follows the sorted and filtered list', async () => {
    await open('?sort=-name');
    await press('j');
    expect(viewOf('Simone')).toHaveFocus();
    await press('j');
    expect(viewOf('Marcia')).toHaveFocus();
  });

  it('Enter opens the row and Escape returns to it', async () => {
    const { user } = await open();
    await press('j');
    await press('j');
    await user.keyboard('{Enter}');
    const dialog = details('Devon');
    await act(async () => void fireEvent(dialog, new Event('cancel', { cancelable: true })));
    expect(viewOf('Devon')).toHaveFocus();
  });

  it('c and n act on the focused row', async () => {
    const calls = hearCalls();
    await open();
    await press('j');
    await press('j');
    await press('c');
    expect(calls).toEqual(['Call Devon Reid']);
    expect(screen.getByRole('region', { name: 'Log for Devon Reid' })).toBeVisible();
    await press('n');
    expect(details('Devon')).toBeVisible();
    const note = screen.getByRole('textbox', { name: 'Note' });
    expect(note).toHaveFocus();
    expect(note).toHaveValue('');
  });

  it('s opens the status of the focused row', async () => {
    await open();
    await press('j');
    await press('s');
    expect(screen.getByRole('combobox', { name: 'Status of Marcia Reid' })).toHaveFocus();
    expect(screen.getByRole('listbox', { name: 'Status of Marcia Reid' })).toBeVisible();
  });

  it.each(['Escape', 'Enter'])('s returns the focus after %s', async (key) => {
    const { user } = await open();
    await press('j');
    await press('s');
    await user.keyboard(`{${key}}`);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(viewOf('Marcia')).toHaveFocus();
    await press('j');
    expect(viewOf('Devon')).toHaveFocus();
  });

  it('a status reached by Tab keeps the focus', async () => {
    const { user } = await open();
    const status = screen.getByRole('combobox', { name: 'Status of Devon Reid' });
    await press('j');
    await press('s');
    await user.keyboard('{Tab}');
    status.focus();
    await user.keyboard('{Enter}{Escape}');
    expect(status).toHaveFocus();
  });

  it('j moves on after a status was chosen by the mouse', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Status of Marcia Reid' }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'New' }));
    await press('j');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(viewOf('Devon')).toHaveFocus();
  });

  it('j moves on after a filter was chosen by the mouse', async () => {
    await open();
    const filter = screen.getByRole('combobox', { name: 'Status' });
    filter.focus();
    fireEvent.pointerDown(filter, { pointerType: 'mouse' });
    fireEvent.change(filter, { target: { value: 'new' } });
    await press('j');
    expect(viewOf('Marcia')).toHaveFocus();
  });

  it('j stays with a filter that was chosen by keys', async () => {
    await open();
    const filter = screen.getByRole('combobox', { name: 'Status' });
    filter.focus();
    fireEvent.pointerDown(filter, { pointerType: 'mouse' });
    fireEvent.keyDown(filter, { key: 'ArrowDown' });
    fireEvent.change(filter, { target: { value: 'new' } });
    expect(filter).toHaveFocus();
  });

  it('c, n and s do nothing without a focused row', async () => {
    const calls = hearCalls();
    await open();
    for (const key of ['c', 's', 'n', 'x', 'Enter', 'Escape']) expect(await press(key)).toBe(true);
    for (const key of ['j', 'j', 'j']) await press(key);
    expect(viewOf('Simone')).toHaveFocus();
    expect(await press('c')).toBe(true);
    expect(calls).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('In the details', () => {
  it('the same keys click the same buttons', async () => {
    const calls = hearCalls();
    const { user } = await open();
    await user.click(viewOf('Marcia'));
    await press('j');
    expect(details('Devon')).toBeVisible();
    await press('c');
    expect(calls).toEqual(['Call Customer']);
    await press('k');
    expect(details('Marcia')).toBeVisible();
    await press('s');
    expect(within(details('Marcia')).getByRole('listbox')).toBeVisible();
    await press('Escape');
    details('Marcia').focus();
    within(details('Marcia')).getByRole('button', { name: 'Close' }).focus();
    await press('n');
    expect(within(details('Marcia')).getByRole('textbox', { name: 'Note' })).toHaveFocus();
  });

  it.each([
    ['s', /^Mark as/],
    ['l', /^Log a call/],
  ])('%s returns the focus', async (key, name) => {
    const { user } = await open();
    await user.click(viewOf('Marcia'));
    const dialog = within(details('Marcia'));
    const close = dialog.getByRole('button', { name: 'Close' });
    close.focus();
    await press(key);
    expect(dialog.getByRole('combobox', { name })).toHaveFocus();
    await press('Escape');
    expect(close).toHaveFocus();
    close.blur();
    await press(key);
    await press('Escape');
    expect(document.body).toHaveFocus();
  });

  it('j moves on after a status was chosen by keys', async () => {
    const { user } = await open();
    await user.click(viewOf('Marcia'));
    within(details('Marcia'))
      .getByRole('combobox', { name: /^Mark as/ })
      .focus();
    await user.keyboard('{Enter}{Enter}');
    await press('j');
    expect(details('Devon')).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('letters and the command menu work over the log of the day, too', async () => {
    const { user } = await openFromDayLog();
    await press('n');
    expect(within(details('Marcia')).getByRole('textbox', { name: 'Note' })).toHaveFocus();
    act(() => within(details('Marcia')).getByRole('button', { name: 'Close' }).focus());
    await press('k', { ctrlKey: true });
    const menu = await screen.findByRole('dialog', { name: 'Commands' });
    // The details follow the menu in the page, and are under it all the same.
    act(() => within(menu).getByRole('button', { name: 'Close' }).focus());
    await press('s');
    expect(screen.queryByRole('listbox', { name: /^Mark as/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
  });

  it('arrows scroll and / does nothing', async () => {
    const { user } = await open();
    await user.click(viewOf('Marcia'));
    for (const key of ['ArrowDown', '/', '?']) expect(await press(key)).toBe(true);
    expect(details('Marcia')).toBeVisible();
  });
});

describe('Nothing happens', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])('with %s', async (modifier) => {
    await open();
    for (const key of ['/', 'j', '?']) expect(await press(key, { [modifier]: true })).toBe(true);
    expect(document.body).toHaveFocus();
    expect(keysDialog()).toBeNull();
  });

  it('in a field', async () => {
    await open();
    for (const field of [
      screen.getByRole('searchbox'),
      screen.getByRole('combobox', { name: 'Status' }),
      screen.getByRole('combobox', { name: 'Status of Devon Reid' }),
    ]) {
      field.focus();
      for (const key of ['j', 'n', '?']) await press(key);
      expect(field).toHaveFocus();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      fireEvent.keyDown(field, { key: 'Escape' });
    }
  });

  it('but moves by a held key', async () => {
    await open();
    await press('j', { repeat: true });
    expect(viewOf('Marcia')).toHaveFocus();
    expect(await press('s', { repeat: true })).toBe(true);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('behind another dialog', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    screen.getByRole('button', { name: 'Close' }).focus();
    for (const key of ['j', '/', 's']) expect(await press(key)).toBe(true);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});

describe('The list of keys', () => {
  it('opens by ? and by its button', async () => {
    const { user } = await open();
    await press('?');
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    const listed = dialog
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    expect(listed).toEqual([
      '/ Search',
      'j↓ Next customer',
      'k↑ Previous customer',
      'o Next overdue customer',
      'Enter Open the details',
      'Esc Close the details',
      'n Write a note',
      'Ctrl Enter Add the note',
      'c Call',
      'l Log a call',
      's Change the status',
      'x Select the customer',
      'Ctrl C Copy the selected customers',
      'Ctrl Z Undo, while it is offered',
      'Ctrl K Commands',
      '? Show these keys',
    ]);
    expect(dialog.getByText('In the details ↓ and ↑ scroll.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(keysDialog()).toBeVisible();
  });

  it('has no key twice', () => {
    const keys = shortcuts.flatMap((shortcut): readonly string[] => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('switches letters off and keeps arrows', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(screen.getByRole('checkbox', { name: 'Letters and signs are shortcuts' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    unmount();
    await open();
    for (const key of ['/', 'j', 's', '?']) expect(await press(key)).toBe(true);
    viewOf('Marcia').focus();
    await press('ArrowDown');
    expect(viewOf('Devon')).toHaveFocus();
  });
});
