import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@/config/paths';
import { displayName } from '@/domain/customer-text';
import { CustomersPage } from '@/features/customers/customers-page';
import { newestFirst } from '@/features/customers/list/sort-rows';
import type { List } from './staff-desk';

/** As many rows have room on jsdom's screen. */
const rowsOnScreen = 10;

/**
 * Renders the page on a list whose day is over, and compares its rows. The test gives the page this list for a new one.
 * @throws {Error} when the page is blank, or shows somebody else.
 */
export async function judgeScreen(list: List, email: string): Promise<void> {
  const user = { userEmail: email, userRole: 'admin', loginTime: '2026-11-23T13:00:00.000Z' };
  const { container, unmount } = render(
    <MemoryRouter initialEntries={[paths.adminDashboard]}>
      <CustomersPage user={user} onLogout={() => {}} />
    </MemoryRouter>,
  );
  // The list comes after the parts around it.
  await act(async () => {});
  const names = list
    .visibleRows(newestFirst, { search: '' }, new Date())
    .rows.map(({ customer }) => displayName(customer));
  const drawn = [...container.querySelectorAll('[data-index]')];
  if (drawn.length > names.length)
    throw new Error(`The screen shows ${drawn.length} rows of ${names.length} customers.`);
  for (const [index, row] of drawn.entries()) {
    const name = names[index] ?? '';
    if (!row.textContent?.includes(name))
      throw new Error(`Row ${index} shows ${row.textContent}, not ${name}.`);
  }
  if (drawn.length < Math.min(names.length, rowsOnScreen))
    throw new Error(
      `The screen shows ${drawn.length} of ${names.length} customers: ${container.textContent}`,
    );
  unmount();
}
