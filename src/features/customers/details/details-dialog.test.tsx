import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listChangedCustomers, listCustomers, listErasedCustomers } from '@/data/list-customers';
import { listChangedWork } from '@/data/list-work';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { toAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { dayLength } from '@/lib/dates';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { choose } from '../../../../tests/support/listbox';
import {
  renderCustomersPage,
  renderLoadedCustomersPage,
} from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const names = ['Marcia', 'Leroy', 'Simone'];
const three = names.map((firstName, n) =>
  buildCustomer({ id: firstName, firstName, createdAt: new Date(Date.UTC(2026, 10, 20 - n)) }),
) as [Customer, Customer, Customer];

async function openFirst(customers: Customer[] = three, address?: string) {
  const rendered = await renderLoadedCustomersPage(customers, address);
  const [first] = screen.getAllByRole('button', { name: /^View details of/ });
  if (first) await rendered.user.click(first);
  return { ...rendered, dialog: within(screen.getByRole('dialog')) };
}

beforeEach(() => {
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue({ kind: 'stored', value: 'Done' });
});

describe('The details dialog', () => {
  it('has the sections of requirement 2.16 and the message', async () => {
    const { dialog } = await openFirst([buildCustomer({ message: 'Ring twice' })]);
    const sections = dialog.getAllByRole('region').map((it) => within(it).getByRole('heading').textContent);
    expect(sections).toEqual([
      'Customer Message',
      'Next step',
      'Activity',
      'Personal Information',
      'Business Information',
      'Service Preferences',
      'Marketing Preferences',
      'Database Information',
    ]);
    expect(dialog.getByRole('region', { name: 'Customer Message' })).toHaveTextContent('Ring twice');
  });

  it('leaves out of the summary what nobody filled in', async () => {
    const { dialog } = await openFirst([
      buildCustomer({ phone: ' ', whatsapp: '', companyName: 'Hope Farm' }),
    ]);
    const summary = within(dialog.getByLabelText('Summary'));
    const terms = summary.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toContain('Company');
    expect(terms).not.toContain('Phone');
    expect(terms).not.toContain('WhatsApp');
  });

  it('says in the summary how long a new customer has waited', async () => {
    const { dialog } = await openFirst([buildCustomer({ createdAt: new Date(Date.now() - 10 * dayLength) })]);
    const [status] = within(dialog.getByLabelText('Summary')).getAllByRole('definition');
    expect(status).toHaveTextContent(/^NewOverdue · waiting [1-9]\d+ h$/);
  });

  it('has no section for an empty message', async () => {
    const { dialog } = await openFirst([buildCustomer({ message: ' \n' })]);
    expect(dialog.queryByRole('region', { name: 'Customer Message' })).not.toBeInTheDocument();
  });

  it('shows the database fields and the business type in words', async () => {
    const { dialog } = await openFirst([
      buildCustomer({
        businessType: 'small-business',
        updatedAt: new Date('2026-11-21T15:30:00Z'),
        status: 'inactive',
      }),
    ]);
    const database = dialog.getByRole('region', { name: 'Database Information' });
    for (const text of ['20 Nov 2026', '21 Nov 2026', 'Website', 'Inactive', 'aB3dE6gH9jK2mN5pQ8sT']) {
      expect(database).toHaveTextContent(text);
    }
    expect(dialog.getByText('small business')).toBeVisible();
  });

  it('prefills subject and greeting with the first name', async () => {
    const { dialog } = await openFirst([buildCustomer({ whatsapp: '658 555 0177' })]);
    const mail = dialog.getByRole('link', { name: 'Send Email' }).getAttribute('href') ?? '';
    expect(mail).toMatch(
      /^mailto:marcia\.bennett@hopefarm\.example\?subject=[^&]+&body=Hello%20Marcia%2C%0D%0A/,
    );
    expect(dialog.getByRole('link', { name: 'Call Customer' })).toHaveAttribute('href', 'tel:+18765550142');
    const whatsapp = dialog.getByRole('link', { name: 'WhatsApp' });
    expect(whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/16585550177\?text=Hello%20Marcia/);
    expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer');
    expect(whatsapp).toHaveAttribute('target', '_blank');
  });

  it('hides links without an address', async () => {
    const { dialog } = await openFirst([buildCustomer({ email: '', phone: 'none', whatsapp: '' })]);
    expect(dialog.queryAllByRole('link')).toEqual([]);
  });

  it('explains how its links read unusual numbers', async () => {
    const { dialog } = await openFirst([
      buildCustomer({ phone: '876-555-0105 x12 / 876-555-0106', whatsapp: '555-0107' }),
    ]);
    const call = dialog.getByRole('link', { name: 'Call Customer' });
    expect(call).toHaveAttribute('href', 'tel:+18765550105');
    expect(call).toHaveAccessibleDescription('ext. 12');
    expect(dialog.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
    const personal = dialog.getByRole('region', { name: 'Personal Information' });
    expect(personal).toHaveTextContent(
      '876-555-0105 x12 / 876-555-0106The link uses the first: +1 876 555 0105. Extension 12 is not dialled',
    );
    expect(personal).toHaveTextContent('555-0107Not a number that can be dialled');
  });

  it('steps through the filtered list', async () => {
    const { dialog, user } = await openFirst();
    expect(dialog.getByText('1 of 3')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Previous customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Marcia');
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Leroy');
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByText('3 of 3')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Simone');
  });

  it('scrolls to the top for each customer', async () => {
    const { dialog, user } = await openFirst([
      buildCustomer({ id: 'first' }),
      buildCustomer({ id: 'second' }),
    ]);
    const content = screen.getByRole('dialog').querySelector('[tabindex="0"]');
    if (!content) throw new Error('The dialog has no content that scrolls.');
    content.scrollTop = 100;
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(content.scrollTop).toBe(0);
  });

  it('keeps a customer open that leaves the filter', async () => {
    const { dialog, user } = await openFirst(three, '/admin-dashboard?status=new');
    await choose(dialog.getByRole('combobox', { name: /^Mark as/ }), 'Mark as Contacted');
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Marcia');
    expect(dialog.getByText('Not in this list')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Leroy');
    expect(dialog.getByText('1 of 2')).toBeVisible();
  });

  it('steps to the next row of the opening after a change moves its customer', async () => {
    const { dialog, user } = await openFirst(three, '/admin-dashboard?sort=status');
    await choose(dialog.getByRole('combobox', { name: /^Mark as/ }), 'Mark as Contacted');
    expect(dialog.getByText('1 of 3')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Leroy');
    expect(dialog.getByText('2 of 3')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Simone');
  });

  it('steps on from a customer outside the filter also after a new lead', async () => {
    vi.mocked(listErasedCustomers).mockResolvedValue({ items: [], readAt: new Date() });
    const { dialog, user } = await openFirst(three, '/admin-dashboard?status=new');
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    await choose(dialog.getByRole('combobox', { name: /^Mark as/ }), 'Mark as Contacted');
    const lead = buildCustomer({ id: 'Ann', firstName: 'Ann', createdAt: new Date(), updatedAt: new Date() });
    vi.mocked(listChangedCustomers).mockResolvedValueOnce({ items: [lead], readAt: new Date() });
    await act(async () => fireEvent(document, new Event('visibilitychange')));
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Simone');
    expect(dialog.getByText('3 of 3')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Previous customer' }));
    await user.click(dialog.getByRole('button', { name: 'Previous customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Ann');
    expect(dialog.getByText('1 of 3')).toBeVisible();
  });

  it('steps through the follow-ups that are read after the list', async () => {
    const read = deferred<Awaited<ReturnType<typeof listChangedWork>>>();
    vi.mocked(listChangedWork).mockReturnValueOnce(read.promise);
    const { user } = await renderLoadedCustomersPage(three, '/admin-dashboard?sort=followup&customer=Simone');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('3 of 3')).toBeVisible();
    const at = (day: number) => new Date(Date.UTC(2026, 11, day));
    const items = ['Simone', 'Leroy', 'Marcia'].map((id, n) =>
      toAssignment(id, { followUpAt: at(n), updatedAt: at(0) }),
    );
    await act(async () => read.resolve({ items, readAt: at(0) }));
    expect(dialog.getByText('1 of 3')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Leroy');
  });

  it.each(['is outside the list', 'leaves it then'])(
    'steps through the follow-ups that are read after a customer opened who %s',
    async (place) => {
      const isOutside = place === 'is outside the list';
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T15:00:00Z') });
      onTestFinished(() => void vi.useRealTimers());
      const read = deferred<Awaited<ReturnType<typeof listChangedWork>>>();
      vi.mocked(listChangedWork).mockReturnValueOnce(read.promise);
      const [marcia, leroy, simone] = three;
      const opened = isOutside ? { ...simone, status: 'contacted' as const } : simone;
      const address = '/admin-dashboard?list=overdue&sort=followup&customer=Simone';
      const { user } = await renderLoadedCustomersPage([marcia, leroy, opened], address);
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.getByText(isOutside ? 'Not in this list' : '3 of 3')).toBeVisible();
      const at = new Date('2026-11-27T14:00:00Z');
      const lastCall = { entry: 'call', outcome: 'reached', by: 'admin@islandfuel.example', at };
      const items = [
        toAssignment('Simone', { lastCall, updatedAt: at }),
        toAssignment('Leroy', { followUpAt: new Date('2026-11-24T15:00:00Z'), updatedAt: at }),
        toAssignment('Marcia', { followUpAt: new Date('2026-11-25T15:00:00Z'), updatedAt: at }),
      ];
      await act(async () => read.resolve({ items, readAt: at }));
      expect(dialog.getByText('Not in this list')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Next customer' }));
      const next = isOutside ? 'Leroy' : 'Marcia';
      expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent(next);
      expect(dialog.getByText(isOutside ? '1 of 2' : '2 of 2')).toBeVisible();
    },
  );

  it('steps through the shown order until the list is read', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    const { user } = renderCustomersPage('/admin-dashboard?sort=status&customer=Marcia');
    const [marcia, leroy, simone] = three;
    await act(async () => load.page([marcia, leroy]));
    const dialog = within(screen.getByRole('dialog'));
    await choose(dialog.getByRole('combobox', { name: /^Mark as/ }), 'Mark as Contacted');
    expect(dialog.getByText('2 of 2')).toBeVisible();
    await act(async () => load.page([simone]));
    expect(dialog.getByText('3 of 3')).toBeVisible();
    await act(async () => load.end());
    await choose(dialog.getByRole('combobox', { name: /^Mark as/ }), 'Mark as New');
    expect(dialog.getByText('3 of 3')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Previous customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Simone');
  });

  it('keeps the place of a customer who leaves the filter before the list is read', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage('/admin-dashboard?status=new&customer=Leroy');
    const [marcia, leroy, simone] = three;
    await act(async () => load.page([marcia, leroy]));
    const dialog = within(screen.getByRole('dialog'));
    await choose(dialog.getByRole('combobox', { name: /^Mark as/ }), 'Mark as Contacted');
    await act(async () => load.page([simone]));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Next customer' })));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Simone');
  });

  it('has no section for duplicates without a match', async () => {
    const { dialog } = await openFirst([
      buildCustomer({ id: 'Marcia' }),
      buildCustomer({ id: 'Leroy', phone: '876-555-0199', email: 'leroy@post.example' }),
    ]);
    expect(dialog.queryByRole('region', { name: 'Possible duplicates' })).not.toBeInTheDocument();
  });

  it('names at most five possible duplicates', async () => {
    const customers = Array.from({ length: 8 }, (_, n) =>
      buildCustomer({
        id: `customer${n}`,
        firstName: `Marcia${n}`,
        email: n === 2 ? 'other@post.example' : 'marcia@hopefarm.example',
        phone: n === 3 ? '' : '876-555-0142',
        status: n === 1 ? 'contacted' : 'new',
        createdAt: new Date(Date.UTC(2026, 10, 20 - n)),
      }),
    );
    const { dialog, user } = await openFirst(customers);
    const section = within(dialog.getByRole('region', { name: 'Possible duplicates' }));
    expect(section.getByText('Marcia1 Bennett')).not.toBeVisible();
    await user.click(section.getByText('7 possible duplicates'));
    expect(section.getAllByRole('button', { name: /^Open/ }).map((button) => button.textContent)).toEqual([
      'Open Marcia1 Bennett 18 Nov 2026 Contacted same phone and e-mail',
      'Open Marcia2 Bennett 17 Nov 2026 New same phone',
      'Open Marcia3 Bennett 16 Nov 2026 New same e-mail',
      'Open Marcia4 Bennett 15 Nov 2026 New same phone and e-mail',
      'Open Marcia5 Bennett 14 Nov 2026 New same phone and e-mail',
    ]);
    expect(section.getByText('Marcia1 Bennett').tagName).toBe('BDI');
    expect(section.getByText('and 2 more')).toBeVisible();
  });

  it('focuses the name of a duplicate that it opens', async () => {
    const [marcia, leroy, simone] = three;
    const people = [marcia, { ...leroy, status: 'inactive' }, simone] as Customer[];
    const { dialog, user } = await openFirst(people, '/admin-dashboard?status=new');
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByText('2 of 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Open Leroy Bennett/ }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Leroy');
    expect(dialog.getByText('Leroy Bennett', { selector: 'h2 *' })).toHaveFocus();
    expect(dialog.getByText('Not in this list')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Simone');
  });

  it('returns the focus to the first row when it closes on a hidden duplicate', async () => {
    const [marcia, leroy, simone] = three;
    const people = [marcia, { ...leroy, status: 'inactive' }, simone] as Customer[];
    const { dialog, user } = await openFirst(people, '/admin-dashboard?status=new');
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    await user.click(dialog.getByRole('button', { name: /^Open Leroy Bennett/ }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'View details of Simone Bennett' })).toHaveFocus();
  });

  it("returns the focus to the customer's row", async () => {
    const { dialog, user } = await openFirst();
    await user.click(dialog.getByRole('button', { name: 'Next customer' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'View details of Leroy Bennett' })).toHaveFocus();
  });

  it('gives the focus to the search box when the list is empty', async () => {
    const { dialog, user } = await openFirst(three.slice(0, 1), '/admin-dashboard?status=new');
    await choose(dialog.getByRole('combobox', { name: /^Mark as/ }), 'Mark as Contacted');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
