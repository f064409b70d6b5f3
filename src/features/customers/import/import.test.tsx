import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addCustomer } from '@/data/add-customer';
import { DataError } from '@/data/data-error';
import { readImportSecret } from '@/data/import-secret';
import { listChangedCustomers, listErasedCustomers } from '@/data/list-customers';
import { type Customer, newCustomerFields } from '@/domain/customer';
import { isImportedId } from '@/domain/imported-id';
import { download } from '@/lib/download';
import { reportError } from '@/lib/report-error';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/add-customer');
vi.mock('@/data/import-secret');
vi.mock('@/lib/download');
vi.mock('@/lib/report-error', () => ({ reportError: vi.fn() }));

const known = buildCustomer({ id: 'known', firstName: 'Leroy', phone: '876-555-0199' });
const head = 'Name,E-mail,Phone,Fuel';
const marcia = 'Marcia Bennett,marcia@farm.example,876-555-0142,Diesel';
const simone = 'Simone Grant,simone@bay.example,876-555-0143,Petrol';

const dialog = () => within(screen.getByRole('dialog', { name: 'Import customers' }));
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(dialog().getByRole('button', { name })));
const results = () => dialog().getByRole('status').textContent;
const sent = () => vi.mocked(addCustomer).mock.calls;

async function openDialog(customers: Customer[] = [known]) {
  await renderLoadedCustomersPage(customers);
  await openImport();
}

async function openImport() {
  fireEvent.click(screen.getByRole('button', { name: 'Add a customer' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Import a file' }));
  await screen.findByRole('dialog', { name: 'Import customers' });
}

async function choose(...lines: (string | Uint8Array<ArrayBuffer>)[]) {
  const parts = lines.map((line) => (typeof line === 'string' ? `${line}\r\n` : line));
  const file = new File(parts, 'customers.csv', { type: 'text/csv' });
  fireEvent.change(dialog().getByLabelText('File'), { target: { files: [file] } });
  // It was read, or it could not be: 'Reading…' may not have come yet.
  await waitFor(() => {
    expect(dialog().queryByText('Reading…')).not.toBeInTheDocument();
    const outcome =
      dialog().queryByRole('button', { name: /^(Check|Next)/ }) ?? dialog().queryByRole('alert');
    expect(outcome).toBeInTheDocument();
  });
}

async function check(...lines: string[]) {
  await choose(...lines);
  await press(/^Check /);
  await dialog().findByRole('button', { name: 'Back' });
}

const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function storeEverybody() {
  vi.mocked(addCustomer).mockImplementation(async (id, { draft, source, status }) => {
    const now = new Date();
    const fields = newCustomerFields(draft, { source, status });
    return { kind: 'stored', value: { id, ...fields, createdAt: now, updatedAt: now } };
  });
}

/** A colleague stores or changes these, and the list has not asked since. */
const colleagueStores = (...customers: Customer[]) =>
  vi.mocked(listChangedCustomers).mockResolvedValue({ items: customers, readAt: new Date(0) });

beforeEach(() => {
  vi.mocked(readImportSecret).mockReset().mockResolvedValue('5ec7e7');
  vi.mocked(listErasedCustomers)
    .mockReset()
    .mockResolvedValue({ items: [], readAt: new Date(0) });
  colleagueStores();
  vi.mocked(addCustomer).mockReset();
  vi.mocked(download).mockReset();
  storeEverybody();
});

it('Each step of an import begins at its top', async () => {
  await openDialog();
  await check(head, marcia);
  const content = dialog().getByRole('group', { name: 'Import customers' });
  content.scrollTop = 300;
  await press('Import 1 customer');
  expect(results()).toBe('1 line imported');
  expect(content.scrollTop).toBe(0);
});

describe('An import with an outdated check', () => {
  const theirs = (changes: Partial<Customer> = {}) =>
    buildCustomer({ id: 'theirs', firstName: 'Marcia', lastName: 'B.', phone: '(876) 555-0142', ...changes });
  const changed = () =>
    within(dialog().getByRole('list', { name: 'Changed since the check' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('shows a new customer of a colleague before it writes', async () => {
    await openDialog();
    await check(head, marcia, simone);
    colleagueStores(theirs());
    await press('Import 2 customers');
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'Nothing was imported now: one line has changed since the check. Look again, then import.',
    );
    expect(changed()).toEqual(['Line 2: Marcia Bennett – Marcia B. has this phone or e-mail.']);
    expect(results()).toBe('1 line ready to import1 line with the phone or e-mail of another customer');
    expect(sent()).toEqual([]);
    await press('Import 1 customer');
    expect(results()).toContain('1 line imported');
    expect(sent().map(([, { draft }]) => draft.email)).toEqual(['simone@bay.example']);
    expect(sent().map(([id]) => isImportedId(id))).toEqual([true]);
  });

  it('shows another customer with the same number', async () => {
    await openDialog();
    await check(head, 'Leroy B,l@b.example,(876) 555 0199,');
    fireEvent.click(dialog().getByRole('checkbox'));
    colleagueStores(theirs({ phone: '876-555-0199' }));
    await press('Import 1 customer');
    expect(changed()).toEqual(['Line 2: Leroy B – Leroy Bennett and Marcia B. have this phone or e-mail.']);
    expect(sent()).toEqual([]);
    await press('Import 1 customer');
    expect(results()).toBe('1 line imported');
  });

  it('shows lines that a colleague imported or erased', async () => {
    await openDialog();
    await check(head, marcia, simone, 'Leroy B,l@b.example,(876) 555 0199,');
    await press('Import 2 customers');
    const [[id = '', added] = []] = sent();
    await press('Done');
    cleanup();
    await openDialog();
    await check(head, marcia, simone, 'Leroy B,l@b.example,(876) 555 0199,');
    const now = new Date();
    if (!added) throw new Error('Nothing was sent.');
    colleagueStores({ ...newCustomerFields(added.draft, added), id, createdAt: now, updatedAt: now });
    vi.mocked(listErasedCustomers).mockResolvedValue({
      items: [{ id: 'known', erasedAt: now }],
      readAt: now,
    });
    await press('Import 2 customers');
    expect(changed()).toEqual([
      'Line 2: Marcia Bennett – on the list already, from this file',
      'Line 4: Leroy B – ready to import',
    ]);
    expect(sent()).toHaveLength(2);
  });

  it('writes nothing without a second check', async () => {
    await openDialog();
    await check(head, marcia);
    vi.mocked(listChangedCustomers).mockRejectedValueOnce(new DataError('unavailable', 'unavailable', ''));
    await press('Import 1 customer');
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'The database could not be asked who is on the list',
    );
    expect(sent()).toEqual([]);
    await press('Import 1 customer');
    expect(results()).toBe('1 line imported');
  });

  it('continues after a lost answer', async () => {
    vi.mocked(addCustomer).mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await openDialog();
    await check(head, marcia);
    await press('Import 1 customer');
    const [[id = '', added] = []] = sent();
    const now = new Date();
    if (!added) throw new Error('Nothing was sent.');
    colleagueStores({ ...newCustomerFields(added.draft, added), id, createdAt: now, updatedAt: now });
    await press('Continue with 1 customer');
    expect(results()).toBe('1 line imported');
    expect(sent()).toHaveLength(1);
  });

  it('reports a line whose id is taken', async () => {
    const error = 'Another customer stands where this one was to be stored.';
    vi.mocked(addCustomer).mockResolvedValueOnce({ kind: 'conflict', current: theirs() });
    await openDialog();
    await check(head, marcia);
    await press('Import 1 customer');
    expect(results()).toBe('1 line not stored');
    expect(dialog().getByRole('list', { name: 'Not imported' })).toHaveTextContent(
      `Line 2: Marcia Bennett – Failed to save: ${error}`,
    );
  });

  it('compares the content under an id', async () => {
    await openDialog();
    await check(head, marcia);
    await press('Import 1 customer');
    const [[id = ''] = []] = sent();
    await press('Done');
    cleanup();
    await openDialog();
    colleagueStores(theirs({ id, phone: '876-555-0666' }));
    await check(head, marcia);
    expect(results()).toBe('1 line refused by the checks');
    expect(dialog().getByRole('list', { name: 'Not imported' })).toHaveTextContent(
      'Line 2: Marcia Bennett – Marcia B. has the id of this line.',
    );
  });
});

describe('An import', () => {
  it('stores exactly the lines of its preview', async () => {
    await openDialog();
    await choose(head, marcia, 'Nobody,,,', 'Leroy B,l@b.example,(876) 555 0199,', '', simone);
    fireEvent.change(dialog().getByLabelText('How They Got in Touch'), { target: { value: 'walk-in' } });
    await press('Check 4 lines');
    await dialog().findByRole('button', { name: 'Back' });
    expect(results()).toBe(
      [
        '2 lines ready to import',
        '1 line with the phone or e-mail of another customer',
        '1 line refused by the checks',
      ].join(''),
    );
    expect(
      within(dialog().getByRole('list', { name: 'Not imported' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Line 3: Nobody – Please fill in the following required fields: First Name, PhoneChange the name',
      'Line 4: Leroy B – Leroy Bennett has this phone or e-mail.',
    ]);
    expect(sent()).toEqual([]);
    await press('Import 2 customers');
    expect(results()).toContain('2 lines imported');
    expect(
      sent().map(([id, { draft, source, status, note }]) => [
        id.length,
        draft.email,
        draft.fuelTypes,
        source,
        status,
        note,
      ]),
    ).toEqual([
      [20, 'marcia@farm.example', ['Diesel'], 'walk-in', 'new', 'Imported from a file.'],
      [20, 'simone@bay.example', ['Gasoline/Petrol'], 'walk-in', 'new', 'Imported from a file.'],
    ]);
    await press('Done');
    expect(screen.getByText('Showing 3 of 3 customers')).toBeInTheDocument();
  });

  it('leaves possible duplicates out by default', async () => {
    await openDialog();
    await check(head, marcia, 'M. Bennett,other@farm.example,+1 876 555 0142,');
    expect(results()).toContain('1 line with the phone or e-mail of another customer');
    fireEvent.click(dialog().getByRole('checkbox'));
    await press('Import 2 customers');
    expect(sent()).toHaveLength(2);
  });

  it('stores a line in doubt only when it is ticked', async () => {
    await openDialog();
    await check(
      'First Name,Last Name,Email,Phone,Address',
      'Marcia,Bennett,marcia@farm.example,876-555-0142,12 Trial Rd, Kingston 10, Jamaica',
      'Simone,Grant,simone@bay.example,876-555-0143,4 Dock St',
      'Total,2,,,',
    );
    expect(results()).toBe('1 line ready to import1 line refused by the checks1 line in doubt');
    expect(dialog().getByText('The file has 4 lines: these 3, 1 with the titles.')).toBeVisible();
    const [doubtful] = within(dialog().getByRole('list', { name: 'Lines in doubt' })).getAllByRole(
      'listitem',
    );
    expect(doubtful).toHaveTextContent('Address is read as ‘12 Trial Rd, Kingston 10, Jamaica’.');
    expect(doubtful).toHaveTextContent(
      'In the file: Marcia,Bennett,marcia@farm.example,876-555-0142,12 Trial Rd, Kingston 10, Jamaica',
    );
    expect(dialog().getByRole('list', { name: 'Not imported' })).toHaveTextContent(
      'Line 4: Total 2 – This looks like a total, not a customer. · Please fill in',
    );
    expect(dialog().getByRole('button', { name: 'Import 1 customer' })).toBeVisible();
    fireEvent.click(dialog().getByLabelText('Import line 2 as it was read'));
    await press('Import 2 customers');
    expect(sent().map(([, { draft }]) => [draft.email, draft.address])).toEqual([
      ['marcia@farm.example', '12 Trial Rd, Kingston 10, Jamaica'],
      ['simone@bay.example', '4 Dock St'],
    ]);
  });

  it('imports the repeat of a line in doubt that is not ticked', async () => {
    await openDialog();
    await check(
      'First Name,Last Name,Email,Phone,Address',
      'Marcia,Bennett,marcia@farm.example,876-555-0142,12 Trial Rd, Kingston 10, Jamaica',
      'Marcia,Bennett,marcia@farm.example,876-555-0142,12 Trial Rd',
    );
    expect(results()).toBe('1 line ready to import1 line in doubt');
    expect(dialog().getByRole('list', { name: 'Lines in doubt' })).toHaveTextContent(
      'Marcia Bennett has this phone or e-mail.',
    );
    await press('Import 1 customer');
    expect(sent().map(([, { draft }]) => draft.address)).toEqual(['12 Trial Rd']);
    fireEvent.click(dialog().getByLabelText('Import line 2 as it was read'));
    expect(dialog().queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
  });

  it('counts a line in doubt as a repeat only once it is ticked', async () => {
    const line = 'Marcia,Bennett,marcia@farm.example,876-555-0142,12 Trial Rd, Kingston 10, Jamaica';
    await openDialog();
    await check('First Name,Last Name,Email,Phone,Address', line, line.replace('Marcia,', 'M.,'));
    const tick = (label: string) => fireEvent.click(dialog().getByLabelText(label));
    tick('Import all 2 as they were read');
    expect(results()).toBe('1 line ready to import1 line with the phone or e-mail of another customer');
    await press('Back');
    await press('Check 2 lines');
    await dialog().findByRole('button', { name: 'Import 1 customer' });
    tick('Import line 2 as it was read');
    expect(results()).toBe('1 line ready to import1 line in doubt');
    await press('Import 1 customer');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(sent().map(([, { draft }]) => draft.firstName)).toEqual(['M.']);
  });

  it('moves the focus to the file field when a reading stops', async () => {
    await openDialog();
    const file = new File([head], 'customers.csv', { type: 'text/csv' });
    const bytes = deferred<ArrayBuffer>();
    vi.spyOn(file, 'arrayBuffer').mockReturnValue(bytes.promise);
    fireEvent.change(dialog().getByLabelText('File'), { target: { files: [file] } });
    const stop = await dialog().findByRole('button', { name: 'Stop reading' });
    stop.focus();
    await press('Stop reading');
    expect(dialog().getByLabelText('File')).toHaveFocus();
  });

  it('moves the focus to the file’s section when a second reading stops', async () => {
    await openDialog();
    const text = 'Name,Phone\r\nMarcia Bennett,876-555-0142\r\n';
    const file = new File([text], 'customers.csv', { type: 'text/csv' });
    vi.spyOn(file, 'arrayBuffer')
      .mockImplementationOnce(async () => new TextEncoder().encode(text).buffer)
      .mockReturnValueOnce(deferred<ArrayBuffer>().promise);
    fireEvent.change(dialog().getByLabelText('File'), { target: { files: [file] } });
    fireEvent.change(await dialog().findByLabelText('Encoding'), { target: { value: 'macintosh' } });
    (await dialog().findByRole('button', { name: 'Stop reading' })).focus();
    await press('Stop reading');
    expect(dialog().getByRole('region', { name: 'How the file was read' })).toHaveFocus();
  });

  it('shows the cells of a line in doubt below their titles', async () => {
    await openDialog();
    await check(
      'First Name,Last Name,Email,Phone?,Address',
      'Marcia,Bennett,marcia@farm.example,876-555-0142,12 Trial Rd, Kingston 10, Jamaica',
    );
    const doubtful = within(dialog().getByRole('list', { name: 'Lines in doubt' }));
    const titles = doubtful.getAllByRole('term');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'First Name:',
      'Last Name:',
      'Email:',
      'Phone?',
      'Address:',
    ]);
    // A long title leaves room for its value.
    for (const title of titles) expect(title).toHaveClass('max-w-[60%]');
  });

  it('names the lines about a report once', async () => {
    await openDialog();
    await choose(head, marcia, 'Total records: 1', 'Generated by: Kay Reid 1/5/2026');
    expect(dialog().getByText(/4 lines: 1 to import, 1 with the titles, 2 about the report/)).toBeVisible();
    fireEvent.click(dialog().getByText('3 lines left out'));
    const [, , author] = dialog().getAllByText(/^Line \d, /);
    expect(author?.parentElement).toHaveTextContent(
      'Line 4, about the report: Generated by: Kay Reid 1/5/2026',
    );
  });

  it('reads the file again with another encoding and other titles', async () => {
    await openDialog();
    const text = 'Clients\r\nName,Email,Phone\r\nZo\u0091,zoe@farm.example,876-555-0142\r\n';
    await choose(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    const reading = within(dialog().getByRole('region', { name: 'How the file was read' }));
    expect(reading.getByText('Zoë')).toBeVisible();
    expect(reading.getByLabelText('Encoding')).toHaveValue('macintosh');
    fireEvent.change(reading.getByLabelText('Encoding'), { target: { value: 'windows-1252' } });
    expect(await reading.findByText('Zo‘')).toBeInTheDocument();
    // Here, and as a sample of its column.
    expect(dialog().getAllByText('Zo‘')).toHaveLength(2);
    expect(reading.getByText(/3 lines: 1 to import, 1 above the titles, 1 with the titles/)).toBeVisible();
    fireEvent.change(reading.getByLabelText('Titles of the columns'), { target: { value: '0' } });
    expect(await reading.findByText(/3 lines: 3 to import/)).toBeVisible();
  });

  it('keeps the focus in “Read it in another way”', async () => {
    await openDialog();
    await choose('Clients', '', head, 'Zoë Bennett,zoe@farm.example,876-555-0142,');
    const panel = dialog().getByText('Read it in another way').closest('details');
    for (const [label, value] of [
      ['Titles of the columns', '1'],
      ['Encoding', 'windows-1252'],
    ] as const) {
      dialog().getByLabelText(label).focus();
      fireEvent.change(dialog().getByLabelText(label), { target: { value } });
      await waitFor(() => expect(dialog().getByLabelText(label)).toHaveValue(value));
      expect(dialog().getByLabelText(label)).toHaveFocus();
      expect(panel).toHaveAttribute('open');
    }
    expect(dialog().queryByText(/does not say how its letters are encoded/)).not.toBeInTheDocument();
  });

  it('of the same file stores nothing twice', async () => {
    await openDialog();
    await check(head, marcia, simone);
    await press('Import 2 customers');
    const ids = sent().map(([id]) => id);
    await press('Done');
    await openImport();
    await check(head, marcia, simone, 'Kay Reid,kay@reid.example,876-555-0150,');
    expect(results()).toContain('2 lines on the list already, from this file');
    await press('Import 1 customer');
    expect(sent()).toHaveLength(3);
    expect(ids).not.toContain(sent()[2]?.[0]);
  });

  it('stores no line twice that came before its date', async () => {
    const lines = ['Name,Phone,Created', 'Marcia Bennett,876-555-0142,2026-03-03'];
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime('2026-03-02T15:00:00Z');
    await openDialog();
    await check(...lines);
    await press('Import 1 customer');
    await press('Done');
    vi.setSystemTime('2026-03-04T15:00:00Z');
    await openImport();
    await check(...lines);
    expect(results()).toContain('1 line on the list already, from this file');
  });

  it('leaves its customers to be selected, also when the file is read again', async () => {
    await openDialog();
    await check(head, marcia, simone);
    expect(screen.queryByRole('button', { name: /^Select the/ })).not.toBeInTheDocument();
    await press('Import 2 customers');
    await press('Select the 2 imported');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const isSelected = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect([isSelected('Select Marcia Bennett'), isSelected('Select Simone Grant')]).toEqual([true, true]);
    await openImport();
    await check(head, simone);
    await press('Select the 1 imported');
    expect([isSelected('Select Marcia Bennett'), isSelected('Select Simone Grant')]).toEqual([false, true]);
  });

  it('has ids that depend on the secret', async () => {
    await openDialog();
    await check(head, marcia);
    await press('Import 1 customer');
    await press('Done');
    vi.mocked(readImportSecret).mockResolvedValue('another secret');
    await openImport();
    await check(head, marcia, marcia);
    fireEvent.click(dialog().getByRole('checkbox'));
    await press('Import 2 customers');
    expect(new Set(sent().map(([id]) => id)).size).toBe(3);
  });

  it('stores equal lines as separate customers', async () => {
    await openDialog();
    await check(head, marcia, marcia, simone);
    expect(results()).toBe('2 lines ready to import1 line with the phone or e-mail of another customer');
    fireEvent.click(dialog().getByRole('checkbox'));
    await press('Import 3 customers');
    expect(results()).toBe('3 lines imported');
    expect(new Set(sent().map(([id]) => id)).size).toBe(3);
    await press('Done');
    expect(screen.getByText('Showing 4 of 4 customers')).toBeInTheDocument();
  });

  it('can check again when the database fails', async () => {
    vi.mocked(readImportSecret).mockRejectedValueOnce(new DataError('unreachable', 'unknown', ''));
    await openDialog();
    await choose(head, marcia);
    await press('Check 1 line');
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'The database could not be asked who is on the list by now. Try again in a while.',
    );
    await press('Check 1 line');
    await dialog().findByRole('button', { name: 'Back' });
    expect(results()).toBe('1 line ready to import');
  });

  it('leaves erased customers out', async () => {
    await openDialog();
    await check(head, marcia, simone);
    await press('Import 2 customers');
    const [[id = ''] = []] = sent();
    await press('Done');
    cleanup();
    const erased = [{ id, erasedAt: new Date('2026-05-03T15:00:00Z') }];
    vi.mocked(listErasedCustomers).mockResolvedValue({ items: erased, readAt: new Date(0) });
    await openDialog();
    await check(head, marcia, 'Kay Reid,kay@reid.example,876-555-0150,');
    expect(results()).toBe('1 line ready to import1 line of somebody who was erased');
    expect(dialog().getByRole('list', { name: 'Not imported' })).toHaveTextContent(
      'Line 2: Marcia Bennett – Erased on 3 May. If they want to be a customer again, add them by hand.',
    );
    expect(dialog().getByRole('button', { name: 'Import 1 customer' })).toBeVisible();
  });

  it('continues under the same ids after it got no answer', async () => {
    vi.mocked(addCustomer).mockResolvedValue({ kind: 'unknown', reason: '' });
    await openDialog();
    await check(head, marcia);
    await press('Import 1 customer');
    expect(dialog().getByRole('alert')).toHaveTextContent('No answer came.');
    expect(dialog().getByRole('list', { name: 'Not imported' })).toHaveTextContent(
      'No answer came, so it may or may not be imported.',
    );
    storeEverybody();
    await press('Continue with 1 customer');
    expect(results()).toBe('1 line imported');
    expect(sent()[1]?.[0]).toBe(sent()[0]?.[0]);
  });

  it('counts a failed line as not stored only until a second try gets no answer', async () => {
    vi.mocked(addCustomer)
      .mockResolvedValueOnce({ kind: 'refused', reason: 'Refused.', isBusy: false })
      .mockResolvedValueOnce({ kind: 'unknown', reason: '' });
    await openDialog();
    await check(head, marcia);
    await press('Import 1 customer');
    expect(results()).toBe('1 line not stored');
    await press('Continue with 1 customer');
    expect(results()).toBe('1 line ready to import');
    expect(dialog().getByRole('list', { name: 'Not imported' })).toHaveTextContent('it may or may not be');
  });

  it('stops while the database is busy', async () => {
    vi.mocked(addCustomer).mockResolvedValue({ kind: 'refused', reason: 'Busy.', isBusy: true });
    const lines = Array.from({ length: 9 }, (_, n) => `Kay Reid,kay${n}@reid.example,876-555-010${n},`);
    await openDialog();
    await check(head, ...lines);
    await press('Import 9 customers');
    expect(dialog().getByRole('alert')).toHaveTextContent('The database is busy.');
    expect(sent()).toHaveLength(5);
    expect(results()).toBe('9 lines ready to import');
    storeEverybody();
    await press('Continue with 9 customers');
    expect(results()).toBe('9 lines imported');
  });

  it('sends nothing without a connection', async () => {
    await openDialog();
    await check(head, marcia);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Import 1 customer');
    expect(dialog().getByRole('alert')).toHaveTextContent('There is no connection.');
    expect(sent()).toEqual([]);
  });

  it('can be stopped and continued', async () => {
    const answers: ((result: Awaited<ReturnType<typeof addCustomer>>) => void)[] = [];
    vi.mocked(addCustomer).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const lines = Array.from({ length: 9 }, (_, n) => `Kay Reid,kay${n}@reid.example,876-555-010${n},`);
    await openDialog();
    await check(head, ...lines);
    await press('Import 9 customers');
    expect(dialog().getByRole('status')).toHaveTextContent('0 of 9 customers imported');
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await press('Stop');
    expect(dialog().getByRole('button', { name: 'Stopping...' })).toHaveAttribute('aria-disabled', 'true');
    expect(results()).toBe('0 of 9 customers imported. Stopping...');
    await act(async () => {
      for (const answer of answers)
        answer({ kind: 'refused', reason: 'The database refused the change.', isBusy: false });
    });
    expect(dialog().getByRole('alert')).toHaveTextContent('Stopped.');
    expect(leave()).toBe(false);
    expect(results()).toBe('4 lines ready to import5 lines not stored');
    const left = within(dialog().getByRole('list', { name: 'Not imported' })).getAllByRole('listitem');
    expect(left[4]).toHaveTextContent('Line 6: Kay Reid – Failed to save: The database refused the change.');
    expect(left[8]).toHaveTextContent('Line 10: Kay Reid – Not sent.');
    await press('Download 9 lines with the reasons');
    const [, parts = []] = vi.mocked(download).mock.lastCall ?? [];
    expect(parts.at(-1)).toContain('kay8@reid.example,876-555-0108,,Not sent.');
    storeEverybody();
    await press('Continue with 9 customers');
    expect(results()).toBe('9 lines imported');
  });

  it('names each ticked duplicate that a stop left', async () => {
    vi.mocked(addCustomer).mockResolvedValueOnce({ kind: 'offline' });
    await openDialog();
    await check(head, marcia.replace('0142', '0199'));
    fireEvent.click(dialog().getByRole('checkbox'));
    await press('Import 1 customer');
    expect(dialog().getByRole('list', { name: 'Not imported' })).toHaveTextContent(
      'Line 2: Marcia Bennett – Not sent.',
    );
    await press('Continue with 1 customer');
    expect(results()).toBe('1 line imported');
  });

  it('has the same ids on a page without TLS', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await openDialog();
    await check(head, marcia);
    await press('Import 1 customer');
    expect(sent()[0]?.[0]).toMatch(/^[A-Za-z0-9]{20}$/);
    await press('Done');
    await openImport();
    await check(head, marcia);
    expect(results()).toContain('1 line on the list already, from this file');
  });

  it('takes another file after a failed check', async () => {
    const error = new RangeError('a bug');
    const digest = vi.spyOn(crypto.subtle, 'sign').mockRejectedValue(error);
    await openDialog();
    await choose(head, marcia);
    await press('Check 1 line');
    expect(await dialog().findByRole('alert')).toHaveTextContent('This file cannot be read.');
    expect(reportError).toHaveBeenCalledWith(error);
    digest.mockRestore();
    await check(head, marcia);
    expect(results()).toBe('1 line ready to import');
  });

  it('gives up after a failed second check', async () => {
    const error = new RangeError('a bug');
    await openDialog();
    await check(head, marcia);
    vi.mocked(listChangedCustomers).mockRejectedValueOnce(error);
    await press('Import 1 customer');
    expect(dialog().getByRole('alert')).toHaveTextContent('This file cannot be read.');
    expect(reportError).toHaveBeenCalledWith(error);
    expect(sent()).toEqual([]);
    await check(head, marcia);
    expect(results()).toBe('1 line ready to import');
  });

  it('stores a line without an e-mail', async () => {
    await openDialog();
    await check(head, '"Grant, Simone",,876-555-0143,Petrol', '"Grant, Paul",,876-555-0144,Petrol');
    await press('Import 2 customers');
    expect(sent().map(([, { draft }]) => draft.email)).toEqual(['', '']);
  });

  it('downloads the other lines with their reasons', async () => {
    await openDialog();
    await check(head, marcia, '"Grant, Simone",simone@grant.example,,Petrol');
    await press(/^Download 1 line/);
    const [name = '', parts = []] = vi.mocked(download).mock.calls[0] ?? [];
    expect(name).toMatch(/-not-imported-\d{4}-\d\d-\d\d\.csv$/);
    expect(parts.join('')).toBe(
      [
        '\ufeffName,E-mail,Phone,Fuel,Why it was not imported',
        '"Grant, Simone",simone@grant.example,,Petrol,Please fill in the following required fields: Phone',
        '',
      ].join('\r\n'),
    );
  });

  it('reads the downloaded lines in the same order of dates, without apostrophes', async () => {
    await openDialog();
    const titles = 'Name,E-mail,Phone,Customer since';
    await check(titles, 'Ann Lee,ann@lee.example,,5/11/2025', 'Bob Lee,bob@lee.example,,25/11/2025');
    await press(/^Download 2 lines/);
    const [, parts = []] = vi.mocked(download).mock.calls[0] ?? [];
    cleanup();
    await openDialog();
    await choose(parts.join('').replace('example,', 'example,876-555-0142'));
    expect(dialog().getByText('5/11/2025 · 25/11/2025')).toBeVisible();
    await press(/^Check 2 lines/);
    expect(await dialog().findByText(/^Goes into the note – Customer since 5 Nov 2025/)).toBeVisible();
    await press('Download 1 line with the reasons');
    const [, left = []] = vi.mocked(download).mock.lastCall ?? [];
    expect(left.join('')).toContain(`,"'25/11/2025",`);
  });

  it('requires the necessary columns', async () => {
    await openDialog();
    await choose('Wer;Wo;Tel', 'Marcia Bennett;marcia@farm.example;876-555-0142');
    fireEvent.change(dialog().getByLabelText(/^Wo/), { target: { value: '' } });
    expect(dialog().getByText('Still to be found: First Name, Last Name')).toBeVisible();
    await press('Check 1 line');
    expect(dialog().queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    fireEvent.change(dialog().getByLabelText(/^Wer/), { target: { value: 'name' } });
    fireEvent.change(dialog().getByLabelText(/^Wo/), { target: { value: 'email' } });
    await press('Check 1 line');
    expect(await dialog().findByRole('button', { name: 'Import 1 customer' })).toBeVisible();
    await press('Back');
    expect(dialog().getByLabelText(/^Wo/)).toHaveValue('email');
  });

  it('asks once for the meaning of each unknown word', async () => {
    await openDialog();
    await choose(head, marcia.replace('Diesel', 'ULSD'), simone.replace('Petrol', 'steam'));
    await press('Next: 2 words to match');
    expect(dialog().getByLabelText(/“ULSD”/)).toHaveValue('Diesel');
    expect(dialog().getByLabelText(/“steam”/)).toHaveDisplayValue('Keep in the note');
    await press('Check 2 lines');
    expect(await dialog().findByText('Fuel Types: “ULSD” is Diesel.')).toBeVisible();
    expect(dialog().getByText('Goes into the note – Fuel Types: steam')).toBeVisible();
    await press('Back');
    fireEvent.change(dialog().getByLabelText(/“steam”/), { target: { value: 'Kerosene' } });
    await press('Check 2 lines');
    await dialog().findByText('Fuel Types: “steam” is Kerosene.');
    await press('Import 2 customers');
    expect(sent().map(([, { draft }]) => draft.fuelTypes)).toEqual([['Diesel'], ['Kerosene']]);
  });

  it('asks about many words with one proposal at once, and about each on demand', async () => {
    await openDialog();
    const gallons = [...Array.from({ length: 58 }, (_, index) => `${110 + index} gal`), 'plenty', 'enough'];
    const lines = gallons.map((amount, index) => {
      const number = String(100 + index);
      return `Marcia Bennett,m${number}@farm.example,876-555-0${number},${amount}`;
    });
    await choose('Name,E-mail,Phone,Gallons', ...lines);
    await press('Next: 60 words to match');
    expect(dialog().getAllByRole('combobox')).toHaveLength(2);
    const amounts = dialog().getByLabelText(
      /^“110 gal”, “111 gal”, “112 gal” and 55 more are not among the choices\.58 words · our proposal/,
    );
    expect(amounts).toHaveValue('100-500');
    expect(dialog().getByLabelText(/^“plenty” and “enough” are not among the choices\.2 words$/)).toHaveValue(
      '',
    );
    const each = dialog().getByText('Decide on each of the 58').closest('details') as HTMLDetailsElement;
    await act(async () => {
      each.open = true;
      fireEvent(each, new Event('toggle'));
    });
    expect(within(each).getAllByRole('combobox')).toHaveLength(50);
    fireEvent.change(within(each).getByLabelText(/^“111 gal”/), { target: { value: '50-100' } });
    expect(amounts).toHaveDisplayValue('Each as chosen below');
    fireEvent.change(amounts, { target: { value: '500-1000' } });
    expect(within(each).getByLabelText(/^“111 gal”/)).toHaveValue('500-1000');
    dialog().getByRole('button', { name: 'Show more: 8 left' }).focus();
    await press('Show more: 8 left');
    expect(within(each).getAllByRole('combobox')[50]).toHaveFocus();
    expect(within(each).getAllByRole('combobox')).toHaveLength(58);
    await press('Check 60 lines');
    expect(await dialog().findByText('Average Volume: “110 gal” is 500–1,000 gallons.')).toBeVisible();
  });

  it('stores a name that somebody corrects', async () => {
    await openDialog();
    await check(head, marcia.replace('Marcia', 'Marcia Lee'));
    expect(dialog().getByText(/first name “Marcia Lee”, last name “Bennett”/)).toBeVisible();
    await press('Change the name in line 2');
    fireEvent.change(dialog().getByLabelText('First Name'), { target: { value: 'Marcia' } });
    fireEvent.change(dialog().getByLabelText('Last Name'), { target: { value: 'Lee Bennett' } });
    await press('Use this name');
    expect(await dialog().findByText(/first name “Marcia”, last name “Lee Bennett”/)).toBeVisible();
    await press('Import 1 customer');
    expect(sent()[0]?.[1].draft).toMatchObject({ firstName: 'Marcia', lastName: 'Lee Bennett' });
  });

  async function correctName(line: number, firstName: string) {
    await press(`Change the name in line ${line}`);
    fireEvent.change(dialog().getByLabelText('First Name'), { target: { value: firstName } });
    await press('Use this name');
  }

  it('keeps the focus at a corrected name', async () => {
    await openDialog();
    await check(head, marcia, 'Nobody,nobody@farm.example,876-555-0144,');
    const opener = () => dialog().getByRole('button', { name: 'Change the name in line 2' });
    await press('Change the name in line 2');
    const cancel = within(dialog().getByRole('form')).getByRole('button', { name: 'Cancel' });
    cancel.focus();
    await act(async () => fireEvent.click(cancel));
    expect(opener()).toHaveFocus();
    await press('Change the name in line 2');
    dialog().getByRole('button', { name: 'Use this name' }).focus();
    await press('Use this name');
    expect(opener()).toHaveFocus();
    await press('Change the name in line 3');
    fireEvent.change(dialog().getByLabelText('First Name'), { target: { value: 'Ann' } });
    dialog().getByRole('button', { name: 'Use this name' }).focus();
    await press('Use this name');
    await waitFor(() => expect(results()).toBe('2 lines ready to import'));
    expect(dialog().getByRole('status')).toHaveFocus();
  });

  it('waits for the check of each corrected name', async () => {
    await openDialog();
    await check(head, marcia, simone);
    const [first, second] = [deferred<string>(), deferred<string>()];
    vi.mocked(readImportSecret).mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    await correctName(2, 'Marcia Lee');
    await press('Import 2 customers');
    await correctName(3, 'Simone Ann');
    second.resolve('5ec7e7');
    expect(await dialog().findByText(/first name “Simone Ann”/)).toBeVisible();
    await act(async () => first.resolve('5ec7e7'));
    await press('Import 2 customers');
    expect(sent().map(([, { draft }]) => draft.firstName)).toEqual(['Marcia Lee', 'Simone Ann']);
  });

  it('ends a check at “Back”', async () => {
    await openDialog();
    await check(head, marcia);
    vi.mocked(readImportSecret).mockReturnValueOnce(deferred<string>().promise);
    await correctName(2, 'Marcia Lee');
    await press('Back');
    await press('Check 1 line');
    expect(await dialog().findByText(/first name “Marcia Lee”/)).toBeVisible();
  });

  it('ends a check at another choice', async () => {
    await openDialog();
    await choose(head, marcia);
    const secret = deferred<string>();
    vi.mocked(readImportSecret).mockReturnValueOnce(secret.promise);
    await press('Check 1 line');
    fireEvent.change(dialog().getByLabelText(/^Fuel/), { target: { value: 'note' } });
    await act(async () => secret.resolve('5ec7e7'));
    await press('Check 1 line');
    expect(await dialog().findByText(/^marcia@farm.example · 876-555-0142 · Individual · New/)).toBeVisible();
  });

  it('asks before it closes with what somebody chose', async () => {
    await openDialog();
    await choose('Name,Tel,Parish', 'Marcia Bennett,876-555-0142,Manchester North');
    const close = () => press('Close');
    fireEvent.change(dialog().getByLabelText(/^Parish/), { target: { value: '' } });
    expect(asksBeforeUnload()).toBe(true);
    await close();
    expect(dialog().getByRole('alert')).toHaveTextContent('What you chose is not saved.');
    await press('Go on with the import');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog().getByLabelText(/^Parish/)).toHaveValue('');
    await press('Cancel');
    await press('Discard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asksBeforeUnload()).toBe(false);
  });

  it.each([
    ['Titles of the columns', '0'],
    ['Between two cells', ';'],
    ['Encoding', 'macintosh'],
  ])('asks before it closes with another choice of “%s”', async (label, value) => {
    await openDialog();
    await choose(head, marcia);
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    await waitFor(() => expect(dialog().getByLabelText(label)).toHaveValue(value));
    await press('Close');
    expect(dialog().getByRole('alert')).toHaveTextContent('What you chose is not saved.');
  });

  it('closes unasked where nobody chose anything, and after its end', async () => {
    await openDialog();
    await choose(head, marcia);
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await openImport();
    await choose(head, marcia);
    fireEvent.change(dialog().getByLabelText('How They Got in Touch'), { target: { value: 'email' } });
    await press(/^Check /);
    await dialog().findByRole('button', { name: 'Back' });
    await press('Import 1 customer');
    await press('Done');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names the columns that it leaves out', async () => {
    await openDialog();
    await check(`${head},Shoe size,Photo,`, `${marcia},42,,blue gate`);
    expect(dialog().getByText('Columns left out:').parentElement).toHaveTextContent(
      'Columns left out: Shoe size, Column 7',
    );
  });

  it('reads files of spreadsheets on Windows', async () => {
    await openDialog();
    const text = `${head}\r\nZo\u00eb Bennett,zoe@farm.example,876-555-0142,`;
    await choose(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(dialog().getByText('Zoë Bennett')).toBeVisible();
  });

  it('names the sheets of a workbook that it does not read', async () => {
    await openDialog();
    await choose(new Uint8Array(readFileSync('tests/samples/import/40-workbook.xlsx')));
    expect(dialog().getByText('Only the sheet ‘Clients’ is read, not ‘Old’.')).toBeVisible();
  });

  it.each(['xlsx', 'xlsm', 'xls', 'ods', 'numbers'])(
    'offers a workbook whose name ends in .%s, to read it or to say what to do',
    async (ending) => {
      await openDialog();
      const offered = dialog().getByLabelText('File').getAttribute('accept')?.split(',');
      expect(offered).toContain(`.${ending}`);
    },
  );

  it.each([
    ['nothing below its titles', [head], 'This file has no line below its titles.'],
    ['nothing at all', [''], 'This file is empty. Save or download it again.'],
    [
      'too many lines',
      [head, ...Array.from({ length: 5001 }, () => marcia)],
      'This file has more than 5,000 lines, the most for one import. Split it.',
    ],
  ])('refuses a file with %s', async (_, lines, sentence) => {
    await openDialog();
    await choose(...lines);
    expect(await dialog().findByRole('alert')).toHaveTextContent(sentence);
  });
});
