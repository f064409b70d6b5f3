import { customerFieldNames } from '@/domain/customer-fields';

type Fields = Record<string, unknown>;

/** Markup that would leave its mark, were it ever taken for any. */
export const markup = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';

const everyField = (value: unknown): Fields =>
  Object.fromEntries(customerFieldNames.map((field) => [field, value]));

/** Customers whose text attacks whoever reads it; what each is called in the list. */
export const hostileCustomers: readonly { name: string; shownAs: string | RegExp; fields: Fields }[] = [
  { name: 'markup in every field', shownAs: `${markup} ${markup}`, fields: everyField(markup) },
  {
    name: 'a bidi override in every field',
    shownAs: 'gpj.exe gpj.exe',
    fields: everyField('\u202egpj.exe\u202c'),
  },
  {
    name: 'zero-width characters in every field',
    shownAs: 'No name',
    fields: everyField('\u200b\u200d\ufeff\u2060'),
  },
  { name: 'white space in every field', shownAs: 'No name', fields: everyField(' \t\r\n\u00a0\u2003') },
  {
    name: 'formulas',
    shownAs: '=HYPERLINK("https://evil.example","x") @SUM(1)',
    fields: {
      firstName: '=HYPERLINK("https://evil.example","x")',
      lastName: '@SUM(1)',
      email: '+cmd|calc@evil.example',
      phone: '-2+3',
      whatsapp: '+1+2',
      companyName: '\t=1+1',
      position: '\r=1+1',
      address: '\n=1+1',
      message: '=cmd|"/c calc"!A0',
    },
  },
  {
    name: 'line breaks and mail headers',
    shownAs: 'Marcia Bcc: evil@evil.example Bennett Cc: evil@evil.example',
    fields: {
      firstName: 'Marcia\r\nBcc: evil@evil.example',
      lastName: 'Bennett\nCc: evil@evil.example',
      email: 'marcia@hopefarm.example?bcc=evil@evil.example&body=spam',
      message: 'One\r\nTwo',
    },
  },
  {
    name: 'a mail address of several lines',
    shownAs: 'Carriage Return',
    fields: {
      firstName: 'Carriage',
      lastName: 'Return',
      email: 'marcia@hopefarm.example\r\nBcc: evil@evil.example',
    },
  },
  {
    name: 'scripts for numbers',
    shownAs: 'Script Numbers',
    fields: {
      firstName: 'Script',
      lastName: 'Numbers',
      phone: 'javascript:window.attacked=true',
      whatsapp: 'data:text/html,<script>window.attacked=true</script>',
    },
  },
  {
    name: 'numbers with more in them',
    shownAs: 'More Numbers',
    fields: {
      firstName: 'More',
      lastName: 'Numbers',
      phone: '876-555-0142;phone-context=evil?x=1#*#06#',
      whatsapp: '../876 555 0143/?text=<b>&x=',
    },
  },
  {
    name: 'words without end',
    shownAs: /^W{50}/,
    fields: everyField('W'.repeat(4000)),
  },
];

const odd = { deep: { deeper: [1, { deepest: null }] } };

/** Documents that are no customers at all, and still have to be shown. */
export const malformedDocuments: readonly { name: string; fields: Fields }[] = [
  { name: 'an empty document', fields: {} },
  { name: 'null in every field', fields: everyField(null) },
  { name: 'true in every field', fields: everyField(true) },
  { name: 'a number in every field', fields: everyField(-0.5) },
  { name: 'a list in every field', fields: everyField(['a', 1, null]) },
  { name: 'an object in every field', fields: everyField(odd) },
  { name: 'a time in every field', fields: everyField(new Date('0001-01-01T00:00:00Z')) },
  { name: 'fuel types as text', fields: { firstName: 'Fuel', fuelTypes: 'Diesel' } },
  { name: 'fuel types as an object', fields: { firstName: 'Fuel', fuelTypes: { 0: 'Diesel', length: 1 } } },
  { name: 'a thousand fuel types', fields: { firstName: 'Fuel', fuelTypes: Array(1000).fill('Diesel') } },
  { name: 'an unknown status', fields: { firstName: 'Status', status: 'superlead' } },
  {
    name: 'words of the language as values',
    fields: {
      firstName: 'constructor',
      lastName: 'toString',
      status: 'constructor',
      businessType: 'toString',
    },
  },
  {
    name: 'words of the language as keys',
    fields: { firstName: 'Keys', constructor: odd, prototype: odd, toString: 'x', valueOf: 1 },
  },
];
