import { customerFields } from '@/domain/customer-fields';
import { emailOf } from '../../support/build-customer';
import type { RuleGroup } from '../support/rule-case';
import { refusesLead, storesLead } from './build';
import {
  codeName,
  commonLineBreakers,
  inkless,
  inkNeighbours,
  lineBreakers,
  lineNeighbours,
  messageBreakers,
  messageNeighbours,
} from './characters';
import { fill, minimalLead } from './documents';
import { invalidEmails, validEmails } from './emails';
import { type LineField, lineFields, optionalLines, requiredLines } from './fields';

const character = String.fromCodePoint;
const textOf = (field: LineField, length: number) => (field === 'email' ? emailOf(length) : fill(length));
const holding = (field: LineField, code: number) =>
  minimalLead({ [field]: field === 'email' ? `a${character(code)}@b.example` : `a${character(code)}b` });

const lengths: RuleGroup = {
  title: 'a text of a lead ends at its limit, counted in UTF-16 units',
  cases: [
    ...lineFields.flatMap((field) => [
      storesLead(`whose ${field} has ${customerFields[field].limit} characters`, {
        ...minimalLead({ [field]: textOf(field, customerFields[field].limit) }),
      }),
      refusesLead(`whose ${field} has ${customerFields[field].limit + 1} characters`, {
        ...minimalLead({ [field]: textOf(field, customerFields[field].limit + 1) }),
      }),
    ]),
    storesLead('whose message is empty', minimalLead({ message: '' })),
    storesLead('whose message is at its limit', minimalLead({ message: fill(customerFields.message.limit) })),
    refusesLead(
      'whose message is over its limit',
      minimalLead({ message: fill(customerFields.message.limit + 1) }),
    ),
    storesLead('whose name has 50 emoji', minimalLead({ firstName: '\u{1f69a}'.repeat(50) })),
    refusesLead('whose name has 51 emoji', minimalLead({ firstName: '\u{1f69a}'.repeat(51) })),
    refusesLead('whose message has a million characters', minimalLead({ message: 'x'.repeat(1_000_000) })),
  ],
};

const blanks: RuleGroup = {
  title: 'the name and phone of a lead show something',
  cases: [
    ...requiredLines.flatMap((field) =>
      ['', ' ', '\u200b', '\u00a0\u2003 '].map((blank) =>
        refusesLead(`whose ${field} is ${JSON.stringify(blank)}`, minimalLead({ [field]: blank })),
      ),
    ),
    ...inkless.map((code) =>
      refusesLead(`whose first name is only ${codeName(code)}`, minimalLead({ firstName: character(code) })),
    ),
    refusesLead(
      'whose last name is every invisible character at once',
      minimalLead({ lastName: character(...inkless) }),
    ),
    ...inkless.map((code) =>
      storesLead(`whose first name holds ${codeName(code)} beside a letter`, holding('firstName', code)),
    ),
    ...inkNeighbours.map((code) =>
      storesLead(`whose first name is ${codeName(code)}`, minimalLead({ firstName: character(code) })),
    ),
    ...optionalLines.flatMap((field) =>
      ['', ' '].map((blank) =>
        storesLead(`whose ${field} is ${JSON.stringify(blank)}`, minimalLead({ [field]: blank })),
      ),
    ),
  ],
};

const lines: RuleGroup = {
  title: 'a one-line field of a lead holds no control character and no bidi override',
  cases: [
    ...lineBreakers.map((code) =>
      refusesLead(`whose first name holds ${codeName(code)}`, holding('firstName', code)),
    ),
    ...lineBreakers.map((code) =>
      refusesLead(`whose address is ${codeName(code)}`, minimalLead({ address: character(code) })),
    ),
    ...lineFields.flatMap((field) =>
      commonLineBreakers.map((code) =>
        refusesLead(`whose ${field} holds ${codeName(code)}`, holding(field, code)),
      ),
    ),
    ...lineNeighbours.map((code) =>
      storesLead(`whose address holds ${codeName(code)}`, holding('address', code)),
    ),
    refusesLead('whose phone ends in a line break', minimalLead({ phone: '8765550142\n' })),
    refusesLead('whose first name ends in a line break', minimalLead({ firstName: 'Marcia\n' })),
  ].filter(isFirstOfItsName()),
};

const messages: RuleGroup = {
  title: 'a message holds line breaks and tabs, but no other control character',
  cases: [
    ...messageBreakers.map((code) =>
      refusesLead(`whose message holds ${codeName(code)}`, minimalLead({ message: `a${character(code)}b` })),
    ),
    ...messageNeighbours.map((code) =>
      storesLead(`whose message holds ${codeName(code)}`, minimalLead({ message: `a${character(code)}b` })),
    ),
    storesLead('with a message of several lines', minimalLead({ message: 'Good day,\r\n\r\n\t2 tanks.\n' })),
  ],
};

const names = [
  'José',
  'O’Connor',
  "D'Aguilar",
  'Anne-Marie',
  'Nguyễn Thị',
  'J. R.',
  'محمد',
  '李小龍',
  'क्‍ष',
  'می‌خواهم',
  '\u{1f468}‍\u{1f469}‍\u{1f467}',
  '\u{1f1ef}\u{1f1f2}',
  '<img src=x onerror=alert(1)>',
  '=1+1',
];

const people: RuleGroup = {
  title: 'a lead’s name is spelt as its owner spells it',
  cases: names.map((name) => storesLead(`from ${name}`, minimalLead({ firstName: name, lastName: name }))),
};

const emails: RuleGroup = {
  title: 'a lead’s e-mail address is text, an @, text, a dot, text',
  cases: [
    ...validEmails.map((email) => storesLead(`whose e-mail is ${email}`, minimalLead({ email }))),
    ...invalidEmails.map((email) =>
      refusesLead(`whose e-mail is ${JSON.stringify(email)}`, minimalLead({ email })),
    ),
  ],
};

/** What the text fields of a lead may hold. */
export const createText: RuleGroup[] = [lengths, blanks, lines, messages, people, emails];

function isFirstOfItsName() {
  const seen = new Set<string>();
  return ({ name }: { name: string }) => !seen.has(name) && Boolean(seen.add(name));
}
