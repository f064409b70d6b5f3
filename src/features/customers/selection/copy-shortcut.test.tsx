import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');

const customers = ['Marcia', 'Devon', 'Simone'].map((firstName, n) =>
  buildCustomer({
    id: firstName,
    firstName,
    lastName: 'Reid',
    createdAt: new Date(Date.UTC(2026, 10, 20 - n)),
  }),
);
let copied: string[];

async function select(user: UserEvent, ...names: string[]) {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name} Reid` }));
}
const pressControlC = () =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'c', ctrlKey: true }));

beforeEach(() => {
  copied = [];
  vi.stubGlobal('indexedDB', undefined);
});

async function open() {
  const { user } = await renderLoadedCustomersPage(customers);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  return user;
}

describe('Ctrl+C', () => {
  it('copies the selected customers under their titles, in the order of the list', async () => {
    const user = await open();
    await select(user, 'Simone', 'Marcia');
    await pressControlC();
    const lines = copied[0]?.split('\r\n').map((line) => line.split('\t')[0]);
    expect(lines).toEqual(['Name', 'Marcia Reid', 'Simone Reid', '']);
    expect(screen.getByText('2 customers copied.')).toBeVisible();
  });

  it('leaves a text that somebody selected to the browser', async () => {
    const user = await open();
    await select(user, 'Marcia');
    window.getSelection()?.selectAllChildren(screen.getByText(/^Showing/));
    expect(await pressControlC()).toBe(true);
    expect(copied).toEqual([]);
    window.getSelection()?.removeAllRanges();
  });

  it('leaves a field to the browser', async () => {
    const user = await open();
    await select(user, 'Marcia');
    screen.getByRole('searchbox').focus();
    expect(await pressControlC()).toBe(true);
    expect(copied).toEqual([]);
  });

  it('is the browser’s without a selection', async () => {
    await open();
    expect(await pressControlC()).toBe(true);
    expect(copied).toEqual([]);
  });

  it('says that the browser refused', async () => {
    const user = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await select(user, 'Marcia');
    await pressControlC();
    expect(screen.getByRole('alert')).toHaveTextContent('This browser did not allow the copy.');
  });
});
