import { customerFields } from '@/domain/customer-fields';
import { emailOf } from '../../support/build-customer';
import type { RuleGroup } from '../../support/rules/rule-case';
import { refusesCustomer, storesCustomer } from './build';
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
import { fill, minimalCustomer } from './documents';
import { invalidEmails, validEmails } from './emails';
import { type LineField, lineFields, optionalLines, requiredLines } from './fields';

const character = String.fromCodePoint;
const textOf = (field: LineField, length: number) => (field === 'email' ? emailOf(length) : fill(length));
const holding = (field: LineField, code: number) =>
  minimalCustomer({ [field]: field === 'email' ? `a${character(code)}@b.example` : `a${character(code)}b` });

const lengths: RuleGroup = {
  title: 'a text of a customer ends at its limit, counted in UTF-16 units',
  cases: [
    ...lineFields.flatMap((field) => [
      storesCustomer(`whose ${field} has ${customerFields[field].limit} characters`, {
        ...minimalCustomer({ [field]: textOf(field, customerFields[field].limit) }),
      }),
      refusesCustomer(`whose ${field} has ${customerFields[field].limit + 1} characters`, {
        ...minimalCustomer({ [field]: textOf(field, customerFields[field].limit + 1) }),
      }),
    ]),
    storesCustomer('whose message is empty', minimalCustomer({ message: '' })),
    storesCustomer(
      'whose message is at its limit',
      minimalCustomer({ message: fill(customerFields.message.limit) }),
    ),
    refusesCustomer(
      'whose message is over its limit',
      minimalCustomer({ message: fill(customerFields.message.limit + 1) }),
    ),
    storesCustomer('whose name has 50 emoji', minimalCustomer({ firstName: '\u{1f69a}'.repeat(50) })),
    refusesCustomer('whose name has 51 emoji', minimalCustomer({ firstName: '\u{1f69a}'.repeat(51) })),
    refusesCustomer(
      'whose message has a million characters',
      minimalCustomer({ message: 'x'.repeat(1_000_000) }),
    ),
  ],
};

const blanks: RuleGroup = {
  title: 'the name and phone of a customer show something',
  cases: [
    ...requiredLines.flatMap((field) =>
      ['', ' ', '\u200b', '\u00a0\u2003 '].map((blank) =>
        refusesCustomer(`whose ${field} is ${JSON.stringify(blank)}`, minimalCustomer({ [field]: blank })),
      ),
    ),
    ...inkless.map((code) =>
      refusesCustomer(
        `whose first name is only ${codeName(code)}`,
        minimalCustomer({ firstName: character(code) }),
      ),
    ),
    refusesCustomer(
      'whose last name is every invisible character at once',
      minimalCustomer({ lastName: character(...inkless) }),
    ),
    ...inkless.map((code) =>
      storesCustomer(`whose first name holds ${codeName(code)} beside a letter`, holding('firstName', code)),
    ),
    ...inkNeighbours.map((code) =>
      storesCustomer(
        `whose first name is ${codeName(code)}`,
        minimalCustomer({ firstName: character(code) }),
      ),
    ),
    ...optionalLines.flatMap((field) =>
      ['', ' '].map((blank) =>
        storesCustomer(`whose ${field} is ${JSON.stringify(blank)}`, minimalCustomer({ [field]: blank })),
      ),
    ),
  ],
};

const lines: RuleGroup = {
  title: 'a one-line field of a customer holds no control character and no bidi override',
  cases: [
    ...lineBreakers.map((code) =>
      refusesCustomer(`whose first name holds ${codeName(code)}`, holding('firstName', code)),
    ),
    ...lineBreakers.map((code) =>
      refusesCustomer(`whose address is ${codeName(code)}`, minimalCustomer({ address: character(code) })),
    ),
    ...lineFields
      .filter((field) => field !== 'firstName')
      .flatMap((field) =>
        commonLineBreakers.map((code) =>
          refusesCustomer(`whose ${field} holds ${codeName(code)}`, holding(field, code)),
        ),
      ),
    ...lineNeighbours.map((code) =>
      storesCustomer(`whose address holds ${codeName(code)}`, holding('address', code)),
    ),
    refusesCustomer('whose phone ends in a line break', minimalCustomer({ phone: '8765550142\n' })),
    refusesCustomer('whose first name ends in a line break', minimalCustomer({ firstName: 'Marcia\n' })),
  ],
};

const messages: RuleGroup = {
  title: 'a message holds line breaks and tabs, but no other control character',
  cases: [
    ...messageBreakers.map((code) =>
      refusesCustomer(
        `whose message holds ${codeName(code)}`,
        minimalCustomer({ message: `a${character(code)}b` }),
      ),
    ),
    ...messageNeighbours.map((code) =>
      storesCustomer(
        `whose message holds ${codeName(code)}`,
        minimalCustomer({ message: `a${character(code)}b` }),
      ),
    ),
    storesCustomer(
      'with a message of several lines',
      minimalCustomer({ message: 'Good day,\r\n\r\n\t2 tanks.\n' }),
    ),
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
  title: 'a customer’s name is spelt as its owner spells it',
  cases: names.map((name) =>
    storesCustomer(`from ${name}`, minimalCustomer({ firstName: name, lastName: name })),
  ),
};

const emails: RuleGroup = {
  title: 'a customer’s e-mail address is text, an @, text, a dot, text',
  cases: [
    ...validEmails.map((email) => storesCustomer(`whose e-mail is ${email}`, minimalCustomer({ email }))),
    ...invalidEmails.map((email) =>
      refusesCustomer(`whose e-mail is ${JSON.stringify(email)}`, minimalCustomer({ email })),
    ),
  ],
};

export const createText: RuleGroup[] = [lengths, blanks, lines, messages, people, emails];
