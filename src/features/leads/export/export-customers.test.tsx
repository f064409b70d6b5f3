import { act, screen } from '@testing-library/react';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCustomers } from '@/data/list-customers';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { renderDesk } from '../../../../tests/support/render-desk';
import { download } from './download';

vi.mock('@/data/list-customers');
vi.mock('./download');

const marcia = buildCustomer({ id: 'marcia', status: 'contacted' });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy' });

async function renderLoaded(address: string) {
  const load = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
  const desk = renderDesk(address);
  await act(async () => {
    load.page([marcia, leroy]);
    load.end();
  });
  await desk.typist.click(screen.getByRole('button', { name: 'Export CSV' }));
}

beforeEach(() => {
  vi.mocked(download).mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

describe('Export CSV', () => {
  it('downloads exactly the filtered list under the name of point 7, and says so', async () => {
    await renderLoaded('/admin-dashboard?status=contacted');
    const [fileName, parts = [], type] = vi.mocked(download).mock.calls[0] ?? [];
    expect(fileName).toBe('island-fuel-customers-2026-11-21.csv');
    expect(type).toBe('text/csv;charset=utf-8');
    const { data } = Papa.parse<Record<string, string>>(parts.join(''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map(({ Name }) => Name)).toEqual(['Marcia Bennett']);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Exported 1 customer to island-fuel-customers-2026-11-21.csv',
    );
  });

  it("is refused with 'No customers to export' when the filtered list is empty", async () => {
    await renderLoaded('/admin-dashboard?status=inactive');
    expect(screen.getByRole('alert')).toHaveTextContent('No customers to export');
    expect(download).not.toHaveBeenCalled();
  });
});
