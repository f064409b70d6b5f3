import { expect, it } from 'vitest';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { customerFileName } from './customer-file-name';

it.each([
  ['Ángela', 'O’Neil', 'angela-o-neil.vcf'],
  ['../..\\', 'x.exe\r\n\u202e', 'x-exe.vcf'],
  ['李', '\u200b', 'contact.vcf'],
  ['', '', 'contact.vcf'],
])('the file of %j %j is called %s', (firstName, lastName, fileName) => {
  expect(customerFileName(buildCustomer({ firstName, lastName }), 'vcf')).toBe(fileName);
});
