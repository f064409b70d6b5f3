import fc from 'fast-check';
import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { customerStatuses } from '@/domain/customer-status';
import { referenceCode } from '@/domain/reference';
import { workLists } from '@/domain/work-lists';
import type { AddressFilter } from '@/features/customers/list/filter-rows';
import { type Sort, sortKeys } from '@/features/customers/list/sort-rows';
import { buildCustomer } from '../build-customer';

export const me = 'Kerry@IslandFuel.example';
const owners = ['', me, 'kerry@islandfuel.example', 'delroy@islandfuel.example'];
const parishesUsed = ['', 'Kingston', 'Saint Ann', 'Atlantis'];
const fuelsUsed = ['Diesel', 'Kerosene', 'Gasoline/Petrol', 'Rum'];
const statuses = customerStatuses.map(({ value }) => value);

/** Accents in one character and in two, each kind of apostrophe, empty and blank texts. */
const names = [
  ...['Marcia', 'marcia', 'Núñez', 'Nu\u0301n\u0303ez', 'Nunez', 'O’Neil', "O'Neil", 'ONeil', 'Zoë', 'Grant'],
  ...['D‘Angelo', 'Åsa', 'Sørensen', 'SØRENSEN', 'Strauß', 'Grant-Núñez', '', ' ', '\u200b'],
  ...['Anne-Marie', 'Anne Marie', 'AnneMarie'],
];
const companies = [
  ...['', 'Hope Farm Ltd.', 'Grant, Sons & Co', 'Depot 24', 'CAFÉ Ñandú', '№ 24 Fuel™', 'Zoe’s'],
  ...['D&G Depot', 'D and G Depot', 'D & G Depot', 'Sandy Depot', 'Co-op 2-4', 'Coop 24', 'Co Op 2 4'],
];
const emails = [
  '',
  'marcia@hopefarm.example',
  'O’Neil@post.example',
  'zoë24@post.example',
  'Asa@post.example',
  'anne-marie@post.example',
  'annemarie@post.example',
];
const beginnings = ['q7Rf', 'b2Xk', 'Kd9w', 'MaRc', '8765'];

const lastDigits = fc.constantFrom('0101', '0110', '0142', '1010').map((end) => `555${end}`);
const jamaican = fc.tuple(fc.constantFrom('876', '658'), lastDigits).map((parts) => parts.join(''));
const grouped = (number: string) => number.replace(/^(\d{3})(\d{3})/, '($1) $2-');
/** As a phone copies it. */
const copied = (number: string) => `\u202a${number.replace(/^(\d{3})(\d{3})/, '$1\u2011$2\u2011')}\u202c`;
const oneNumber = fc.oneof(
  fc.tuple(jamaican, fc.constantFrom('', '1', '+1 ', '001 ', '011-1-')).map(([one, code]) => code + one),
  jamaican.map((number) => `${grouped(number)} x12`),
  fc.constantFrom('', '+44 20 7946 0101', '0044 20 7946 0110', '555-0142', 'none'),
);
const numbers = fc.oneof(
  oneNumber,
  fc.tuple(jamaican, jamaican).map((both) => both.join(' or ')),
);

/** Around the hours of the office: Monday, 2, to Saturday, 21 November 2026, without a holiday. */
export const moment = fc
  .tuple(
    fc.integer({ min: 2, max: 21 }),
    fc.constantFrom(
      '00:00:00.000',
      '06:30:00.000',
      '15:59:59.999',
      '16:00:00.000',
      '18:00:00.000',
      '23:00:00.000',
    ),
  )
  .map(([day, time]) => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}-05:00`));
/** Around the ends of the groups of Overdue. */
const longAgo = fc
  .tuple(moment, fc.constantFrom(7, 8, 89, 90, 91, 400))
  .map(([date, days]) => new Date(date.getTime() - days * 86_400_000));
export const closings = Array.from({ length: 40 }, (_, n) => new Date(Date.UTC(2026, 9, 26 + n)))
  .filter((day) => day.getUTCDay() > 0)
  .map((day) => new Date(day.getTime() + (day.getUTCDay() === 6 ? 21 : 23) * 3_600_000));

export interface Person {
  customer: Customer;
  work: Assignment | undefined;
}

const person = fc.record({
  beginning: fc.constantFrom(...beginnings),
  fields: fc.record({
    firstName: fc.constantFrom(...names),
    lastName: fc.constantFrom(...names),
    email: fc.constantFrom(...emails),
    companyName: fc.constantFrom(...companies),
    phone: numbers,
    whatsapp: numbers,
    parish: fc.constantFrom(...parishesUsed),
    fuelTypes: fc.array(fc.constantFrom(...fuelsUsed), { maxLength: 3 }),
    status: fc.constantFrom(...statuses),
    createdAt: moment,
  }),
  work: fc.option(
    fc.record({
      owner: fc.constantFrom(...owners),
      followUpAt: fc.option(fc.oneof(moment, longAgo)),
      calledAt: fc.option(moment),
    }),
  ),
});

/** Customers as the list holds them: newest first, each with an id of its own. */
export const people = fc.array(person, { maxLength: 12 }).map((list) =>
  list
    .toSorted((a, b) => b.fields.createdAt.getTime() - a.fields.createdAt.getTime())
    .map(({ beginning, fields, work }, index): Person => {
      const id = `${beginning}K2vBx0Lm9TzWc4${String(index).padStart(2, '0')}`;
      const call = work?.calledAt && { entry: 'e', outcome: 'no-answer' as const, by: me, at: work.calledAt };
      return {
        customer: buildCustomer({ id, ...fields }),
        work: work
          ? {
              customerId: id,
              owner: work.owner,
              followUpAt: work.followUpAt,
              duplicateOf: '',
              updatedBy: me,
              updatedAt: fields.createdAt,
              ...(call && { lastCall: call }),
            }
          : undefined,
      };
    }),
);

const spellings: Record<string, (text: string) => string> = {
  asStored: (text) => text,
  inCapitals: (text) => text.toUpperCase(),
  decomposed: (text) => text.normalize('NFD'),
  withoutMarks: (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  inBaseLetters: (text) => text.replaceAll('ø', 'o').replaceAll('ß', 'ss'),
  withoutApostrophes: (text) => text.replace(/['’‘]/g, ''),
  withOtherApostrophes: (text) => text.replace(/['’‘]/g, '`'),
};
const word = fc
  .tuple(
    fc.constantFrom(...names, ...companies, ...emails, '24', '0142', '876', 'x', ',', '’', '.*', '\\'),
    fc.constantFrom(...Object.values(spellings)),
    fc.nat(3),
    fc.integer({ min: 2, max: 20 }),
  )
  .map(([text, spell, from, to]) => spell(text.slice(from, from + to)));
const words = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom(' ', ', ', ',', '  '))
  .map(([several, between]) => several.join(between));
const dialled = fc
  .tuple(
    fc.constantFrom('', '', 'tel:', ' TEL:'),
    fc.constantFrom('', '', '1', '+1', '001', '0111 ', '00', '011'),
    fc.oneof(
      jamaican,
      jamaican.map(grouped),
      jamaican.map(copied),
      fc.constantFrom('44 20 7946 0101', '+442079460110'),
    ),
    fc.nat(9),
    fc.integer({ min: 1, max: 16 }),
  )
  .map(
    ([scheme, code, number, from, to]) =>
      scheme + code + (from < 5 ? number : number.slice(from - 5, from - 5 + to)),
  );
const reference = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.constantFrom('', '-K2', ' k2vb', '-K2VBX0Lm'),
    fc.boolean(),
    fc.nat(4),
  )
  .map(([beginning, more, isCode, cut]) =>
    isCode
      ? referenceCode(`${beginning}K2`)
          .toLowerCase()
          .slice(0, 7 - cut)
      : beginning + more,
  );
export const needle = fc.oneof(
  { weight: 4, arbitrary: words },
  { weight: 3, arbitrary: dialled },
  { weight: 1, arbitrary: reference },
  { weight: 1, arbitrary: words.map((text) => `"${text}" <${text}>;`) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', "'", '\u0301', ' , ') },
);

/** The first digits of a number with an international prefix are another country's number now and then. */
export const isCutOff = (search: string) =>
  /^(?:00|011)(?!1?(?:876|658)\d{7}$|44\d{10}$)/.test(search.replace(/\D/g, ''));

/** Mostly absent: five filters at once leave nobody. */
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
export const filter: fc.Arbitrary<AddressFilter> = fc.record({
  status: maybe(fc.constantFrom(...statuses)),
  list: maybe(fc.constantFrom(...workLists.map(({ value }) => value))),
  parish: maybe(fc.constantFrom(...parishesUsed.slice(1))),
  fuel: maybe(fc.constantFrom(...fuelsUsed)),
  owner: maybe(
    fc.constantFrom(...owners).map((email) => ({ value: 'x', label: 'X', email: email.toLowerCase() })),
  ),
});
export const sort: fc.Arbitrary<Sort> = fc.record({
  key: fc.constantFrom(...sortKeys),
  descending: fc.boolean(),
});
