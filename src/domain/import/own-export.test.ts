import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCustomer } from '@/domain/customer';
import { draftFields } from '@/domain/customer-fields';
import { exportColumns, importableColumns } from '@/domain/export-columns';
import { phoneDoubts } from '@/domain/read-phone';
import { customersToCsv } from '@/features/customers/export/customers-csv';
import { unguardCell } from '@/lib/csv';
import { buildCustomer } from '../../../tests/support/build-customer';
import { foreignWords } from './foreign-words';
import { createLineReader } from './read-line';
import { recogniseColumns } from './recognise-columns';

const customer = buildCustomer({
  firstName: 'Mary',
  lastName: 'Ann Brown',
  email: 'mary@brown.example',
  phone: '876-555-0142 / 876-555-0143',
  whatsapp: '18765550144',
  companyName: '=Hope & Sons',
  position: '-',
  businessType: 'small-business',
  parish: 'Saint Ann',
  address: 'Lot 3, Mandeville, Manchester',
  fuelTypes: ['Diesel', 'Cooking Gas (LPG)'],
  deliveryFrequency: 'weekly',
  averageVolume: '500-1000',
  preferredContact: 'whatsapp',
  preferredDeliveryTime: 'morning',
  newsletter: true,
  whatsappUpdates: true,
  smsAlerts: true,
  hearAboutUs: 'social-media',
  status: 'contacted',
  source: 'website',
  message: '- behind\n- the shed',
  createdAt: new Date('2025-03-12T15:00:00Z'),
});

async function importAgain(exported: typeof customer, kind: 'list' | 'everything') {
  const text = (await customersToCsv([exported], kind)).join('').replace(/^\ufeff/, '');
  const [titles = [], cells = []] = Papa.parse<string[]>(text).data;
  return importTable(titles, cells.map(unguardCell));
}

function importTable(titles: string[], cells: string[], targets = recogniseColumns({ titles, lines: [] })) {
  const table = { titles, lines: [{ cells }] };
  const meanings = new Map(foreignWords(table, targets).map(({ key, proposal = '' }) => [key, proposal]));
  const result = createLineReader(table, { targets, meanings, source: 'phone' })(cells);
  if (!result.success) throw new Error(result.messages.join(' '));
  return { ...result.added, changes: result.changes, meanings };
}

const { totalOrders, totalSpent, createdAt, updatedAt, id, source, status, ...fields } = customer;
const sinceThen = 'Goes into the note – Customer since 12 Mar 2025';

describe('An export of this list', () => {
  it.each(draftFields)('is tested with a value of %s', (field) => {
    expect(customer[field]).not.toEqual(toCustomer('', {})[field]);
  });

  it('with everything comes back as it was, field by field', async () => {
    expect(await importAgain(customer, 'everything')).toEqual({
      draft: fields,
      source,
      status,
      note: 'Imported from a file.\nCustomer since 12 Mar 2025',
      changes: [sinceThen],
      meanings: new Map(),
    });
  });

  it('with the specified columns comes back but for what they leave out', async () => {
    expect(await importAgain(customer, 'list')).toMatchObject({
      draft: {
        ...fields,
        whatsapp: '+1 876 555 0144',
        firstName: 'Mary Ann',
        lastName: 'Brown',
        preferredDeliveryTime: '',
        whatsappUpdates: false,
        smsAlerts: false,
        hearAboutUs: '',
      },
      source: 'phone',
      status,
    });
  });

  it('restores the waiting time of a customer', async () => {
    expect(await importAgain({ ...customer, status: 'new' }, 'everything')).toMatchObject({
      status: 'new',
      followUpAt: new Date('2025-03-13T23:00:00Z'),
    });
  });
});

describe('An export that a spreadsheet saved again', () => {
  const titles = exportColumns.map(({ title }) => title);
  const cellsWith = (values: Record<string, string>) =>
    titles.map((title) => ({ Name: 'Ann Lee', Phone: '876-555-0142', ...values })[title] ?? '');

  it('says that a program rounded its numbers', () => {
    const cells = cellsWith({ Phone: '8.76555E+09', WhatsApp: '1.87656E+10' });
    const { draft, changes } = importTable(titles, cells);
    expect(draft).toMatchObject({ phone: '8.76555E+09', whatsapp: '1.87656E+10' });
    expect(changes).toEqual([
      `Phone: “8.76555E+09”. ${phoneDoubts.rounded}`,
      `WhatsApp Number: “1.87656E+10”. ${phoneDoubts.rounded}`,
    ]);
  });

  it('keeps the second cell of a field in the note', () => {
    const further = { 'Phone 2': '876-555-0143', Mail: 'ann@lee.example', Town: 'Negril' };
    const targets = [...recogniseColumns({ titles, lines: [] }), 'phone', 'email', 'address'] as const;
    const cells = [
      ...cellsWith({ Email: 'office@lee.example', Address: '1 Bay Road' }),
      ...Object.values(further),
    ];
    const { draft, note } = importTable([...titles, ...Object.keys(further)], cells, [...targets]);
    expect(draft).toMatchObject({
      phone: '876-555-0142',
      email: 'office@lee.example',
      address: '1 Bay Road',
    });
    expect(note).toBe('Imported from a file.\nPhone 2: 876-555-0143\nMail: ann@lee.example\nTown: Negril');
  });

  it.each(['876-555-0142', '-', 'n/a'])('keeps no second phone “%s” in the note', (further) => {
    const targets = [...recogniseColumns({ titles, lines: [] }), 'phone'] as const;
    const { draft, note } = importTable([...titles, 'Phone 2'], [...cellsWith({}), further], [...targets]);
    expect(draft.phone).toBe('876-555-0142');
    expect(note ?? '').not.toContain('Phone 2');
  });
});

it('The columns for an import begin with the specified ones', () => {
  expect(importableColumns.slice(0, exportColumns.length)).toEqual(exportColumns);
  expect(importableColumns.slice(exportColumns.length).map(({ title }) => title)).toEqual([
    'First Name',
    'Last Name',
    'Preferred Delivery Time',
    'WhatsApp updates',
    'SMS alerts',
    'How Did You Hear About Us?',
    'Source',
  ]);
});
