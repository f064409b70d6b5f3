import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeWork } from '@/data/customer-work';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { choose } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const marcia = buildCustomer({ id: 'marcia' });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy' });

let answer: (outcome: Awaited<ReturnType<typeof updateCustomerStatus>>) => void;

beforeEach(() => {
  vi.mocked(updateCustomerStatus)
    .mockReset()
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
});

const changeStatus = (name: string) =>
  choose(screen.getByRole('combobox', { name: `Status of ${name}` }), 'Contacted');

it('names the customer whose change waits, until the answer comes', async () => {
  await renderLoadedCustomersPage([marcia, leroy]);
  // Screen readers announce what comes into a region that was there before.
  const region = screen.getByRole('status');
  await changeStatus('Marcia Bennett');
  expect(region).toContainElement(await screen.findByText('Saving for Marcia Bennett …'));
  await act(async () => answer({ kind: 'stored', value: 'Status updated successfully' }));
  expect(screen.queryByText(/^Saving for/)).not.toBeInTheDocument();
  expect(region).toContainElement(screen.getByText('Status updated successfully'));
});

it('counts several customers whose changes wait', async () => {
  await renderLoadedCustomersPage([marcia, leroy]);
  await changeStatus('Marcia Bennett');
  await changeStatus('Leroy Bennett');
  expect(await screen.findByText('Saving for 2 customers …')).toBeInTheDocument();
});

it('stands in the details while a logged call waits', async () => {
  vi.mocked(changeWork)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  await renderLoadedCustomersPage([marcia, leroy]);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' })),
  );
  await choose(screen.getByRole('combobox', { name: 'Log a call with Marcia Bennett' }), 'Reached');
  const line = await screen.findByText('Saving for Marcia Bennett …');
  expect(screen.getByRole('dialog')).toContainElement(line);
});

describe('leaving the page while a change waits', () => {
  const question = 'A change is still being saved. Leave without waiting for it?';
  const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const isFollowed = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  const logOut = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Logout' })));

  function refuseToLeave() {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    onTestFinished(() => confirm.mockRestore());
    return confirm;
  }

  it('asks about a status, until the answer comes', async () => {
    const confirm = refuseToLeave();
    const { onLogout } = await renderLoadedCustomersPage([marcia, leroy]);
    expect(asksBeforeUnload()).toBe(false);
    await changeStatus('Marcia Bennett');
    expect(asksBeforeUnload()).toBe(true);
    expect([isFollowed('Website'), isFollowed('Newsletter')]).toEqual([false, false]);
    await logOut();
    expect(confirm.mock.calls).toEqual([[question], [question], [question]]);
    expect(onLogout).not.toHaveBeenCalled();

    await act(async () => answer({ kind: 'stored', value: 'Status updated successfully' }));
    expect(asksBeforeUnload()).toBe(false);
    await logOut();
    expect(onLogout).toHaveBeenCalledOnce();
    expect(confirm).toHaveBeenCalledTimes(3);
  });

  it('asks about a status beside a note of the same customer', async () => {
    const confirm = refuseToLeave();
    await renderLoadedCustomersPage([marcia, leroy]);
    await changeStatus('Marcia Bennett');
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' })),
    );
    fireEvent.change(screen.getByPlaceholderText('What was said'), { target: { value: 'Wants a quote' } });
    await logOut();
    expect(confirm).toHaveBeenCalledOnce();
    const [asked] = confirm.mock.calls[0] ?? [];
    expect(asked).toContain(question);
    expect(asked).toContain('You typed a note for Marcia Bennett that is not saved.');
  });

  it('asks about a logged call', async () => {
    vi.mocked(changeWork)
      .mockReset()
      .mockReturnValue(new Promise(() => undefined));
    const confirm = refuseToLeave();
    await renderLoadedCustomersPage([marcia, leroy]);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' })),
    );
    await choose(screen.getByRole('combobox', { name: 'Log a call with Marcia Bennett' }), 'Reached');
    expect(asksBeforeUnload()).toBe(true);
    await logOut();
    expect(confirm).toHaveBeenCalledExactlyOnceWith(question);
  });
});
