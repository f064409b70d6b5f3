import { describe, expect, it } from 'vitest';
import { referenceCode } from '@/domain/reference';
import { type CustomerRow, toRow } from '@/features/customers/state/customer-row';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { generateCustomer } from '../../../../tools/seed/generate-customer';
import { createSearch } from './search-rows';

const marcia = buildCustomer({
  id: 'marcia',
  firstName: 'Marcia',
  lastName: 'Bennett',
  email: 'MB@HopeFarm.example',
  companyName: 'Hope Farm Ltd.',
  phone: '876-555-0142',
  whatsapp: '(658) 555-0177',
  parish: 'Saint Mary',
  message: 'needle in the message',
});
const leroy = buildCustomer({
  id: 'leroy',
  firstName: 'Leroy',
  lastName: 'Ricketts',
  email: 'leroy@post.example',
  companyName: '',
  phone: '+1 876-555-0199',
  parish: 'Trelawny',
});
const rows = [marcia, leroy].map(toRow);
const searchRows = (list: readonly CustomerRow[], search: string) => createSearch()(list, search);
const found = (search: string) => searchRows(rows, search).map(({ customer }) => customer.id);

describe('Search (requirement 4.2)', () => {
  it.each([
    ['first name', 'marcia'],
    ['last name', 'BENNETT'],
    ['both names', 'Marcia Benn'],
    ['e-mail', 'mb@hopefarm'],
    ['company name', 'hope farm LTD'],
    ['last name before first', 'Bennett  Marcia'],
    ['words of different fields', 'farm marcia bennett'],
    ['text with blanks around it', '  marcia '],
    ['names as a list writes them', 'Bennett, Marcia'],
  ])('matches %s, case-insensitively', (_, search) => {
    expect(found(search)).toEqual(['marcia']);
  });

  it.each([
    ['nunez', 'Núñez'],
    ['Núñez', 'Nunez'],
    ['zoe', 'Zoë'],
    ['O’Trial', "O'Trial"],
    ["o'trial", 'OTrial'],
    ['otrial', 'O‘Trial'],
    ['jose', 'Jose\u0301'],
    ['José', 'Jose\u0301'],
    ['no 5', '№ 5'],
    ['Anne-Marie', 'Anne Marie'],
    ['smith‑jones', 'Smith-Jones'],
    ['anne-marie', 'Anne-Marie'],
    ['anne-', 'Anne Marie'],
    ['annemarie', 'Anne-Marie'],
    ['Ann\u200b\u00adMarie', 'AnnMarie'],
  ])('finds by %s somebody named %s', (search, lastName) => {
    const named = toRow(buildCustomer({ lastName }));
    expect(searchRows([...rows, named], search)).toEqual([named]);
  });

  it.each(['needle', 'Bennett Leroy', 'bennettmb', 'zzz', 'saint mary', 'Trelawny', 'farm saint bennett'])(
    'does not match %s',
    (search) => {
      expect(found(search)).toEqual([]);
    },
  );

  it.each(['.*(', '.*', '^', '[a-z]', '\\', '(a+)+$', 'Ltd$', ',', "''"])(
    'is literal: %s finds nothing',
    (search) => {
      expect(found(search)).toEqual([]);
    },
  );

  it.each([
    'Marcia Bennett <mb@hopefarm.example>',
    'mailto:mb@hopefarm.example',
    'mb@hopefarm.example;',
    '"Hope Farm"',
    '“Marcia Bennett”',
    'M. Bennett',
    'Marcia: 876-555-0142',
    'Marcia - 876-555-0142',
  ])('finds nobody by %j as it stands, and somebody without the marks around its words', (search) => {
    expect(found(search)).toEqual(['marcia']);
  });

  const companies = [
    ...['Campbell & Sons', 'D and G Haulage', 'Smith&Reid', 'Co-op Store', 'Coop Farms', '7 Eleven Ltd'],
    ...['A1 Haulage', 'A 1 Trucking', 'Copper Opal'],
  ].map((companyName) => toRow(buildCustomer({ companyName, email: '' })));
  it.each([
    ['campbell and sons', ['Campbell & Sons']],
    ['campbell and', ['Campbell & Sons']],
    ['campbell&sons', ['Campbell & Sons']],
    ['d&g', ['D and G Haulage']],
    ['D & G', ['D and G Haulage']],
    ['smith & reid', ['Smith&Reid']],
    ['&', ['Campbell & Sons', 'D and G Haulage', 'Smith&Reid']],
    ['co-op', ['Co-op Store', 'Coop Farms']],
    ['coop', ['Co-op Store', 'Coop Farms']],
    ['7-eleven', ['7 Eleven Ltd']],
    ['a-1', ['A1 Haulage', 'A 1 Trucking']],
  ])('finds by %s the companies %j', (search, expected) => {
    expect(searchRows(companies, search).map(({ customer }) => customer.companyName)).toEqual(expected);
  });

  it('hides no company named with “&” behind somebody with these letters', () => {
    const people = [
      { firstName: 'Alexander', lastName: 'Grant', companyName: 'Coastal' },
      { companyName: 'Grant & Co' },
    ].map((fields) => toRow(buildCustomer(fields)));
    expect(searchRows(people, 'grant and co')).toEqual(people);
  });

  it('finds the owner of a pasted e-mail alone', () => {
    const [owner, ...others] = ['j-brown@mail.example', 'jbrown@mail.example', 'kbrown@mail.example'].map(
      (email) => toRow(buildCustomer({ email, companyName: 'Jamaica Haulage' })),
    );
    expect(searchRows([...others, ...(owner ? [owner] : [])], 'j-brown@mail.example')).toEqual([owner]);
  });

  it('reads each run of marks once', () => {
    expect(found(`a${'!'.repeat(100_000)}a`)).toEqual([]);
  });

  it('leaves the marks in words where somebody has them', () => {
    const [named, other] = ['"Tuff"', 'Tuff'].map((companyName) => toRow(buildCustomer({ companyName })));
    expect(
      searchRows(
        [named, other].flatMap((row) => row ?? []),
        '"tuff"',
      ),
    ).toEqual([named]);
  });

  it.each([
    ['8765550142', ['marcia']],
    ['876 555 0142', ['marcia']],
    ['+1 (876) 555-0142', ['marcia']],
    ['001 876 555 0142', ['marcia']],
    ['011-1-876-555-0142', ['marcia']],
    ['5550177', ['marcia']],
    ['0199', ['leroy']],
    ['555', ['marcia', 'leroy']],
    ['42', []],
    ['a 0142', ['marcia']],
    ['Marcia 0142', ['marcia']],
    ['0142 marcia', ['marcia']],
    ['0142, Marcia', ['marcia']],
    ['marcia 0199', []],
    ['Marcia 555-0142', ['marcia']],
    ['Bennett, Marcia (876) 555-0142', ['marcia']],
    ['Marcia +1 876 555 0142', ['marcia']],
    ['876-555-0142 ext. 12', ['marcia']],
    ['tel 876.555.0142 (cell)', ['marcia']],
    ['876-555-0142, 305-555-0188', ['marcia']],
    ['https://wa.me/18765550142', ['marcia']],
    ['Leroy 876-555-0142', []],
    ['tel:+1-876-555-0142', ['marcia']],
    ['\u202a+1\u00a0876\u2011555\u20110142\u202c', ['marcia']],
    ['876–555–0142', ['marcia']],
  ])('finds a caller by the digits %s', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it.each(['876 555 0108', '+1 (658) 555-0108', '18765550108', 'tel:+18765550108', 'cell 876.555.0108'])(
    'finds by %s a number that was left without its area code',
    (search) => {
      const local = toRow(buildCustomer({ phone: '555-0108' }));
      expect(searchRows([...rows, local], search)).toEqual([local]);
    },
  );

  it.each(['305-555-0108', '876-555-01081', 'Marcia 876-555-0108'])(
    'does not take %s for such a number',
    (search) => {
      expect(searchRows([toRow(buildCustomer({ phone: '555-0108' }))], search)).toEqual([]);
    },
  );

  it('prefers the whole number to one without its area code', () => {
    const [local, whole] = ['555-0142', '876-555-0142'].map((phone) => toRow(buildCustomer({ phone })));
    expect(
      searchRows(
        [local, whole].flatMap((row) => row ?? []),
        '876 555 0142',
      ),
    ).toEqual([whole]);
  });

  it.each([
    ['in groups, as it is read out', 'q7Rf K2vB'],
    ['in any case', 'Q7RFK2VB'],
    ['whole and without spaces', 'q7RfK2vBx0Lm9TzWc4Hd'],
    ['with other marks between the groups', 'q7Rf-K2vB'],
    ['by its first group', 'q7rf'],
    [
      'as the link of the thank-you page writes it',
      `${referenceCode('q7RfK2vBx0Lm9TzWc4Hd')} (q7RfK2vBx0Lm9TzWc4Hd).`,
    ],
    ['with its label', 'Reference: q7Rf K2vB'],
    ['in the address of the details', 'https://fuel.example/customers?customer=q7RfK2vBx0Lm9TzWc4Hd'],
    ['by its code, as it is said on the phone', referenceCode('q7RfK2vBx0Lm9TzWc4Hd')],
    ['by its code without the space', referenceCode('q7RfK2vBx0Lm9TzWc4Hd').replace(' ', '').toLowerCase()],
  ])('finds a customer by the reference %s', (_, search) => {
    const andrew = buildCustomer({ id: 'q7RfK2vBx0Lm9TzWc4Hd', firstName: 'Andrew' });
    const others = [...rows, toRow(buildCustomer({ id: 'a0q7RfK2vBx0Lm9TzWc4' }))];
    expect(searchRows([toRow(andrew), ...others], search)).toEqual([toRow(andrew)]);
  });

  it('finds nobody by fewer characters of a reference than a group has', () => {
    expect(searchRows([toRow(buildCustomer({ id: 'q7RfK2vBx0Lm9TzWc4Hd' }))], 'q7r')).toEqual([]);
  });

  it('finds a caller named Andrew without everybody in Saint Andrew', () => {
    const andrew = toRow(buildCustomer({ id: 'andrew', firstName: 'Andrew', parish: 'Kingston' }));
    const others = [1, 2, 3].map((n) => toRow(buildCustomer({ id: `c${n}`, parish: 'Saint Andrew' })));
    expect(searchRows([...others, andrew], 'andrew')).toEqual([andrew]);
  });

  it('does not join the end of one number with the beginning of the other', () => {
    expect(found('01421658')).toEqual([]);
  });
});

describe('A search that is typed', () => {
  const customers = Array.from({ length: 300 }, (_, number) =>
    toRow(generateCustomer(number, new Date('2026-11-20T10:00:00-05:00'))),
  );

  it('finds at every letter, forth and back, what a new search finds', () => {
    const search = createSearch();
    const words = [
      'marcia',
      '876 555 0142',
      `001 ${customers[7]?.customer.phone.replace('+1 ', '')}`,
      '87 marcia',
      'simone  grant ',
      'Grant, Simone 0',
      'simone 019a',
      'Ángela o’n',
      'simone-grant',
      'davis and davis',
      'davis&davis -b',
      'grant--1',
      ', grant',
      "'",
      'a',
      ' saint mary',
      customers[7]?.customer.id ?? '',
      '5550',
      'zzz',
    ];
    for (const word of words) {
      const typed = Array.from(word, (_, length) => word.slice(0, length + 1));
      for (const text of [...typed, ...typed.toReversed(), '', word]) {
        expect(search(customers, text), text).toEqual(searchRows(customers, text));
      }
    }
  });

  it('goes through what the letters before have found, and through nothing for a letter less', () => {
    let reads = 0;
    const counted = customers.map(({ haystack, ...row }) => ({
      ...row,
      get haystack() {
        reads += 1;
        return haystack;
      },
    }));
    const search = createSearch();
    const { length } = search(counted, 'mar');
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(customers.length / 2);
    reads = 0;
    search(counted, 'marc');
    expect(reads).toBe(length);
    search(counted, 'mar');
    search(counted, 'mar ');
    expect(reads).toBe(length);
  });

  it('begins again with other rows', () => {
    const search = createSearch();
    expect(search(rows, 'marcia')).toHaveLength(1);
    expect(search(rows.slice(1), 'marcia')).toHaveLength(0);
  });

  it('answers with the same array where nothing falls out', () => {
    const search = createSearch();
    const found = search(rows, 'mar');
    expect(search(rows, 'marcia')).toBe(found);
    expect(search(rows, ' ')).toBe(rows);
  });

  it('looks for a reference once, whoever else asks', () => {
    const search = createSearch();
    let reads = 0;
    const counted = rows.map((row) => ({
      ...row,
      get customer() {
        reads += 1;
        return row.customer;
      },
    }));
    search(counted, 'nobody at all');
    search(counted, 'nobody at all');
    expect(reads).toBe(rows.length);
  });

  it('finds a reference that is written and taken back letter by letter', () => {
    const search = createSearch();
    const andrew = buildCustomer({ id: 'q7RfK2vBx0Lm9TzWc4Hd', firstName: 'Andrew' });
    const others = [...rows, toRow(andrew)];
    const reference = referenceCode(andrew.id);
    const written = Array.from(reference, (_, end) => reference.slice(0, end + 1));
    expect(searchRows(others, reference)).toEqual([toRow(andrew)]);
    for (const typed of [...written, `${reference} x`, ...written.toReversed()])
      expect(search(others, typed), typed).toEqual(searchRows(others, typed));
  });
});
