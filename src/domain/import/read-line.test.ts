import { describe, expect, it } from 'vitest';
import { activityTextLimit } from '@/domain/activity';
import { customerFields } from '@/domain/customer-fields';
import { buildDraft } from '../../../tests/support/build-customer';
import { foreignWords } from './foreign-words';
import type { ImportTarget } from './import-targets';
import { createLineReader } from './read-line';
import type { ChosenName } from './read-names';
import { recogniseColumns } from './recognise-columns';

type Column = readonly [title: string, target: ImportTarget, cell: string];

interface Options {
  meanings?: ReadonlyMap<string, string>;
  chosen?: ChosenName;
}

/** Reads a line of these columns. */
function read(columns: readonly Column[], { meanings = new Map(), chosen }: Options = {}) {
  const titles = columns.map(([title]) => title);
  const cells = columns.map(([, , cell]) => cell);
  const targets = columns.map(([, target]) => target);
  const readLine = createLineReader({ titles, lines: [{ cells }] }, { targets, meanings, source: 'walk-in' });
  return readLine(cells, chosen);
}

const least: readonly Column[] = [
  ['Name', 'name', 'Marcia Bennett'],
  ['Email', 'email', 'marcia@farm.example'],
  ['Phone', 'phone', '876-555-0142'],
];

const withoutEmail = least.filter(([, target]) => target !== 'email');

/** The least that a customer needs, and one more column. */
const check = (target: ImportTarget, cell: string, title = 'A column', options?: Options) =>
  read([...least, [title, target, cell]], options);

function imported(...[target, cell, title, options]: Parameters<typeof check>) {
  const result = check(target, cell, title, options);
  if (!result.success) throw new Error(result.messages.join(' '));
  return { ...result.added, changes: result.changes };
}

function withName(first: string, last: string, full: string) {
  const named: readonly Column[] = [
    ['Name', 'name', full],
    ['First', 'firstName', first],
    ['Last', 'lastName', last],
  ];
  const result = read([...least.slice(1), ...named]);
  return result.success
    ? [result.added.draft.firstName, result.added.draft.lastName, result.added.note]
    : result.messages;
}

describe('A line of a file', () => {
  it.each(['', '\u2060', '\u00a0'])('names a column by its number where its title is %j', (title) => {
    const result = read([...least, ['Role', 'position', 'Foreman'], [title, 'position', 'Mechanic']]);
    expect(result).toMatchObject({ added: { note: 'Imported from a file.\nColumn 5: Mechanic' } });
  });

  it('is refused for missing required fields alone', () => {
    const result = read([
      ['First', 'firstName', 'Marcia'],
      ['Email', 'email', 'no address'],
      ['Parish', 'parish', 'Narnia'],
      ['Fuel', 'fuelTypes', 'Steam'],
      ['Newsletter', 'newsletter', 'perhaps'],
      ['Status', 'status', 'lost in space'],
    ]);
    expect(result).toMatchObject({
      success: false,
      messages: [
        'Please fill in the following required fields: First Name, Phone',
        'Email: “no address”. Please enter a valid email address.',
      ],
    });
  });

  it('is refused with the field and the beginning of each text that is too long', () => {
    const long = 'x'.repeat(customerFields.firstName.limit + 1);
    expect(withName(long, long, '')).toEqual(
      ['First Name', 'Last Name'].map(
        (label) => `${label}: “${'x'.repeat(60)}…”. Please use at most 100 characters.`,
      ),
    );
  });

  it('needs no e-mail from a customer whom staff met', () => {
    expect(read(withoutEmail)).toMatchObject({ success: true, added: { draft: { email: '' } } });
  });

  it('needs the e-mail of a customer from the website', () => {
    expect(read([...withoutEmail, ['Source', 'source', 'Website']])).toMatchObject({
      success: false,
      messages: ['Please fill in the following required fields: Email'],
    });
  });

  it('orders no newsletter without an e-mail, and reports it', () => {
    const result = read([...withoutEmail, ['Newsletter', 'newsletter', 'yes']]);
    expect(result).toMatchObject({
      added: { draft: { newsletter: false } },
      changes: ['Newsletter by e-mail: No, because there is no e-mail.'],
    });
  });

  it.each([
    ['parish', 'Parish', 'Narnia'],
    ['fuelTypes', 'Fuel Types', 'Steam'],
    ['newsletter', 'Newsletter by e-mail', 'perhaps'],
    ['averageVolume', 'Average Volume', 'a lot'],
    ['status', 'Status', 'Somewhere'],
    ['source', 'How they got in touch', 'pigeon'],
  ] as const)('keeps an unknown word for %s in the note and reports it', (target, label, word) => {
    const { note, changes } = imported(target, word);
    expect(note).toBe(`Imported from a file.\n${label}: ${word}`);
    expect(changes).toEqual([`Goes into the note – ${label}: ${word}`]);
  });

  it('applies the chosen meanings of words and keeps the others', () => {
    const meanings = new Map([
      ['fuelTypes ulsd', 'Diesel'],
      ['fuelTypes wood', ''],
    ]);
    const { draft, note, changes } = imported('fuelTypes', 'ULSD & Petrol; wood', 'Fuel', { meanings });
    expect(draft.fuelTypes).toEqual(['Diesel', 'Gasoline/Petrol']);
    expect(note).toContain('Fuel Types: wood');
    expect(changes).toContain('Fuel Types: “ULSD” is Diesel.');
  });

  it.each([
    ['parish', 'st. ann', 'Saint Ann'],
    ['parish', 'KINGSTON', 'Kingston'],
    ['averageVolume', '500–1,000 gallons', '500-1000'],
    ['averageVolume', 'Over 1,000', 'over-1000'],
    ['deliveryFrequency', 'every two weeks', 'bi-weekly'],
    ['fuelTypes', 'petrol; LPG', ['Gasoline/Petrol', 'Cooking Gas (LPG)']],
    ['fuelTypes', 'Gasoline/Petrol', ['Gasoline/Petrol']],
    ['newsletter', 'Y', true],
    ['newsletter', '0', false],
    ['message', 'a\r\nb', 'a\r\nb'],
  ] as const)('may say %s as %j', (target, cell, value) => {
    expect(imported(target, cell).draft[target]).toEqual(value);
  });

  it("has the form's defaults with every box clear", () => {
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

  it('keeps a text that is too long for its field in the note', () => {
    const company = 'x'.repeat(customerFields.companyName.limit + 1);
    const { draft, note } = imported('companyName', company);
    expect(draft.companyName).toBe('');
    expect(note).toContain(`Company Name: ${company}`);
  });

  it('is refused when its note would be cut', () => {
    expect(check('note', 'x'.repeat(activityTextLimit - 40), 'Old').success).toBe(true);
    expect(check('note', 'x'.repeat(activityTextLimit), 'Old')).toMatchObject({
      success: false,
      messages: ['The first note would be longer than 2,000 characters.'],
    });
  });

  it('reads a mark for nothing in any field as empty and reports it', () => {
    expect(imported('companyName', '(No value)')).toMatchObject({
      draft: { companyName: '' },
      changes: ['Company Name: “(No value)” is read as empty.'],
    });
  });
});

describe('The 0 of a formula for an empty cell', () => {
  it.each([
    'companyName',
    'position',
    'email',
    'phone',
    'whatsapp',
    'address',
    'message',
    'createdAt',
  ] as const)('is read as empty in %s', (target) => {
    const { draft, note } = imported(target, '0');
    expect({ ...draft, note }).toEqual({ ...imported('position', '').draft, note: 'Imported from a file.' });
  });

  it('is no name', () => {
    expect(read([['Name', 'name', '0'], ...least.slice(1)])).toMatchObject({
      messages: ['Please fill in the following required fields: First Name, Last Name'],
    });
  });

  it.each(['parish', 'status', 'businessType', 'preferredContact', 'source'] as const)(
    'asks for no meaning in %s',
    (target) => {
      expect(foreignWords({ titles: ['A column'], lines: [{ cells: ['0'] }] }, [target])).toEqual([]);
      expect(imported(target, '0').note).toBe('Imported from a file.');
    },
  );

  it('refuses no line as its only e-mail address', () => {
    expect(read([...withoutEmail, ['Email', 'email', '0.00']])).toMatchObject({
      added: { draft: { email: '' } },
    });
  });

  it('is kept in a note', () => {
    expect(imported('note', '0', 'Tanks').note).toBe('Imported from a file.\nTanks: 0');
  });

  it('is an answer', () => {
    expect(imported('newsletter', '0').changes).toEqual([]);
  });
});

describe('The name of a line', () => {
  it.each([
    ['Ana Maria', 'de la Sample', 'Ana Maria de la Sample', 'Ana Maria', 'de la Sample'],
    ['Null', 'None', '', 'Null', 'None'],
    ['', '', 'Bennett, Marcia', 'Marcia', 'Bennett'],
    ['', '', 'Marcia Bennett', 'Marcia', 'Bennett'],
    ['Marcia Ann', '', 'Marcia Ann Lee Bennett', 'Marcia Ann', 'Lee Bennett'],
    ['', 'Lee Bennett', 'Marcia Lee Bennett', 'Marcia', 'Lee Bennett'],
    ['Marcia Bennett', '', '', 'Marcia', 'Bennett'],
    ['', 'Lee Bennett', 'Marcia Ann', 'Marcia Ann', 'Lee Bennett'],
    ['', 'Bennett', 'Bennett, Marcia', 'Marcia', 'Bennett'],
    ['Marcia', '', 'Bennett', 'Marcia', 'Bennett'],
    ['Marcia', 'Bennett', 'N/A', 'Marcia', 'Bennett'],
    ['', '', '玛莎 班内特', '玛莎', '班内特'],
  ])('made of %j, %j and %j is %j %j', (first, last, full, firstName, lastName) => {
    expect(withName(first, last, full)).toEqual([firstName, lastName, 'Imported from a file.']);
  });

  it.each(['Surname and First Name', 'Last Name/First Name', 'Name (Last First)'])(
    'begins with the surname below “%s”',
    (title) => {
      const result = read([...least.slice(1), [title, 'name', 'Bennett Marcia Ann']]);
      expect(result).toMatchObject({
        added: { draft: { firstName: 'Marcia Ann', lastName: 'Bennett' }, note: 'Imported from a file.' },
        guessedName: { firstName: 'Marcia Ann', lastName: 'Bennett' },
      });
    },
  );

  it('keeps a title and the rest of a full name in the note', () => {
    expect(withName('Lee', 'Reid', 'Dr. Lee Reid Jr.').at(-1)).toBe(
      'Imported from a file.\nName: Dr. Lee Reid Jr.',
    );
    expect(withName('Lee', 'Reid', '李 里德').at(-1)).toBe('Imported from a file.\nName: 李 里德');
    expect(withName('', '', 'Dr. Lee Reid')).toEqual(['Lee', 'Reid', 'Imported from a file.\nTitle: Dr.']);
  });

  it.each([
    ['Ann Reid / Joy Lee', 'Reid', 'Joy Lee'],
    ['Ann Reid/Joy Lee', 'Reid', 'Joy Lee'],
    ['Ann Reid; Joy Lee', 'Reid', 'Joy Lee'],
    ['Ann Reid or Joy Lee', 'Reid', 'Joy Lee'],
    ['Ann Reid c/o Joy Lee', 'Reid', 'Joy Lee'],
    ['Ann Reid c/o Lee Roy Brown', 'Reid', 'Lee Roy Brown'],
    ['Ann Reid & Lee Roy Reid', 'Reid', 'Lee Roy Reid'],
    ['Ann Reid* / Lee Brown*', 'Reid', 'Lee Brown'],
    ['Ann Lee & Joy Lee', 'Lee', 'Joy Lee'],
    ['Mrs. Ann Reid, Ms. T. Lyn', 'Reid', 'Ms. T. Lyn'],
    ['Mrs. Ann Reid, Joy Lee, Bob Fox', 'Reid', 'Joy Lee, Bob Fox'],
    ['Mrs. Ann Lee and Joy Lee', 'Lee', 'Joy Lee'],
  ])('is the first of two persons: %s', (full, lastName, other) => {
    const note = expect.stringContaining(`Name: ${other}`);
    expect(withName('', '', full)).toEqual(['Ann', lastName, note]);
  });

  it.each([
    ['Ann Marie / Lee Roy Reid', 'Ann Marie / Lee Roy', 'Reid'],
    ['Lee Reid t/a Joy Hall', 'Lee Reid t/a Joy', 'Hall'],
    ['Mr Lee / Mrs Reid', 'Lee / Mrs', 'Reid'],
  ])('stays whole if its parts may share a surname: %s', (full, firstName, lastName) => {
    expect(withName('', '', full)).toEqual([firstName, lastName, expect.any(String)]);
  });

  it.each([
    ['de la Sample, Ana Maria', 'Ana Maria', 'de la Sample'],
    ['García López, ANA', 'ANA', 'García López'],
    ['Brown, Mary Ann', 'Mary Ann', 'Brown'],
    ['Campbell Brown, Ann Marie', 'Ann Marie', 'Campbell Brown'],
  ])('is one person whose surname comes first: %s', (full, firstName, lastName) => {
    expect(withName('', '', full)).toEqual([firstName, lastName, 'Imported from a file.']);
  });

  it.each(['**Ann Reid', '•Ann Reid', '*Attn: Ann Reid', 'Ann Reid*'])('has no marks: %s', (full) => {
    expect(withName('', '', full)).toEqual(['Ann', 'Reid', 'Imported from a file.']);
  });

  it('goes without a star before it and a remark in brackets behind it', () => {
    expect(withName('', '', '*Ann Reid [VIP]')).toEqual(['Ann', 'Reid', 'Imported from a file.\nName: VIP']);
  });

  it.each(['Mary Ann & Joy Lee', 'Ann & Joy Lee'])('holds both of a couple: %s', (full) => {
    expect(withName('', '', full)).toEqual([full.slice(0, -4), 'Lee', 'Imported from a file.']);
  });

  it.each(['(III)', '(Jnr.)', '(Senior)'])('keeps the generation %s in the surname', (generation) => {
    expect(withName('', '', `Lee Reid ${generation}`)).toEqual([
      'Lee',
      `Reid ${generation}`,
      'Imported from a file.',
    ]);
  });

  it('leaves its remark and its company to where they belong', () => {
    expect(withName('', '', 'Marcia Bennett (tyre shop)')).toEqual([
      'Marcia',
      'Bennett',
      'Imported from a file.\nName: tyre shop',
    ]);
    for (const full of ['Marcia Bennett - Sample Haulage', 'Marcia  Bennett | Sample Haulage'])
      expect(read([...least.slice(1), ['Name', 'name', full]])).toMatchObject({
        added: { draft: { firstName: 'Marcia', lastName: 'Bennett', companyName: 'Sample Haulage' } },
      });
    expect(withName('Marcia', 'Bennett', 'Marcia Bennett (tyre shop)').at(-1)).toContain('tyre shop');
    expect(withName('', '', 'Marcia Bennett 876-555-0199')).toEqual([
      'Marcia',
      'Bennett',
      'Imported from a file.\nName: 876-555-0199',
    ]);
  });

  it.each([
    'Sample Haulage - Marcia Bennett',
    'Sample Haulage / Marcia Bennett',
    'Sample Haulage, Marcia Bennett',
    'Sample Haulage (Marcia Bennett)',
    'Marcia Bennett (Sample Haulage)',
    'Bennett, Marcia (Sample Haulage)',
    'Marcia Bennett, Sample Haulage',
    'Marcia Bennett T/A Sample Haulage',
    'Marcia Bennett trading as Sample Haulage',
    'Sample Haulage c/o Marcia Bennett',
    'Sample Haulage Attn: Marcia Bennett',
  ])('is found beside its company: %s', (full) => {
    expect(read([...least.slice(1), ['Name', 'name', full]])).toMatchObject({
      added: { draft: { firstName: 'Marcia', lastName: 'Bennett', companyName: 'Sample Haulage' } },
    });
  });

  it.each(['Marcia Bennett, Site Manager', 'Marcia Bennett - Site Manager', 'Marcia Bennett (Site Manager)'])(
    'is found before a job: %s',
    (full) => {
      expect(read([...least.slice(1), ['Name', 'name', full]])).toMatchObject({
        added: { draft: { firstName: 'Marcia', lastName: 'Bennett', position: 'Site Manager' } },
      });
    },
  );

  it.each([
    ['Ann-Marie Bennett, Manager', { position: 'Manager' }],
    ["O'Neil Bennett - Sample Haulage", { companyName: 'Sample Haulage' }],
  ])('may begin with a hyphen or an apostrophe: %s', (full, draft) => {
    expect(read([...least.slice(1), ['Name', 'name', full]])).toMatchObject({
      added: { draft: { lastName: 'Bennett', ...draft } },
    });
  });

  it.each(['generator', 'Portmore', 'diesel and kerosene'])('stands before a remark: %s', (remark) => {
    const note = `Imported from a file.\nName: ${remark}`;
    expect(withName('', '', `Marcia Bennett - ${remark}`)).toEqual(['Marcia', 'Bennett', note]);
  });

  it.each(['Diesel, Petrol', 'Trucks, Generators'])('is none where a company names things: %s', (things) => {
    const reason = '“Sample Haulage” reads like a company, and no person is named.';
    expect(withName('', '', `Sample Haulage (${things})`)).toContain(reason);
  });

  it.each(['Walk-in Customer - Sample Ltd', 'Co-op Shop - Sample Ltd'])(
    'has no hyphenated word: %s',
    (full) => {
      expect(withName('', '', full)).toContain(`“${full}” reads like a company, and no person is named.`);
    },
  );

  it.each(['+1 876 555 0142', '(876) 555-0142', '12 / 7'])('has a letter: %s', (full) => {
    expect(withName('', '', full)).toContain(`“${full}” is no name.`);
  });

  it('has a letter in one of its parts', () => {
    expect(withName('876', '555-0142', '')).toContain('“876 555-0142” is no name.');
    expect(withName('M', '1', '')).toEqual(['M', '1', 'Imported from a file.']);
  });

  it.each(['~Marcia Bennett', '~ Marcia Bennett', 'Attn: Marcia Bennett'])(
    'has no mark before it: %s',
    (full) => {
      expect(withName('', '', full)).toEqual(['Marcia', 'Bennett', 'Imported from a file.']);
    },
  );

  it('is found beside an address', () => {
    expect(
      ['Marcia Bennett <marcia@farm.example>', '"Bennett, Marcia" <marcia@farm.example>'].map((cell) =>
        read([['Email', 'email', cell], least[2] as Column]),
      ),
    ).toEqual(
      Array(2).fill(
        expect.objectContaining({
          added: expect.objectContaining({
            draft: expect.objectContaining({ firstName: 'Marcia', lastName: 'Bennett' }),
          }),
        }),
      ),
    );
  });

  it.each([
    'Sample Hauliers Ltd - Montego Bay',
    'Sample Ltd - Accounts Payable',
    'Montego Bay - Sample Ltd',
    'Head Office - Sample Ltd',
    'Sample Hotel, Main Street',
    'Sample Hotel - Kitchen Staff',
    'Sample Hotel - Maintenance Supervisor',
    'Grace Sample, Limited',
  ])('is no place and no department: %s', (full) =>
    expect(withName('', '', full)).toContain(`“${full}” reads like a company, and no person is named.`),
  );

  it.each(['Island Gas (Negril)', 'Sample Ltd - Montego Bay'])(
    'is no person where it is the company: %s',
    (full) => {
      const result = read([...least.slice(1), ['Customer', 'name', full], ['Company', 'companyName', full]]);
      expect(result).toMatchObject({ success: false, called: full });
    },
  );

  it('is told from its company where two columns hold both', () => {
    const both = 'Sample Ltd - Ann Sample';
    const result = read([...least.slice(1), ['Customer', 'name', both], ['Company', 'companyName', both]]);
    expect(result).toMatchObject({
      added: {
        draft: { firstName: 'Ann', lastName: 'Sample', companyName: 'Sample Ltd' },
        note: 'Imported from a file.',
      },
    });
  });

  it('is no company where another column begins with the last name', () => {
    const names: readonly Column[] = [
      ['Contact', 'name', 'Ann Sample'],
      ['Customer', 'companyName', 'Sample, Ann'],
    ];
    expect(read([...least.slice(1), ...names])).toMatchObject({ added: { draft: { companyName: '' } } });
  });

  it.each(['Do not email marcia@farm.example', 'Sales Team <sales@farm.example>'])(
    'is no remark beside an address: %s',
    (cell) => {
      expect(read([['Email', 'email', cell], least[2] as Column])).toMatchObject({ success: false });
    },
  );

  it('is not completed by another person beside an address', () => {
    const email: Column = ['Email', 'email', 'Bob Brown <bob@farm.example>'];
    expect(read([['First', 'firstName', 'Ann'], email, least[2] as Column])).toMatchObject({
      messages: ['Please fill in the following required fields: First Name'],
    });
  });

  it('keeps both jobs, and a remark before a number', () => {
    const columns: readonly Column[] = [
      ['Name', 'name', 'Marcia Bennett, Manager'],
      ['Position', 'position', 'Director'],
    ];
    expect(read([...least.slice(1), ...columns])).toMatchObject({
      added: { draft: { position: 'Manager' }, note: 'Imported from a file.\nPosition: Director' },
    });
    expect(withName('', '', 'Marcia Bennett (wife of Lee) 876-555-0199').at(-1)).toBe(
      'Imported from a file.\nName: wife of Lee, 876-555-0199',
    );
  });

  it.each(['Robert Service', 'Robert Villas'])('may read like a service: %s', (full) => {
    const [first, last] = full.split(' ');
    expect(withName('', '', full)).toEqual([first, last, 'Imported from a file.']);
  });

  it('of one word in letters that are not Latin is no company', () => {
    expect(withName('', '', '玛莎')).toEqual(['Please fill in the following required fields: First Name']);
  });

  it('keeps a first name that another column contradicts', () => {
    expect(withName('Simone', '', 'Marcia Bennett')).toEqual([
      'Marcia',
      'Bennett',
      'Imported from a file.\nName: Simone',
    ]);
    expect(withName('Simone', '', 'Marcia Bennett (Simone)').at(-1)).toBe(
      'Imported from a file.\nName: Simone',
    );
    expect(withName('Dr. Marcia Bennett', '', '').at(-1)).toBe('Imported from a file.\nTitle: Dr.');
  });

  it('is open to change when it was guessed or is missing', () => {
    expect(check('companyName', '').guessedName).toEqual({ firstName: 'Marcia', lastName: 'Bennett' });
    expect(withName('Marcia', '', '')).toEqual(['Please fill in the following required fields: First Name']);
    const chosen = { firstName: 'Marcia Ann', lastName: 'Bennett' };
    expect(imported('position', 'Owner', 'Job', { chosen }).draft).toMatchObject(chosen);
  });

  it('becomes the company name when it reads like a company', () => {
    const noMail = read([['First Name', 'firstName', 'Sample Hauliers']]);
    expect(noMail).toMatchObject({
      success: false,
      called: 'Sample Hauliers',
      changes: ['“Sample Hauliers” reads like a company and becomes the company name.'],
    });
  });
});

describe('The contacts of a line', () => {
  it('with several numbers keep the first, and the others in the note', () => {
    const { draft, note, changes } = imported('phone', '876-555-0143 / 876-555-0144', 'Work Phone');
    expect(draft.phone).toBe('876-555-0142');
    expect(note).toBe(
      'Imported from a file.\nPhone 2: 876-555-0143 (Work Phone)\nPhone 3: 876-555-0144 (Work Phone)',
    );
    expect(changes).toContain('Goes into the note – Phone 3: 876-555-0144 (Work Phone)');
  });

  it('name the column of somebody else that gives the phone', () => {
    const columns: readonly Column[] = [
      ['Cell', 'phone', ''],
      ['Emergency Contact Number', 'phone', '876-555-0143'],
    ];
    const origin = 'Phone: taken from Emergency Contact Number, 876-555-0143.';
    expect(read([...least.slice(0, 2), ...columns])).toMatchObject({
      changes: [origin],
      added: { note: `Imported from a file.\n${origin}` },
    });
    const users: Column = ['User Phone', 'phone', '876-555-0143'];
    expect(read([...least.slice(0, 2), users]).changes).toEqual([]);
    expect(imported('phone', '876-555-0143', 'Spouse Phone').changes).toEqual([
      'Goes into the note – Phone 2: 876-555-0143 (Spouse Phone)',
    ]);
  });

  it.each([
    ['Work Fax', ['Phone: taken from Work Fax, 876-555-0143.']],
    ['Pager', ['Phone: taken from Pager, 876-555-0143.']],
    ['Tel/Fax', []],
    ['Ph/Fax', []],
    ['Cell/Fax', []],
    ['Mobile/Fax', []],
    ['Landline/Fax', []],
    ['Contact No/Fax', []],
  ])('name the kind of the only number, also in the note: %s', (label, changes) => {
    const labelled: readonly Column[] = [
      ['Phone 1 - Label', 'position', label],
      ['Phone 1 - Value', 'phone', '876-555-0143'],
    ];
    const note = ['Imported from a file.', ...changes].join('\n');
    expect(read([...least.slice(0, 1), ...labelled])).toMatchObject({ changes, added: { note } });
  });

  it.each([
    ['phone', '876-555-0143, 876-555-0143 ask for Lee', 'Work Phone: 876-555-0143 ask for Lee'],
    ['phone', '(876) 555-0142 (after 5pm)', 'Work Phone: (876) 555-0142 (after 5pm)'],
    ['whatsapp', '876-555-0143 / 1 876 555 0143 Lee', 'Work Phone: 1 876 555 0143 Lee'],
  ] as const)('keep in the note what stands beside a repeated number of %s: %j', (target, cell, said) => {
    const { note, changes } = imported(target, cell, 'Work Phone');
    expect(note).toContain(`\n${said}`);
    expect(changes).toContain(`Goes into the note – ${said}`);
  });

  it.each([
    '876-555-0142 cell',
    'Tel: 876-555-0142',
    'Tel No: 876-555-0142',
    'Contact: 876-555-0142',
    'Landline 876-555-0142',
    'mobile number 876-555-0142',
    'cel 876-555-0142',
    '+1 (876) 555-0142',
    '011 1 876 555 0142',
    '8765550142.0',
    '８７６－５５５－０１４２',
    '٨٧٦ ٥٥٥ ٠١٤٢',
    '876-555-0142 (Digicel)',
    '876-555-0142 Marcia Bennett',
  ])('leave out a number that only repeats one: %j', (cell) => {
    expect(imported('phone', cell, 'Work Phone').note).toBe('Imported from a file.');
  });

  it.each([
    ['876-555-0142 x12', '876-555-0142 ext no. 12'],
    ['+44 20 7946 0018', '+44 (0)20 7946 0018'],
    ['+44 20 7946 0018', '0044 20 7946 0018'],
  ])('leave out a number that repeats %j: %j', (number, repeated) => {
    const columns: readonly Column[] = [
      ['Phone', 'phone', number],
      ['Work Phone', 'phone', repeated],
    ];
    expect(read([...least.slice(0, 2), ...columns])).toMatchObject({
      added: { draft: { phone: number }, note: 'Imported from a file.' },
    });
  });

  it('keep a long remark beside a repeated number', () => {
    const remark = `876-555-0142 ${'call '.repeat(200)}`.trim();
    expect(imported('phone', remark, 'Work Phone').note).toContain('call call');
  });

  it('take the address of a column of faxes for no number', () => {
    const fax: Column = ['Fax Email', 'email', 'fax@farm.example'];
    expect(read([...withoutEmail, fax]).changes).toEqual([]);
  });

  it.each([
    ['Emergency Contact Number', 'Cell'],
    ['Sales account: Phone', 'Mobile'],
    ['Account: Main Phone', 'Mobile'],
    ['Primary account phone', 'Mobile'],
    ['Organization - Phone', 'Mobile'],
    ['Firm phone', 'Mobile'],
    ['Employer phone', 'Mobile'],
    ['Spouse Phone', 'Mobile'],
    ['Asst Phone', 'Mobile'],
    ['Switchboard', 'Office'],
    ['Company Main Phone', 'Mobile Phone'],
    ['Corporate Phone', 'Mobile Phone'],
    ['HQ Phone', 'Mobile Phone'],
    ['Reception Tel.', 'Cell'],
    ['Front Desk Tel', 'Cell'],
    ['Head Quarters Phone', 'Cell'],
    ['Store Phone', 'Cell'],
    ['Car Phone', 'Mobile Phone'],
    ['Callback', 'Mobile Phone'],
    ['Telefone do carro', 'Telefone celular'],
    ['Rückmeldung', 'Mobiltelefon'],
    ['Billing Phone', 'Mobile'],
    ['User Phone', 'Customer Phone'],
    ['Default Address Phone', 'Phone'],
    ['Tel (H)', 'Tel (C)'],
    ['Tel. (W)', 'Tel. (M)'],
    ['Phone (H)', 'Phone (W)'],
    ['Tel (C)', 'Phone w/ code'],
  ])('take “%s” after “%s”, and keep its title', (theirs, own) => {
    const columns: readonly Column[] = [
      [theirs, 'phone', '876-555-0143'],
      [own, 'phone', '876-555-0144'],
    ];
    expect(read([...least.slice(0, 2), ...columns])).toMatchObject({
      added: {
        draft: { phone: '876-555-0144' },
        note: `Imported from a file.\nPhone 2: 876-555-0143 (${theirs})`,
      },
    });
  });

  it.each([
    ['phone', '876-555-0143, ann@farm.example'],
    ['phone', 'Tel: 876-555-0143\nE-mail: ann@farm.example'],
    ['email', 'ann@farm.example / 876-555-0143'],
    ['email', '876-555-0143 <ann@farm.example>'],
  ] as const)('may share a column of the field %s: %j', (target, cell) => {
    const result = read([...least.slice(0, 1), ['Contact', target, cell]]);
    expect(result).toMatchObject({
      added: {
        draft: { phone: '876-555-0143', email: 'ann@farm.example' },
        note: 'Imported from a file.',
      },
      changes: expect.arrayContaining([`Email: “${cell}” is read as ann@farm.example.`]),
    });
  });

  it.each([
    '876-555-0143 (ann@farm.example)',
    '876-555-0143 [e-mail: ann@farm.example]',
    'ann@farm.example <876-555-0143>',
  ])('leave no empty bracket in a number: %s', (cell) => {
    const result = read([...least.slice(0, 1), ['Phone', 'phone', cell]]);
    expect(result).toMatchObject({
      added: { draft: { phone: expect.stringMatching(/^<?876-555-0143>?$/), email: 'ann@farm.example' } },
    });
  });

  it('keep the words beside an address that stands in place of a number', () => {
    const { draft, note } = imported('phone', 'Call Ann only, ann@ann.example', 'Phone 2');
    expect(draft).toMatchObject({ phone: '876-555-0142', email: 'marcia@farm.example' });
    expect(note).toContain('Call Ann only');
  });

  it.each(['marcia5550142@gmail', 'marcia5550142@gmail,com'])(
    'are no number in an e-mail address with a slip: %s',
    (cell) => {
      expect(read([...least.slice(0, 1), ['Email', 'email', cell], ...least.slice(2)])).toMatchObject({
        success: false,
        messages: [expect.stringContaining('Please enter a valid email address.')],
      });
    },
  );

  it('are moved to their kind, behind those of their own column', () => {
    expect(imported('email', '876-555-0143', 'Email 2')).toMatchObject({
      draft: { phone: '876-555-0142', email: 'marcia@farm.example' },
      note: 'Imported from a file.\nPhone 2: 876-555-0143',
    });
    expect(imported('phone', 'ann@farm.example', 'Phone 2')).toMatchObject({
      draft: { phone: '876-555-0142', email: 'marcia@farm.example' },
      note: 'Imported from a file.\nEmail 2: ann@farm.example',
    });
  });

  it.each([
    'https://api.whatsapp.com/send?text=Good%20day%20to%20you&phone=18765550143',
    'https://wa.me/%2B18765550143?text=Good%20day%20to%20you',
    'https://wa.me/18765550143?text=Call&phone=18765550144',
  ])('are read from the link %s', (link) => {
    expect(imported('whatsapp', link).draft.whatsapp).toBe('+18765550143');
  });

  it('are ordered by the labels of their line', () => {
    const titles = ['Phone 1 - Label', 'Phone 1 - Value', 'Phone 2 - Type', 'Phone 2 - Value'];
    const targets = [undefined, 'phone', undefined, 'phone'] as const;
    const lines = [
      { cells: ['Work Fax', '876-555-0143', 'Mobile', '876-555-0144'] },
      { cells: ['Mobile', '876-555-0143', '* Work', '876-555-0144'] },
      { cells: ['Mobile', '876-555-0144', '', '876-555-0143'] },
      { cells: ['Pager', '876-555-0143', 'Mobile', '876-555-0144'] },
      { cells: ['WhatsApp', '876-555-0143', 'Mobile', '876-555-0144'] },
      { cells: ['WhatsApp', '876-555-0144', '', ''] },
      { cells: ['', '876-555-0144', 'Dispatch', '876-555-0143'] },
    ];
    const named = lines.map(({ cells }) => ({ cells: ['Marcia', 'Bennett', ...cells] }));
    const table = { titles: ['First', 'Last', ...titles], lines: named };
    const readLine = createLineReader(table, {
      targets: ['firstName', 'lastName', ...targets],
      meanings: new Map(),
      source: 'walk-in',
    });
    expect(
      named.map(({ cells }) => {
        const result = readLine(cells);
        if (!result.success) return result.messages;
        const { draft, note } = result.added;
        return [draft.phone, draft.whatsapp, ...note.split('\n').slice(1)];
      }),
    ).toEqual([
      ['876-555-0144', '', 'Phone 2: 876-555-0143 (Work Fax)'],
      ['876-555-0144', '', 'Phone 2: 876-555-0143 (Mobile)'],
      ['876-555-0144', '', 'Phone 2: 876-555-0143'],
      ['876-555-0144', '', 'Phone 2: 876-555-0143 (Pager)'],
      ['876-555-0144', '876-555-0143'],
      ['876-555-0144', '876-555-0144'],
      ['876-555-0144', '', 'Phone 2: 876-555-0143 (Dispatch)'],
    ]);
  });

  it.each([
    ['876-555-0142 (office in Mandeville, ask for Ann)', '+18765550142'],
    ['876-555-0142 Ext. 12 ask for the purchasing department', '+18765550142 ext. 12'],
  ])('are kept in the note whole where they are too long, %s', (cell, phone) => {
    expect(read([...least.slice(0, 2), ['Phone', 'phone', cell]])).toMatchObject({
      added: { draft: { phone }, note: `Imported from a file.\nPhone: ${cell}` },
    });
  });

  it('are refused too long without a number', () => {
    const cell = 'ask at the office of the farm in Mandeville';
    expect(read([...least.slice(0, 2), ['Phone', 'phone', cell]])).toMatchObject({
      messages: [`Phone: “${cell}”. Please use at most 40 characters.`],
    });
  });

  it('say the same number or address once', () => {
    expect(imported('phone', '+1 (876) 555-0142', 'Mobile').note).toBe('Imported from a file.');
    expect(imported('email', 'MARCIA@farm.example', 'Email 2').note).toBe('Imported from a file.');
  });

  it('prefer an address or a number to a word', () => {
    const result = read([
      ['Name', 'name', 'Marcia Bennett'],
      ['Email', 'email', 'see office'],
      ['Work Email', 'email', 'marcia@farm.example'],
      ['Phone', 'phone', 'ask Ann'],
      ['Mobile', 'phone', '876-555-0142'],
    ]);
    expect(result).toMatchObject({
      added: {
        draft: { email: 'marcia@farm.example', phone: '876-555-0142' },
        note: 'Imported from a file.\nPhone 2: ask Ann\nEmail 2: see office',
      },
    });
  });

  it('use the WhatsApp number for a missing phone number', () => {
    const result = read([...least.slice(0, 2), ['WhatsApp', 'whatsapp', '876-555-0150']]);
    expect(result).toMatchObject({
      added: { draft: { phone: '876-555-0150', whatsapp: '876-555-0150' } },
      changes: ['Phone: taken from WhatsApp, 876-555-0150.'],
    });
  });

  it.each(['same', 'Same as above', 'Yes', '✓', 'ditto', 'this number'])(
    'take “%s” in the place of a WhatsApp number for the phone number',
    (cell) => {
      const { draft, changes } = imported('whatsapp', cell, 'WhatsApp');
      expect(draft.whatsapp).toBe('876-555-0142');
      expect(changes).toEqual([`WhatsApp Number: “${cell}” is read as 876-555-0142.`]);
    },
  );

  it('take “same as cell” for the number of that column', () => {
    const whatsapp: Column = ['WhatsApp', 'whatsapp', 'same as cell'];
    const cell: Column = ['Cell', 'phone', '876-555-0143'];
    expect(read([...least, cell, whatsapp])).toMatchObject({
      added: { draft: { whatsapp: '876-555-0143' } },
    });
    expect(read([...least, whatsapp])).toMatchObject({ added: { draft: { whatsapp: '876-555-0142' } } });
  });

  it.each(['ask her son', 'Same as husband', 'same as above but he answers'])(
    'keep “%s” out of the WhatsApp number',
    (cell) => {
      const { draft, note } = imported('whatsapp', cell, 'WhatsApp');
      expect([draft.whatsapp, note]).toEqual(['', `Imported from a file.\nWhatsApp: ${cell}`]);
    },
  );

  it('take the name of a mailbox on a mail server for no address', () => {
    const mailbox = '/o=ExchangeLabs/ou=Exchange Administrative Group/cn=Recipients/cn=marcia';
    const result = read([...withoutEmail, ['E-mail Address', 'email', mailbox]]);
    expect(result).toMatchObject({
      changes: [`Email: “${mailbox}” is read as empty.`],
      added: { draft: { email: '' } },
    });
  });

  it('take a mark for no number, and for the phone under WhatsApp', () => {
    expect(read([...least.slice(0, 2), ['Phone', 'phone', '✓']])).toMatchObject({ success: false });
    expect(imported('whatsapp', '✗').draft.whatsapp).toBe('');
    expect(imported('companyName', '✗').draft.companyName).toBe('');
    expect(imported('note', '✗').note).toContain('A column: ✗');
  });

  it.each(['٨٧٦ ٥٥٥ ٠١٤٣', '８７６－５５５－０１４３'])(
    'take digits of other scripts as a WhatsApp number: %s',
    (cell) => {
      expect(imported('whatsapp', cell).draft.whatsapp).toBe(cell);
    },
  );

  it('lose no number beside words that say there is none', () => {
    const { draft } = imported('whatsapp', 'has no whatsapp use 876-555-0150', 'WhatsApp');
    expect(draft.whatsapp).toContain('876-555-0150');
    const result = read([...withoutEmail, ['Email', 'email', "Don't have email, use ann@farm.example"]]);
    expect(result).toMatchObject({ added: { draft: { email: 'ann@farm.example' } } });
  });

  it('with two extensions keep both', () => {
    const { note } = imported('phone', '876-555-0142 ext 34', 'Work Phone');
    expect(note).toBe('Imported from a file.\nPhone 2: 876-555-0142 ext 34 (Work Phone)');
  });

  it.each(['anonymous', 'no', 'x', 'pending', 'will send', "doesn't have one", 'Does not use email'])(
    'take “%s” for no address',
    (cell) => {
      const result = read([...withoutEmail, ['Email', 'email', cell]]);
      expect(result).toMatchObject({ success: true, added: { draft: { email: '' } } });
      expect(result.changes).toEqual([`Email: “${cell}” is read as empty.`]);
    },
  );

  it('report a number that looks wrong', () => {
    const { changes } = imported('whatsapp', '1.87656E+10');
    expect(changes).toEqual([
      'WhatsApp Number: “1.87656E+10”. A spreadsheet has rounded that number. Some of its digits are lost.',
    ]);
  });

  it('keep the owner of an address, unless it is the customer', () => {
    const other = read([
      ...least.slice(0, 1),
      least[2] as Column,
      ['Mail', 'email', 'Ann Lee <ann@farm.example>'],
    ]);
    expect(other).toMatchObject({
      added: {
        draft: { email: 'ann@farm.example' },
        note: 'Imported from a file.\nMail: Ann Lee <ann@farm.example>',
      },
    });
  });
});

describe('The address of a line', () => {
  const read3 = (...columns: readonly Column[]) => {
    const result = read([...least, ...columns]);
    return result.success ? result.added : undefined;
  };

  it('keeps no second address that says the same', () => {
    const added = read3(
      ['Bill address', 'address', '5 Depot Rd,\nMandeville'],
      ['Ship address', 'address', '5 Depot Rd, Mandeville'],
    );
    expect(added).toMatchObject({
      draft: { address: '5 Depot Rd, Mandeville' },
      note: 'Imported from a file.',
    });
  });

  it('takes the first kind of address, and keeps the others in the note', () => {
    const added = read3(
      ['Home Street', 'address', '8 Hill Rd'],
      ['Home City', 'address', 'Christiana'],
      ['Business Street', 'address', '5 Depot Rd'],
      ['Business City', 'address', 'Mandeville'],
    );
    expect(added).toMatchObject({
      draft: { address: '5 Depot Rd, Mandeville', parish: 'Manchester' },
      note: 'Imported from a file.\nHome Street: 8 Hill Rd, Christiana',
    });
  });

  it('begins behind the names of a letter', () => {
    const added = read3(
      ['Company', 'companyName', 'Bennett Farms'],
      ['Bill to 1', 'address', 'Bennett Farms'],
      ['Bill to 2', 'address', 'Marcia Bennett'],
      ['Attention', 'address', 'Bennett, Marcia'],
      ['Bill to 3', 'address', '5 Depot Rd, Mandeville'],
    );
    expect(added?.draft).toMatchObject({ address: '5 Depot Rd, Mandeville', parish: 'Manchester' });
  });

  it('is the one of deliveries, from its street on', () => {
    const added = read3(
      ['Company', 'companyName', 'Bennett Farms'],
      ['Bill address', 'address', '1 Main St, Linstead'],
      ['Ship to 1', 'address', 'Bennett Farms'],
      ['Ship to City 1', 'address', 'Lucea'],
      ['Ship to Address 1-Line One', 'address', '2 Site Rd'],
    );
    expect(added?.draft).toMatchObject({ address: '2 Site Rd, Lucea', parish: 'Hanover' });
    expect(added?.note).toContain('Bill address: 1 Main St, Linstead');
  });

  it.each(['Alternate Address', 'Alt Address', 'Secondary Address'])('is not mixed with “%s”', (other) => {
    const added = read3(
      ['Primary Address Street', 'address', '8 Hill Rd'],
      ['Primary Address City', 'address', 'Christiana'],
      [`${other} Street`, 'address', '5 Depot Rd'],
      [`${other} City`, 'address', 'Mandeville'],
    );
    expect(added?.draft.address).toBe('8 Hill Rd, Christiana');
    expect(added?.note).toContain(`${other} Street: 5 Depot Rd, Mandeville`);
  });

  it('has no mark of the program before its postal code', () => {
    const added = read3(['city', 'address', 'May Pen'], ['post_code', 'address', 'z:00000']);
    expect(added?.draft).toMatchObject({ address: 'May Pen, 00000', parish: 'Clarendon' });
  });

  it.each([
    ['Home Postal Code', 'Home Street', 'Home City'],
    ['Address 1 - Postal Code', 'Address 1 - Street', 'Address 1 - City'],
    ['Postal Code', 'Street 1', 'City'],
  ])('ends with its “%s”', (code, street, city) => {
    const added = read3(
      [street, 'address', '5 Depot Rd'],
      [city, 'address', 'Mandeville'],
      [code, 'address', 'JMCMR07'],
    );
    expect(added?.draft.address).toBe('5 Depot Rd, Mandeville, JMCMR07');
  });

  it.each([
    ['Address 1&2 (Shipping)', 'City (Shipping)'],
    ['Street Address 1 (Shipping)', 'City (Shipping)'],
    ['Service Street 1', 'Service City'],
  ])('of deliveries has the parts “%s” and “%s”', (street, city) => {
    const added = read3(
      ['Address 1 (Billing)', 'address', '8 Hill Rd'],
      ['City (Billing)', 'address', 'Lucea'],
      [street, 'address', '5 Depot Rd'],
      [city, 'address', 'Mandeville'],
    );
    expect(added?.draft).toMatchObject({ address: '5 Depot Rd, Mandeville', parish: 'Manchester' });
    expect(added?.note).toContain('Address 1 (Billing): 8 Hill Rd, Lucea');
  });

  it.each([
    ['Delivery Address', 'Town', 'Postal Code'],
    ['Mailing Address', 'City', 'Zip'],
    ['Addr 1 - Line 1', '- City', '- Postcode'],
    ['Shipping Address', 'Community', 'Country'],
    ['Delivery Address', 'Address 2', 'P.O. Box'],
    ['Home Street', 'Suburb', 'District'],
  ])('beside no other street takes the parts behind it: “%s”, “%s”, “%s”', (street, town, code) => {
    const added = read3(
      [street, 'address', '5 Depot Rd'],
      [town, 'address', 'Mandeville'],
      [code, 'address', 'JMCMR07'],
    );
    expect(added).toMatchObject({
      draft: { address: '5 Depot Rd, Mandeville, JMCMR07', parish: 'Manchester' },
      note: 'Imported from a file.',
    });
  });

  it('takes the town behind its street, of two towns of one title', () => {
    const added = read3(
      ['Home Address', 'address', '8 Hill Rd'],
      ['City', 'address', 'Christiana'],
      ['Work Address', 'address', '5 Depot Rd'],
      ['City', 'address', 'Mandeville'],
    );
    expect(added).toMatchObject({
      draft: { address: '5 Depot Rd, Mandeville' },
      note: 'Imported from a file.\nHome Address: 8 Hill Rd, Christiana',
    });
  });

  it('keeps a town apart whose own street is empty on a line', () => {
    const added = read3(
      ['Billing Address', 'address', '8 Hill Rd, Lucea'],
      ['Address', 'address', ''],
      ['City', 'address', 'Mandeville'],
    );
    expect(added).toMatchObject({
      draft: { address: 'Mandeville' },
      note: 'Imported from a file.\nBilling Address: 8 Hill Rd, Lucea',
    });
  });

  it('leaves alone a town before the first street', () => {
    const added = read3(
      ['City', 'address', 'Lucea'],
      ['Company Address', 'address', '5 Depot Rd'],
      ['Company City', 'address', 'Mandeville'],
    );
    expect(added?.draft.address).toBe('Lucea');
    expect(added?.note).toContain('Company Address: 5 Depot Rd, Mandeville');
  });

  it('keeps two numbered addresses of one kind apart', () => {
    const added = read3(
      ['Home Address 1 Street', 'address', '8 Hill Rd'],
      ['Home Address 1 City', 'address', 'Christiana'],
      ['Home Address 2 Street', 'address', '5 Depot Rd'],
      ['Home Address 2 City', 'address', 'Mandeville'],
    );
    expect(added?.draft.address).toBe('8 Hill Rd, Christiana');
    expect(added?.note).toContain('5 Depot Rd, Mandeville');
  });

  it('keeps a town that the company is named after', () => {
    const added = read3(
      ['Company', 'companyName', 'Rose Hall'],
      ['Address 1', 'address', 'Lot 2'],
      ['Address 2', 'address', 'Rose Hall'],
      ['Address 3', 'address', 'Main Road'],
    );
    expect(added?.draft).toMatchObject({ address: 'Lot 2, Rose Hall, Main Road', parish: 'Saint James' });
  });

  it('may be the name of the company', () => {
    const added = read3(
      ['Company', 'companyName', 'Rose Hall'],
      ['Street', 'address', 'Rose Hall'],
      ['City', 'address', 'Rose Hall'],
    );
    expect(added?.draft).toMatchObject({ address: 'Rose Hall', parish: 'Saint James' });
  });

  it('leaves out what a form calls its lines', () => {
    const text =
      'Street Address: 12 Hope Rd\nCity: Kingston\nState / Province: St. Andrew\nPostal / Zip Code:';
    const added = read3(['Address', 'address', text]);
    expect(added?.draft).toMatchObject({
      address: '12 Hope Rd, Kingston, St. Andrew',
      parish: 'Saint Andrew',
    });
  });

  it('overwrites no parish that a column names', () => {
    const added = read3(['Parish', 'parish', 'Portland'], ['City', 'address', 'Mandeville']);
    expect(added?.draft).toMatchObject({ parish: 'Portland', address: 'Mandeville' });
  });

  it.each([
    ['Clarendon - May Pen Shell station', 'Clarendon'],
    ['Lot 5, Bog Walk, St. Catherine', 'Saint Catherine'],
    ['Kgn 2', 'Kingston'],
    ['Kingston 2', 'Kingston'],
  ])('keeps the words beside the parish of “%s” in the note', (cell, parish) => {
    const meanings = new Map([[`parish ${cell.toLowerCase()}`, parish]]);
    const added = imported('parish', cell, 'Parish', { meanings });
    expect(added).toMatchObject({ draft: { parish }, note: `Imported from a file.\nParish: ${cell}` });
    expect(added.changes).toContain(`Goes into the note – Parish: ${cell}`);
  });

  it.each([
    ['Clar.', 'Clarendon'],
    ['Trelawney', 'Trelawny'],
    ['St. Cath., Jamaica', 'Saint Catherine'],
    ['Parish of Hanover', 'Hanover'],
    ['JM-14', 'Saint Catherine'],
  ])('keeps no mere writing of a parish, “%s”, in the note', (cell, parish) => {
    const meanings = new Map([[`parish ${cell.toLowerCase()}`, parish]]);
    expect(imported('parish', cell, 'Parish', { meanings })).toMatchObject({
      draft: { parish },
      note: 'Imported from a file.',
    });
  });

  it('keeps the words beside a parish once', () => {
    const meanings = new Map([['parish bog walk, st. catherine', 'Saint Catherine']]);
    const columns: readonly Column[] = [
      ['Address', 'address', 'Lot 5, Bog Walk, St. Catherine'],
      ['Parish', 'parish', 'Bog Walk, St. Catherine'],
    ];
    expect(read([...least, ...columns], { meanings })).toMatchObject({
      added: { draft: { parish: 'Saint Catherine' }, note: 'Imported from a file.' },
    });
  });

  it('names its parish between two spaces', () => {
    expect(imported('address', '12 Trial Rd  May Pen  Clarendon  Jamaica').draft.parish).toBe('Clarendon');
  });

  it.each([
    ['Norman Manley Blvd Negril Westmoreland JM', 'Westmoreland'],
    ['Lot 4 Main Street May Pen', 'Clarendon'],
    ["12 Bravo St St. Ann's Bay Jamaica W.I.", 'Saint Ann'],
    ['Junction St. Elizabeth, opposite the bank', 'Saint Elizabeth'],
    ['12 Main St May Pen P.O.', 'Clarendon'],
    ['St. Catherine - Bog Walk Primary School', 'Saint Catherine'],
    ['Savanna - la - mar', 'Westmoreland'],
    ['Negril\u00a0Westmoreland', 'Westmoreland'],
    ['12 Hope Rd Kingston 6 St. Andrew, near Church of St. Mary', 'Saint Andrew'],
    ['Kingston 10, near Church of St. Mary', ''],
    ['Church of St. Thomas, 5 Hope Road, Kingston 6', ''],
    ['1 Deansgate Manchester, UK', ''],
    ['Mandeville Road', ''],
    ['Jamaica', ''],
  ])('of “%s” names the parish “%s”', (address, parish) => {
    expect(imported('address', address).draft.parish).toBe(parish);
  });

  it('names no parish that it does not know', () => {
    expect(read3(['Address', 'address', '10 Hope Rd, Kingston 6, Jamaica'])?.draft).toMatchObject({
      parish: '',
      address: '10 Hope Rd, Kingston 6, Jamaica',
    });
  });
});

describe('the date since when somebody is a customer', () => {
  it.each([
    ['2025-03-12', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025-03-12 09:30 pm', '12 Mar 2025', '2025-03-14T23:00:00Z'],
    ['13/02/2025', '13 Feb 2025', '2025-02-14T23:00:00Z'],
    ['13/Feb/2025', '13 Feb 2025', '2025-02-14T23:00:00Z'],
    ['13/02/25', '13 Feb 2025', '2025-02-14T23:00:00Z'],
    ['15/3/98', '15 Mar 1998', '1998-03-17T23:00:00Z'],
    ['12-Jun-99', '12 Jun 1999', '1999-06-14T23:00:00Z'],
    ['13/5/50', '13 May 1950', '1950-05-15T23:00:00Z'],
    ['20250312', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025-03-12 6:22:10 p.m.', '12 Mar 2025', '2025-03-14T23:00:00Z'],
    ['Wed Mar 12 2025 09:30:00 GMT-0500 (Eastern Standard Time)', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025-03-12 09:30:00(UTC-05:00)', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025-03-12 09:30:00 America/Jamaica', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025/03/12 9:05:33 AM GMT-5', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025/03/12 9:05:33 AM EST', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025/03/12 9:05:33 AM AST', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025/03/12 9:05:33 AM CDT', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025-03-12 11:30 PM PDT', '13 Mar 2025', '2025-03-14T23:00:00Z'],
    ['2025-03-12 11:30 PM EST', '12 Mar 2025', '2025-03-14T23:00:00Z'],
    ['2025-03-12 2:30 GMT', '11 Mar 2025', '2025-03-13T23:00:00Z'],
    ['2025-03-12 14:05:33 +0000 UTC', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['1741789800', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    ['1741789800000', '12 Mar 2025', '2025-03-13T23:00:00Z'],
    // Day and month may be swapped: the later date counts.
    ['02/03/2025', '02/03/2025', '2025-03-04T23:00:00Z'],
  ])('%s is noted, and somebody new waits since then', (cell, day, followUpAt) => {
    expect(imported('createdAt', cell, 'Created')).toMatchObject({
      note: `Imported from a file.\nCustomer since ${day}`,
      followUpAt: new Date(followUpAt),
    });
  });

  it('is read in neither order where a file has both', () => {
    const cells = ['13/02/2025', '02/14/2025', '02/03/2025'];
    const titles = [...least.map(([title]) => title), 'Created'];
    const lines = cells.map((cell) => ({ cells: [...least.map(([, , text]) => text), cell] }));
    const readLine = createLineReader(
      { titles, lines },
      {
        targets: [...least.map(([, target]) => target), 'createdAt'],
        meanings: new Map(),
        source: 'walk-in',
      },
    );
    const notes = lines.map((line) => {
      const result = readLine(line.cells);
      return result.success && result.added.note.split('\n')[1];
    });
    expect(notes).toEqual([
      'Customer since 13 Feb 2025',
      'Customer since 14 Feb 2025',
      'Customer since 02/03/2025',
    ]);
  });

  it('is no empty date of a program', () => {
    expect(imported('createdAt', '1/1/1900', 'Created')).not.toHaveProperty('followUpAt');
  });

  it('plans no follow-up for a customer who is not new or has no date', () => {
    expect(imported('createdAt', 'long ago')).not.toHaveProperty('followUpAt');
    expect(imported('createdAt', '13/5/49', 'Created').note).toContain('13 May 2049');
    const result = read([...least, ['Status', 'status', 'Customer'], ['Created', 'createdAt', '2025-03-12']]);
    expect(result.success && result.added).not.toHaveProperty('followUpAt');
  });
});

it('keeps out of the first note what the rules refuse', () => {
  const halfEmoji = '🚚'.slice(0, 1);
  const result = read([
    ...least,
    [`Gate\u000bcode${halfEmoji}`, 'note', 'blue'],
    ['Phone 2 - Label', 'position', 'Yard\u0000'],
    ['Phone 2 - Value', 'phone', '876-555-0143'],
  ]);
  expect(result).toMatchObject({
    added: { note: 'Imported from a file.\nPhone 2: 876-555-0143 (Yard)\nGatecode: blue' },
  });
});

it('finds the parish between remarks in brackets', () => {
  expect(imported('address', '(gate) Manchester (call first)').draft.parish).toBe('Manchester');
});

it.each<[Record<string, string>, string]>([
  [{ City: 'Manchester', Country: 'United Kingdom' }, ''],
  [{ City: 'Manchester', Country: 'GB' }, ''],
  [{ City: 'Kingston', State: 'NY', Country: 'U.S.A.' }, ''],
  [{ Address: 'Kingston, Ontario, Canada' }, ''],
  [{ Address: '4 Main Street\nPortland, OR, USA' }, ''],
  [{ Address: 'St. Thomas, US Virgin Islands' }, ''],
  [{ Address: 'Hanover, Germany' }, ''],
  [{ Address: 'Manchester, Turkey' }, ''],
  [{ Address: 'St. Andrew, Trinidad and Tobago', City: 'St. Andrew' }, ''],
  [{ Street: '5 Main Road', State: 'St. James', Country: 'Barbados' }, ''],
  [{ 'City/Country': 'Manchester, UK' }, ''],
  [{ Address: '5 Main Road, Bridgetown, Barbados', State: 'St. James' }, ''],
  [{ Address: '5 Main Road, St. James, Barbados W.I.' }, ''],
  [{ Address: 'Lot 5, Holland', City: 'Santa Cruz' }, 'Saint Elizabeth'],
  [{ City: 'Manchester', Country: 'Cuba' }, ''],
  [{ Address: 'St. James, Barbados, B.W.I.' }, ''],
  [{ 'Address (street, city, country)': '5 Main Street, Manchester, UK' }, ''],
  [{ 'Address (street, city, country)': '5 Main Street, Lucea, Jamaica' }, 'Hanover'],
  [{ City: 'Kingston', Country: 'Jamaica' }, 'Kingston'],
  [{ City: 'Kingston', Country: 'JM' }, 'Kingston'],
  [{ City: 'Kingston', Country: 'JA' }, 'Kingston'],
  [{ City: 'Kingston', Country: 'St. Andrew' }, 'Kingston'],
  [{ Address: 'Gibraltar, St. Mary, Jamaica' }, 'Saint Mary'],
  [{ Address: '5 Cuba Road, Portland, W.I.' }, 'Portland'],
  [{ Address: 'Jordan', City: 'Lucea' }, 'Hanover'],
  [{ Address: 'Lot 5, Holland', State: 'St. Elizabeth' }, 'Saint Elizabeth'],
  [{ Address: 'Lot 5, Holland', City: 'Santa Cruz', Country: 'Jamaica W.I.' }, 'Saint Elizabeth'],
  [{ Address: 'Lot 5, Gibraltar', State: 'Parish of St. Ann' }, 'Saint Ann'],
])('An address %j is in the parish %j', (parts, parish) => {
  const columns = Object.entries(parts).map(([title, cell]): Column => [title, 'address', cell]);
  expect(read([...least, ...columns])).toMatchObject({ added: { draft: { parish } } });
});

describe('the longest cell that a file may hold', () => {
  const cell = (text: string) => text.repeat(32_767).slice(0, 32_767);

  it.each<[string, ImportTarget, string]>([
    ['blanks', 'phone', `a${cell(' ')}a`],
    ['blanks', 'name', `a${cell(' ')}a`],
    ['blanks', 'address', `a${cell(' ')}a`],
    ['closing brackets', 'message', `${cell(')')}a`],
    ['stars', 'name', `Ann ${cell('*')}a`],
    ['hyphens', 'name', `${cell('-')}a`],
    ['commas before a number', 'name', `${cell(',')}1${cell('(')}`],
    ['letters without an @', 'email', cell('a')],
    ['short lines', 'address', cell('a\r\n')],
    ['opening brackets', 'address', `a${cell('(')}a`],
    ['full stops before an @', 'email', `${cell('.')}@a.example`],
    ['letters behind two numbers', 'phone', `876-555-0101, 876-555-0102, ${cell('a')}`],
    ['extensions behind two numbers', 'phone', `876-555-0101, 876-555-0102, ${cell('ext')}`],
    ['words', 'name', cell('word ')],
    ['numbers', 'name', `a ${cell('1 ')}`],
  ])('is read where it has %s in %s', (_, target, text) => {
    const others = least.filter(([, own]) => own !== target);
    for (let time = 0; time < 5; time += 1) {
      expect(read([...others, ['A column', target, text]])).toHaveProperty('success');
    }
  });

  it('is no phone number, though it has nothing but digits', () => {
    const lines = [{ cells: [cell('1')] }, { cells: [`1${cell('\t')}a`] }];
    expect(recogniseColumns({ titles: ['Mobile carrier'], lines })).toEqual([undefined]);
  });
});
