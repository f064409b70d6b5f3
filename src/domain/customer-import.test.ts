import { describe, expect, it } from 'vitest';
import { toCells } from '@/features/customers/export/customers-csv';
import { guardFormula } from '@/lib/csv';
import { buildCustomer, buildDraft } from '../../tests/support/build-customer';
import { activityTextLimit } from './activity';
import { checkImportedLine, guessTargets, type ImportTarget, missingTargets } from './customer-import';

const exportTitles = [
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
];

/** The least that is a customer, and one more column. */
function check(target: ImportTarget, cell: string, title = 'A column') {
  return checkImportedLine(['Marcia Bennett', 'marcia@farm.example', '876-555-0142', cell], {
    titles: ['Name', 'Email', 'Phone', title],
    targets: ['name', 'email', 'phone', target],
    source: 'walk-in',
  });
}

function imported(target: ImportTarget, cell: string) {
  const result = check(target, cell);
  if (!result.success) throw new Error(result.messages.join(' '));
  return result.added;
}

describe('A line of a file', () => {
  it('of our own export comes back as what was exported, but for the clock and what an export leaves out', () => {
    const customer = buildCustomer({
      firstName: 'Mary Ann',
      lastName: 'Brown',
      phone: '+1 876-555-0142',
      companyName: '=Hope & Sons',
      businessType: 'small-business',
      parish: 'Saint Ann',
      fuelTypes: ['Diesel', 'Cooking Gas (LPG)'],
      averageVolume: '500-1000',
      preferredContact: 'whatsapp',
      newsletter: true,
      status: 'contacted',
      message: '- behind\n- the shed',
      createdAt: new Date('2025-03-12T15:00:00Z'),
    });
    const result = checkImportedLine(toCells(customer).map(guardFormula), {
      titles: exportTitles,
      targets: guessTargets(exportTitles),
      source: 'phone',
    });
    if (!result.success) throw new Error(result.messages.join(' '));
    const { source, status, totalOrders, totalSpent, createdAt, updatedAt, id, ...fields } = customer;
    expect(result.added).toEqual({
      draft: {
        ...fields,
        preferredDeliveryTime: '',
        whatsappUpdates: false,
        smsAlerts: false,
        hearAboutUs: '',
      },
      source: 'phone',
      status: 'contacted',
      note: 'Imported from a file.\nCreated Date: 2025-03-12',
    });
  });

  it('is refused with every sentence of the form and every choice that is none', () => {
    const result = checkImportedLine(['Marcia', 'no address', 'Port Royal', 'Steam', 'perhaps', 'lost'], {
      titles: [],
      targets: ['firstName', 'email', 'parish', 'fuelTypes', 'newsletter', 'status'],
      source: 'phone',
    });
    expect(result).toEqual({
      success: false,
      messages: [
        'Please fill in the following required fields: Last Name, Phone',
        'Please enter a valid email address.',
        'Parish: ‘Port Royal’ is none of the choices.',
        'Fuel Types: ‘Steam’ is none of the choices.',
        'Newsletter by e-mail: ‘perhaps’ is none of the choices.',
        'Status: ‘lost’ is none of the choices.',
      ],
    });
  });

  it.each([
    ['parish', 'st. ann', 'Saint Ann'],
    ['parish', 'KINGSTON', 'Kingston'],
    ['averageVolume', '500–1,000 gallons', '500-1000'],
    ['deliveryFrequency', 'every two weeks', 'bi-weekly'],
    ['parish', 'Ann', 'Saint Ann'],
    ['averageVolume', 'Over 1,000', 'over-1000'],
    ['businessType', 'gov.', 'government'],
    ['fuelTypes', 'petrol; LPG', ['Gasoline/Petrol', 'Cooking Gas (LPG)']],
    ['newsletter', 'Y', true],
    ['newsletter', '0', false],
    ['companyName', "'+1 Fuels", '+1 Fuels'],
    ['message', 'a\r\nb', 'a\r\nb'],
  ] as const)('may say %s as %j', (target, cell, value) => {
    expect(imported(target, cell).draft[target]).toEqual(value);
  });

  it('is not guessed at where two choices fit, or hardly a letter does', () => {
    expect(check('parish', 'Saint').success).toBe(false);
    expect(check('fuelTypes', 'fu').success).toBe(false);
    for (const volume of ['501', '1005', '80 litres'])
      expect(check('averageVolume', volume).success).toBe(false);
  });

  it('is not guessed at by the middle of a word, or by a number that only begins like another', () => {
    expect(check('status', 'Active').success).toBe(false);
    expect(check('parish', 'Moreland').success).toBe(false);
    for (const volume of ['Over 100', 'Over 1,000 litres', 'under 5', 'under 500'])
      expect(check('averageVolume', volume).success).toBe(false);
    expect(imported('status', 'Contact').status).toBe('contacted');
  });

  it('has what is left open as the form has it, and nothing ticked that nobody asked for', () => {
    const { draft, status } = imported('companyName', ' ');
    expect(draft).toEqual({
      ...buildDraft({
        firstName: 'Marcia',
        lastName: 'Bennett',
        email: 'marcia@farm.example',
        phone: '876-555-0142',
      }),
      newsletter: false,
      whatsappUpdates: false,
    });
    expect(status).toBe('new');
  });

  it('is refused when its note would be cut', () => {
    expect(check('note', 'x'.repeat(activityTextLimit - 40), 'Old').success).toBe(true);
    expect(check('note', 'x'.repeat(activityTextLimit), 'Old')).toEqual({
      success: false,
      messages: ['The first note would be longer than 2000 characters.'],
    });
  });
});

describe('The columns of a file', () => {
  it('are known by what other lists call them, each once, notes as often as there are', () => {
    const titles = [
      'Surname',
      'given name',
      'E-MAIL address',
      'Mobile',
      'Cell',
      'Fuel',
      'Remarks',
      'Notes',
      'X',
    ];
    expect(guessTargets(titles)).toEqual([
      'lastName',
      'firstName',
      'email',
      'phone',
      undefined,
      'fuelTypes',
      'note',
      'note',
      undefined,
    ]);
  });

  it('must hold what the form requires, the two names together or apart', () => {
    expect(missingTargets(['name', 'phone'])).toEqual(['Email']);
    expect(missingTargets(['firstName', 'email', 'phone'])).toEqual(['Last Name']);
    expect(missingTargets(['firstName', 'lastName', 'email', 'phone'])).toEqual([]);
  });
});
