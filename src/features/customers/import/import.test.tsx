import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCustomer } from '@/data/add-customer';
import { DataError } from '@/data/data-error';
import { type Customer, newCustomerFields } from '@/domain/customer';
import { download } from '@/features/customers/export/download';
import { reportError } from '@/lib/report-error';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/add-customer');
vi.mock('@/features/customers/export/download');
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
  fireEvent.change(dialog().getByLabelText('CSV file'), { target: { files: [file] } });
  // It was read, or it could not be: 'Reading…' may not have come yet.
  await waitFor(() => {
    expect(dialog().queryByText('Reading…')).not.toBeInTheDocument();
    const outcome = dialog().queryByRole('button', { name: /^Check / }) ?? dialog().queryByRole('alert');
    expect(outcome).toBeInTheDocument();
  });
}

async function check(...lines: string[]) {
  await choose(...lines);
  await press(/^Check /);
  await dialog().findByRole('button', { name: 'Back' });
}

function storeEverybody() {
  vi.mocked(addCustomer).mockImplementation(async (id, { draft, source, status }) => {
    const now = new Date();
    const fields = newCustomerFields(draft, { source, status });
    return { success: true, customer: { id, ...fields, createdAt: now, updatedAt: now } };
  });
}

beforeEach(() => {
  vi.mocked(addCustomer).mockReset();
  vi.mocked(download).mockReset();
  storeEverybody();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('An import', () => {
  it('says what every line comes to, stores nothing before, and then exactly those, with their source', async () => {
    await openDialog();
    await choose(head, marcia, 'Nobody,,,', 'Leroy B,l@b.example,(876) 555 0199,', '', simone);
    fireEvent.change(dialog().getByLabelText('How They Got in Touch'), { target: { value: 'walk-in' } });
    await press('Check 4 lines');
    await dialog().findByRole('button', { name: 'Back' });
    expect(results()).toBe(
      [
        '2 lines ready to import',
        '1 line with the phone or e-mail of another customer',
        '1 line refused by the checks of the form',
      ].join(''),
    );
    expect(
      within(dialog().getByRole('list', { name: 'Not imported' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Line 3: Nobody – Please fill in the following required fields: First Name, Email, Phone',
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

  it('leaves possible duplicates out, also within the file, unless somebody wants them', async () => {
    await openDialog();
    await check(head, marcia, 'M. Bennett,other@farm.example,+1 876 555 0142,');
    expect(results()).toContain('1 line with the phone or e-mail of another customer');
    fireEvent.click(dialog().getByRole('checkbox'));
    await press('Import 2 customers');
    expect(sent()).toHaveLength(2);
  });

  it('of the same file again stores nothing twice', async () => {
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

  it('that gets no answer stops, keeps who is left, and goes on under the same ids', async () => {
    vi.mocked(addCustomer).mockRejectedValue(new DataError('unreachable', 'unknown', ''));
    await openDialog();
    await check(head, marcia);
    await press('Import 1 customer');
    expect(dialog().getByRole('alert')).toHaveTextContent('No answer came.');
    storeEverybody();
    await press('Continue with 1 customer');
    expect(results()).toBe('1 line imported');
    expect(sent()[1]?.[0]).toBe(sent()[0]?.[0]);
  });

  it('stops while the database is busy: nobody else is sent, and who is left can be imported later', async () => {
    vi.mocked(addCustomer).mockResolvedValue({ success: false, error: 'Busy.', failure: 'unavailable' });
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

  it('without a signal asks the database nothing', async () => {
    await openDialog();
    await check(head, marcia);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Import 1 customer');
    expect(dialog().getByRole('alert')).toHaveTextContent('There is no signal.');
    expect(sent()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is stopped after those on their way, and what was refused can be tried again', async () => {
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
    await act(async () => {
      for (const answer of answers) answer({ success: false, error: 'The database refused the change.' });
    });
    expect(dialog().getByRole('alert')).toHaveTextContent('Stopped.');
    expect(leave()).toBe(false);
    expect(results()).toBe('4 lines ready to import5 lines not stored');
    expect(dialog().getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Line 6: Kay Reid – Failed to save: The database refused the change.',
    );
    storeEverybody();
    await press('Continue with 9 customers');
    expect(results()).toBe('9 lines imported');
  });

  it('has the same ids again where the browser withholds SHA-256, on a page without TLS', async () => {
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

  it('whose check fails says so, and another file can be chosen', async () => {
    const error = new RangeError('a bug');
    const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(error);
    await openDialog();
    await choose(head, marcia);
    await press('Check 1 line');
    expect(await dialog().findByRole('alert')).toHaveTextContent('This file cannot be read.');
    expect(reportError).toHaveBeenCalledWith(error);
    digest.mockRestore();
    await check(head, marcia);
    expect(results()).toBe('1 line ready to import');
  });

  it('gives back the lines that were left, with the reason, to be mended', async () => {
    await openDialog();
    await check(head, marcia, '"Grant, Simone",,876-555-0143,Steam');
    await press(/^Download 1 line/);
    const [name = '', parts = []] = vi.mocked(download).mock.calls[0] ?? [];
    expect(name).toMatch(/-not-imported-\d{4}-\d\d-\d\d\.csv$/);
    expect(parts.join('')).toBe(
      [
        '\ufeffName,E-mail,Phone,Fuel,Why it was not imported',
        '"Grant, Simone",,876-555-0143,Steam,Please fill in the following required fields: Email · Fuel Types: ‘Steam’ is none of the choices.',
        '',
      ].join('\r\n'),
    );
  });

  it('lets columns be chosen by hand, and checks nothing before all that is required is found', async () => {
    await openDialog();
    await choose('Who;Wo;Tel', 'Marcia Bennett;marcia@farm.example;876-555-0142');
    expect(dialog().getByText('Still to be found: First Name, Last Name, Email')).toBeVisible();
    await press('Check 1 line');
    expect(dialog().queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    fireEvent.change(dialog().getByLabelText(/^Who/), { target: { value: 'name' } });
    fireEvent.change(dialog().getByLabelText(/^Wo/), { target: { value: 'email' } });
    await press('Check 1 line');
    expect(await dialog().findByRole('button', { name: 'Import 1 customer' })).toBeVisible();
    await press('Back');
    expect(dialog().getByLabelText(/^Wo/)).toHaveValue('email');
  });

  it('reads what spreadsheets on Windows write', async () => {
    await openDialog();
    const text = `${head}\r\nZo\u00eb Bennett,zoe@farm.example,876-555-0142,`;
    await choose(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(dialog().getByText('Zoë Bennett')).toBeVisible();
  });

  it.each([
    ['nothing below its titles', [head], 'This file has no line below its titles.'],
    ['nothing at all', [''], 'This file has no line below its titles.'],
    [
      'too many lines',
      [head, ...Array.from({ length: 5001 }, () => marcia)],
      'This file has 5,001 lines; 5,000 can be imported at a time. Split it.',
    ],
  ])('refuses a file with %s, in a sentence', async (_, lines, sentence) => {
    await openDialog();
    await choose(...lines);
    expect(await dialog().findByRole('alert')).toHaveTextContent(sentence);
  });
});
