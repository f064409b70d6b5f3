import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '@/data/session-store';
import { readViews, writeViews } from '@/features/customers/list/saved-views';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');

const me = 'admin@islandfuel.example';
const colleague = 'kerry@islandfuel.example';
const newOnes = { name: 'New in Clarendon', query: 'status=new&parish=clarendon&sort=name' };
const late = { name: 'Late', query: 'list=overdue&sort=created' };

const customers = [buildCustomer({ id: 'marcia', parish: 'Clarendon', status: 'new' })];
const address = () => screen.getByLabelText('Address').textContent?.replace('/admin-dashboard', '');
const dialog = () => within(screen.getByRole('dialog', { name: 'Saved views' }));
const said = () => dialog().getByRole('status').textContent;

async function openViews(query = '') {
  const { user } = await renderLoadedCustomersPage(customers, `/admin-dashboard${query}`);
  await user.click(screen.getByRole('button', { name: 'Views' }));
  return user;
}

async function saveAs(user: UserEvent, name: string) {
  const box = dialog().getByRole('textbox', { name: 'Name of this view' });
  await user.clear(box);
  await user.type(box, name);
  await user.click(dialog().getByRole('button', { name: 'Save this view' }));
}

beforeEach(() => {
  // The device cache of another test would be read first.
  vi.stubGlobal('indexedDB', undefined);
  startSession('admin', me);
});

afterEach(() => {
  endSession();
  window.localStorage.clear();
});

describe('A view', () => {
  it('saves the address under a name', async () => {
    const user = await openViews('?status=new&list=overdue&parish=clarendon&sort=created&utm=x');
    expect(dialog().getByText('No view is saved on this device yet.')).toBeVisible();
    expect(
      dialog().getByText('Customers with status New, in Clarendon, overdue. Oldest first.'),
    ).toBeVisible();
    await saveAs(user, '  Late ones ');
    expect(said()).toBe('“Late ones” is saved on this device.');
    expect(readViews(me)).toEqual([
      { name: 'Late ones', query: 'list=overdue&status=new&parish=clarendon&sort=created' },
    ]);
    expect(dialog().getByRole('button', { name: /^Late ones/ })).toHaveAttribute('aria-current', 'true');
  });

  it('replaces one of the same name', async () => {
    writeViews(me, [late]);
    const user = await openViews('?status=customer');
    await user.click(dialog().getByRole('button', { name: 'Save this view' }));
    expect(readViews(me)).toEqual([late]);
    await saveAs(user, 'LATE');
    expect(readViews(me)).toEqual([{ name: 'LATE', query: 'status=customer' }]);
  });

  it('does not include the search', async () => {
    const { user } = await renderLoadedCustomersPage(customers);
    await user.type(screen.getByRole('searchbox'), 'marcia');
    await user.click(screen.getByRole('button', { name: 'Views' }));
    expect(
      dialog().getByText(/A view does not include the search, which may name a person\.$/),
    ).toBeVisible();
    await saveAs(user, 'All');
    expect(readViews(me)).toEqual([{ name: 'All', query: '' }]);
  });

  it('replaces the address when it is opened', async () => {
    writeViews(me, [newOnes, late]);
    const user = await openViews('?list=mine&owner=none&status=inactive&other=stays');
    await user.click(dialog().getByRole('button', { name: /^New in Clarendon/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(new URLSearchParams(address())).toEqual(
      new URLSearchParams('status=new&other=stays&parish=clarendon&sort=name'),
    );
    expect(screen.getByText('Showing 1 of 1 customers with status New, in Clarendon')).toBeVisible();
  });

  it('is not renamed to the name of another', async () => {
    writeViews(me, [newOnes, late]);
    const user = await openViews();
    await user.click(dialog().getByRole('button', { name: 'Rename Late' }));
    const box = dialog().getByRole('textbox', { name: 'New name of Late' });
    expect(box).toHaveFocus();
    await user.clear(box);
    await user.type(box, 'new in clarendon{Enter}');
    expect(said()).toBe('There is another view called “new in clarendon”.');
    expect(readViews(me)).toEqual([late, newOnes]);
    await user.clear(box);
    await user.type(box, 'Overdue ones{Enter}');
    expect(said()).toBe('The view is now called “Overdue ones”.');
    expect(readViews(me)).toEqual([newOnes, { ...late, name: 'Overdue ones' }]);
    expect(dialog().getByRole('button', { name: 'Rename Overdue ones' })).toHaveFocus();
  });

  it('keeps the focus in the dialog when it is deleted', async () => {
    writeViews(me, [newOnes, late]);
    const user = await openViews();
    await user.click(dialog().getByRole('button', { name: 'Delete Late' }));
    expect(said()).toBe('“Late” is deleted.');
    expect(readViews(me)).toEqual([newOnes]);
    expect(dialog().getByRole('textbox', { name: 'Name of this view' })).toHaveFocus();
  });

  it('keeps its name when the browser refuses to store it', async () => {
    const user = await openViews();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await saveAs(user, 'Late');
    expect(said()).toBe('This browser stores nothing for this site. The view was not saved.');
    expect(dialog().getByRole('textbox', { name: 'Name of this view' })).toHaveValue('Late');
    expect(dialog().getByText('No view is saved on this device yet.')).toBeVisible();
  });
});

describe('Views', () => {
  it('belong to the signed-in person and outlive a logout', async () => {
    writeViews(colleague, [late]);
    writeViews(me, [newOnes]);
    endSession();
    startSession('admin', me.toUpperCase());
    await openViews();
    expect(dialog().getByRole('button', { name: /^New in Clarendon/ })).toBeVisible();
    expect(dialog().queryByRole('button', { name: /^Late/ })).not.toBeInTheDocument();
    writeViews(me, []);
    expect(readViews(colleague)).toEqual([late]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"owner":"admin@islandfuel.example"}'],
    ['nothing', 'null'],
    [
      'other things',
      '[1, null, {"owner": 7}, {"owner": "admin@islandfuel.example", "name": "", "query": "x"}]',
    ],
  ])('are empty when the device has %s', (_, stored) => {
    window.localStorage.setItem('customerViews', stored);
    expect(readViews(me)).toEqual([]);
    expect(writeViews(me, [late])).toBe(true);
    expect(readViews(me)).toEqual([late]);
  });

  it('put only known words into the address', async () => {
    writeViews(me, [{ name: 'Foreign', query: 'status=new&owner=kerry%40x.example&evil=1&sort=<b>' }]);
    const user = await openViews();
    await user.click(dialog().getByRole('button', { name: /^Foreign/ }));
    expect(address()).toBe('?status=new');
  });
});
