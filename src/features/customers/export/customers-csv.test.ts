import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { exportColumns } from '@/domain/export-columns';
import { readPhone } from '@/domain/read-phone';
import { unguardCell } from '@/lib/csv';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { customersToCsv, customersToTabs, exportFileName } from './customers-csv';

async function exported(...customers: Parameters<typeof customersToCsv>[0]) {
  const text = (await customersToCsv(customers)).join('');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
}

describe('Export (requirement 7.4)', () => {
  it('has the specified columns', async () => {
    const { meta } = await exported(buildCustomer());
    expect(meta.fields).toEqual([
      'Name',
      'Email',
      'Phone',
      'WhatsApp',
      'Company',
      'Position',
      'Business Type',
      'Parish',
      'Address',
      'Fuel Types',
      'Delivery Frequency',
      'Volume',
      'Preferred Contact',
      'Newsletter',
      'Status',
      'Created Date',
      'Message',
    ]);
  });

  it('writes the stored values of a customer', async () => {
    const { data } = await exported(
      buildCustomer({
        companyName: 'Hope, Farm & "Sons"',
        fuelTypes: ['Diesel', 'Kerosene', 'Aviation Fuel'],
        deliveryFrequency: 'bi-weekly',
        averageVolume: '100-500',
        preferredContact: 'whatsapp',
        newsletter: true,
        status: 'contacted',
        createdAt: new Date('2026-11-21T03:00:00Z'),
        message: 'Gate 2\nring twice',
      }),
    );
    expect(data).toEqual([
      expect.objectContaining({
        Name: 'Marcia Bennett',
        Email: 'marcia.bennett@hopefarm.example',
        Phone: '+1 876-555-0142',
        Company: 'Hope, Farm & "Sons"',
        'Fuel Types': 'Diesel; Kerosene; Aviation Fuel',
        'Delivery Frequency': 'bi-weekly',
        Volume: '100-500',
        'Preferred Contact': 'whatsapp',
        Newsletter: 'Yes',
        Status: 'contacted',
        'Created Date': '2026-11-20',
        Message: 'Gate 2\nring twice',
      }),
    ]);
  });

  it.each([
    // Harmless as they are
    ['+1 876 555 0112', '+1 876 555 0112'],
    ['+1 876-555-0112', '+1 876-555-0112'],
    ['+1 (876) 555-0112', '+1 (876) 555-0112'],
    ['+1(876)555-0112', '+1 876 555 0112'],
    ['876-555-0112', '876-555-0112'],
    ['(876) 555-0112', '(876) 555-0112'],
    // A spreadsheet would work these out
    ['+18765550112', '+1 876 555 0112'],
    ['+1-876-555-0112', '+1 876 555 0112'],
    ['+1.876.555.0112', '+1 876 555 0112'],
    ['＋18765550112', '+1 876 555 0112'],
    ['+1-876-555-0112 x12', '+1 876 555 0112 ext. 12'],
    ['18765550112', '+1 876 555 0112'],
    ['8765550112', '+1 876 555 0112'],
    ['18765550112.0', '+1 876 555 0112'],
    ['876.555.0112', '+1 876 555 0112'],
    ['876,555,0112', '+1 876 555 0112'],
    ['+442079460018', '+44 20 7946 0018'],
    ['+34612345678', '+34 6 1234 5678'],
    // More than one number, or none: the text stays, guarded
    ['+18765550112/13', "'+18765550112/13"],
    ['+18765550112, +18765550113', "'+18765550112, +18765550113"],
    ['+18765550112 Mary', "'+18765550112 Mary"],
    ['18765550112187655', "'18765550112187655"],
  ])('writes the number %s as text for spreadsheets', async (phone, cell) => {
    const { data } = await exported(buildCustomer({ phone, whatsapp: phone }));
    expect(data[0]).toMatchObject({ Phone: cell, WhatsApp: cell });
    expect(readPhone(unguardCell(cell))).toEqual(readPhone(phone));
  });

  it('guards a hostile name against spreadsheets', async () => {
    const { data } = await exported(buildCustomer({ firstName: '=cmd()', lastName: '', newsletter: false }));
    expect(data[0]).toMatchObject({ Name: "'=cmd()", Newsletter: 'No' });
  });

  it('has every customer of a long list', async () => {
    const customers = Array.from({ length: 4500 }, (_, n) => buildCustomer({ firstName: `No${n}` }));
    const { data } = await exported(...customers);
    expect(data.map(({ Name }) => Name)).toEqual(customers.map((_, n) => `No${n} Bennett`));
  });

  it('has the company and the date in Jamaica in its name', () => {
    expect(exportFileName(new Date('2026-11-21T04:59:00Z'))).toBe('island-fuel-customers-2026-11-20.csv');
  });
});

describe('Copied customers', () => {
  it('are tab-separated lines, with formulas guarded and cells of several lines quoted', () => {
    const customer = buildCustomer({ companyName: '=SUM(A1)', address: 'a\tb', message: 'One\nTwo "x"' });
    const text = customersToTabs([customer]);
    const [titles = '', cells = ''] = [text.split('\r\n')[0], text.slice(text.indexOf('\r\n') + 2)];
    expect(titles.split('\t')).toEqual(exportColumns.map(({ title }) => title));
    expect(cells).toContain("\t'=SUM(A1)\t");
    expect(cells).toContain('\t"a\tb"\t');
    expect(cells.endsWith('"One\nTwo ""x"""\r\n')).toBe(true);
  });
});
