import { act, fireEvent, screen, within } from '@testing-library/react';
import Papa from 'papaparse';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listChangedCustomers, listCustomers } from '@/data/list-customers';
import { endSession, startSession } from '@/data/session-store';
import { download } from '@/lib/download';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import {
  renderCustomersPage,
  renderLoadedCustomersPage,
} from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/lib/download');

const marcia = buildCustomer({ id: 'marcia', status: 'contacted' });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy' });
const devon = buildCustomer({ id: 'devon', firstName: 'Devon', status: 'contacted' });
const fileName = 'island-fuel-customers-2026-11-21.csv';

const step = (change: () => void) => act(async () => change());
const button = (name: string) => screen.getByRole('button', { name });
const exportButton = () => screen.getByRole('button', { name: /^Export CSV/ });

function nextLoad() {
  const load = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
  return load;
}

/** The names in the file that was saved, if one was. */
function savedNames() {
  const [, parts] = vi.mocked(download).mock.calls[0] ?? [];
  if (!parts) return undefined;
  const { data } = Papa.parse<Record<string, string>>(parts.join(''), { header: true, skipEmptyLines: true });
  return data.map(({ Name }) => Name);
}

/** The list with 2 of 5,000 customers read, and Export CSV pressed. */
async function askWhileLoading(address?: string) {
  const load = nextLoad();
  const { user } = renderCustomersPage(address);
  await step(() => load.page([marcia, leroy], 5000));
  await user.click(exportButton());
  return { load, user, dialog: within(screen.getByRole('dialog')) };
}

async function renderLoaded(address: string) {
  const rendered = await renderLoadedCustomersPage([marcia, leroy], address);
  await rendered.user.click(exportButton());
}

beforeEach(() => {
  vi.mocked(download).mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') });
});

describe('Export CSV', () => {
  it('downloads the filtered list under the name of requirement 7.4', async () => {
    await renderLoaded('/admin-dashboard?status=contacted');
    const [savedAs, , type] = vi.mocked(download).mock.calls[0] ?? [];
    expect(savedAs).toBe(fileName);
    expect(type).toBe('text/csv;charset=utf-8');
    expect(savedNames()).toEqual(['Marcia Bennett']);
    expect(screen.getByRole('status').textContent).toBe(
      `Exported 1 customer with status Contacted to ${fileName}`,
    );
  });

  it('has the order of the list', async () => {
    await renderLoaded('/admin-dashboard?sort=name');
    expect(savedNames()).toEqual(['Leroy Bennett', 'Marcia Bennett']);
    const listed = screen.getAllByRole('button', { name: /^View details of/ });
    expect(listed.map((view) => view.ariaLabel?.slice(16))).toEqual(savedNames());
  });

  it('names the parish in the notice', async () => {
    const saintJames = { ...marcia, parish: 'Saint James' };
    const address = '/admin-dashboard?parish=saint-james';
    const { user } = await renderLoadedCustomersPage([saintJames, leroy], address);
    await user.click(exportButton());
    expect(screen.getByRole('status').textContent).toBe(
      `Exported 1 customer, in Saint James, to ${fileName}`,
    );
  });

  it('offers the file for an import while somebody looks at the first', async () => {
    await renderLoadedCustomersPage([marcia, leroy]);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await step(() => void fireEvent.click(exportButton()));
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(button('Everything, for import')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('button', { name: 'Everything, for import' })).not.toBeInTheDocument();
  });

  it('holds in the file for an import what is known by then', async () => {
    const { user } = await renderLoadedCustomersPage([marcia, leroy]);
    await user.click(exportButton());
    const reid = { ...leroy, lastName: 'Reid', updatedAt: new Date() };
    vi.mocked(listChangedCustomers).mockResolvedValueOnce({
      items: [reid],
      readAt: reid.updatedAt,
    });
    await step(() => void window.dispatchEvent(new Event('online')));
    vi.mocked(download).mockReset();
    await user.click(button('Everything, for import'));
    expect(vi.mocked(download).mock.calls[0]?.[1]?.join('')).toContain('Reid');
    expect(exportButton()).toHaveFocus();
  });

  it('is not saved once the session has ended', async () => {
    startSession('admin', 'clerk@islandfuel.example');
    await renderLoadedCustomersPage([marcia, leroy]);
    fireEvent.click(exportButton());
    await step(() => endSession());
    expect(download).not.toHaveBeenCalled();
  });

  it('leaves the details the room of its offer, for no longer than other notices', async () => {
    await renderLoadedCustomersPage([marcia, leroy]);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await step(() => void fireEvent.click(exportButton()));
    await step(() => void fireEvent.click(button('View details of Marcia Bennett')));
    const details = within(screen.getByRole('dialog', { name: 'Marcia Bennett' }));
    expect(details.getByText(/^Exported 2 customers/)).toBeVisible();
    expect(details.queryByRole('button', { name: 'Everything, for import' })).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(details.queryByText(/^Exported 2 customers/)).not.toBeInTheDocument();
  });

  it("is refused with 'No customers to export' when the filtered list is empty", async () => {
    await renderLoaded('/admin-dashboard?status=inactive');
    expect(screen.getByRole('alert')).toHaveTextContent('No customers to export');
    expect(download).not.toHaveBeenCalled();
  });
});

describe('The number beside Export CSV', () => {
  it.each([
    ['', 'Export CSV 2'],
    ['?status=contacted', 'Export CSV 1'],
    ['?status=inactive', 'Export CSV 0'],
  ])('counts what the filter %j leaves', async (query, name) => {
    await renderLoadedCustomersPage([marcia, leroy], `/admin-dashboard${query}`);
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('is not there before the list', () => {
    nextLoad();
    renderCustomersPage();
    expect(exportButton()).toHaveAccessibleName('Export CSV');
  });
});

describe('Export CSV with a selection', () => {
  /** Leroy is selected, and the filter leaves others. */
  async function askWhich() {
    const atQuarry = [marcia, devon].map((customer) => ({ ...customer, companyName: 'Quarry Ltd' }));
    const { user } = await renderLoadedCustomersPage([...atQuarry, leroy], '/admin-dashboard');
    await user.click(screen.getByRole('checkbox', { name: /Leroy/ }));
    await user.type(screen.getByRole('searchbox'), 'Quarry');
    await user.click(exportButton());
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Export CSV' })) };
  }

  it('asks which to export', async () => {
    const { dialog } = await askWhich();
    expect(dialog.getByText('1 customer is selected. Which do you want in the file?')).toBeVisible();
    expect(download).not.toHaveBeenCalled();
  });

  it.each([
    ['Export 1 selected', ['Leroy Bennett'], '1 customer of the selection'],
    ['Export the filtered 2', ['Marcia Bennett', 'Devon Bennett'], '2 customers matching "Quarry"'],
  ])('saves and names the answer to %j', async (name, names, holds) => {
    const { dialog, user } = await askWhich();
    await user.click(dialog.getByRole('button', { name }));
    expect(savedNames()).toEqual(names);
    expect(screen.getByText(`Exported ${holds} to ${fileName}`)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves nothing when it is cancelled', async () => {
    const { dialog, user } = await askWhich();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(download).not.toHaveBeenCalled();
  });
});

describe('Export CSV while the list loads', () => {
  it('shows the progress of the read first', async () => {
    const { load, dialog } = await askWhileLoading();
    expect(dialog.getByText('2 of 5,000 customers have been read so far.')).toBeVisible();
    expect(download).not.toHaveBeenCalled();
    await step(() => load.page([devon], 5000));
    expect(dialog.getByText('3 of 5,000 customers have been read so far.')).toBeVisible();
  });

  it('saves the loaded part on demand', async () => {
    const { user } = await askWhileLoading();
    await user.click(button('Export what is loaded'));
    expect(savedNames()).toEqual(['Marcia Bennett', 'Leroy Bennett']);
    expect(screen.getByRole('status').textContent).toBe(
      `Exported 2 of 5,000 customers to ${fileName} – not the whole list`,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves the filtered part of the loaded rows', async () => {
    const { user, dialog } = await askWhileLoading('/admin-dashboard?status=contacted');
    expect(dialog.getByText(/only those that match the search and filter: 1 so far/)).toBeVisible();
    await user.click(button('Export what is loaded'));
    expect(savedNames()).toEqual(['Marcia Bennett']);
    expect(screen.getByRole('status').textContent).toBe(
      `Exported 1 customer with status Contacted to ${fileName} – not the whole list: 2 of 5,000 read so far`,
    );
  });

  it('offers only to wait without a match', async () => {
    const { dialog } = await askWhileLoading('/admin-dashboard?status=inactive');
    expect(dialog.getByText('None of them matches the search and filter.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Export what is loaded' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Wait for the rest' })).toBeVisible();
  });

  it('saves the whole list after a wait', async () => {
    const { load, user } = await askWhileLoading();
    await user.click(button('Wait for the rest'));
    expect(button('Waiting for the rest')).toHaveFocus();
    await step(() => load.page([devon], 5000));
    expect(download).not.toHaveBeenCalled();
    await step(() => load.end());
    expect(savedNames()).toEqual(['Marcia Bennett', 'Leroy Bennett', 'Devon Bennett']);
    expect(screen.getByRole('status').textContent).toBe(`Exported 3 customers to ${fileName}`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves nothing when the wait is cancelled', async () => {
    const { load, user } = await askWhileLoading();
    await user.click(button('Wait for the rest'));
    await user.click(button('Cancel'));
    await step(() => load.end());
    expect(download).not.toHaveBeenCalled();
  });

  it('asks again when the load is interrupted', async () => {
    const { load, user, dialog } = await askWhileLoading();
    await user.click(button('Wait for the rest'));
    await step(() => load.fail());
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Loading stopped: 2 of 5,000 customers have been read so far.',
    );
    expect(download).not.toHaveBeenCalled();
    const again = nextLoad();
    await user.click(button('Load again, then export'));
    await step(() => {
      again.page([marcia, leroy, devon]);
      again.end();
    });
    expect(savedNames()).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toBe(`Exported 3 customers to ${fileName}`);
  });

  it('says that the list is complete when the load ends first', async () => {
    const { load, user, dialog } = await askWhileLoading();
    await step(() => load.end());
    expect(dialog.getByText('The whole list has been read now.')).toBeVisible();
    expect(download).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(screen.getByRole('status').textContent).toBe(`Exported 2 customers to ${fileName}`);
  });

  it('counts the loaded rows without a total', async () => {
    const load = nextLoad();
    const { user } = renderCustomersPage();
    await step(() => load.page([marcia], null));
    await user.click(exportButton());
    expect(screen.getByText('1 customer has been read so far.')).toBeVisible();
    await user.click(button('Export what is loaded'));
    expect(screen.getByRole('status').textContent).toBe(
      `Exported 1 customer to ${fileName} – not the whole list`,
    );
  });

  it('asks before the first page, too', async () => {
    const load = nextLoad();
    const { user } = renderCustomersPage();
    await user.click(exportButton());
    expect(screen.getByText('0 customers have been read so far.')).toBeVisible();
    await user.click(button('Wait for the rest'));
    await step(() => {
      load.page([marcia]);
      load.end();
    });
    expect(savedNames()).toEqual(['Marcia Bennett']);
  });
});

describe('Export CSV after an interrupted load', () => {
  it('asks after the message was dismissed', async () => {
    const load = nextLoad();
    const { user } = renderCustomersPage();
    await step(() => {
      load.page([marcia, leroy], 5000);
      load.fail();
    });
    await user.click(button('Dismiss'));
    expect(screen.getByText('Showing 2 of 2 customers – 2 of 5,000 read so far')).toBeVisible();
    await user.click(exportButton());
    expect(screen.getByText('Loading stopped: 2 of 5,000 customers have been read so far.')).toBeVisible();
    const again = nextLoad();
    await user.click(button('Load again, then export'));
    expect(screen.getByText('2 of 5,000 customers have been read so far.')).toBeVisible();
    await step(() => again.fail());
    await user.click(button('Export what is loaded'));
    expect(screen.getByRole('status').textContent).toBe(
      `Exported 2 of 5,000 customers to ${fileName} – not the whole list`,
    );
  });

  it('is refused without a row', async () => {
    const load = nextLoad();
    const { user } = renderCustomersPage();
    await step(() => load.fail());
    await user.click(exportButton());
    expect(screen.getByText('No customers to export')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that a refresh did not end', async () => {
    const load = nextLoad();
    const { user } = renderCustomersPage();
    await step(() => {
      load.page([marcia, leroy]);
      load.end();
    });
    const refresh = nextLoad();
    await user.click(button('Refresh'));
    await step(() => refresh.page([marcia], 5000));
    expect(screen.getByText('Showing 2 of 2 customers')).toBeVisible();
    await user.click(exportButton());
    expect(
      screen.getByText('The list is being refreshed: 1 of 5,000 customers have been read again so far.'),
    ).toBeVisible();
    await step(() => refresh.fail());
    expect(
      screen.getByText('The refresh stopped: 1 of 5,000 customers have been read again so far.'),
    ).toBeVisible();
    await user.click(button('Export what is loaded'));
    expect(savedNames()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(
      `Exported 2 customers to ${fileName} – the list was not refreshed to its end`,
    );
  });
});

describe('The count line', () => {
  it('shows the progress of the read', async () => {
    const load = nextLoad();
    renderCustomersPage('/admin-dashboard?status=contacted');
    await step(() => load.page([marcia, leroy], 5000));
    expect(
      screen.getByText('Showing 1 of 2 customers with status Contacted – 2 of 5,000 read so far'),
    ).toBeVisible();
    await step(() => load.end());
    expect(screen.getByText('Showing 1 of 2 customers with status Contacted')).toBeVisible();
  });
});
