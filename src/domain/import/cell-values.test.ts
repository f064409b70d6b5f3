import { expect, it } from 'vitest';
import { isNoName, isNothing, splitEmails, splitPhones } from './cell-values';

it.each([
  ...['(No value)', 'n/a', 'N/A', '-', '--', 'null', 'none', 'nil', 'undefined', '#N/A', '(blank)', 'TBD'],
  ...[
    '0/0/00',
    '0000-00-00',
    '1/0/1900',
    '00/01/1900',
    '0-Jan-00',
    '12/30/1899',
    '1899-12-30 00:00',
    'not provided',
    '?',
    '\\N',
  ],
])('%j is a mark for nothing', (text) => {
  expect(isNothing(text)).toBe(true);
});

it.each(['0', 'No', 'Nolan', 'Blank & Sons', 'none of it', '876-555-0100'])('%j is a value', (text) => {
  expect(isNothing(text)).toBe(false);
});

it("accepts marks that are also people's names", () => {
  expect(['Null', 'None', 'NA', 'Blank'].map(isNoName)).toEqual([false, false, false, false]);
  expect(['N/A', '-', '(No value)', 'not provided'].map(isNoName)).toEqual([true, true, true, true]);
});

it.each([
  ['876-555-0101 / 876-555-0102', '876-555-0101', '876-555-0102'],
  ['+1 876-555-0101 ::: +1 876-555-0102', '+1 876-555-0101', '+1 876-555-0102'],
  ['876-555-0101, ext 12; 876-555-0102', '+18765550101 ext. 12', '+18765550102'],
  ['8765550101 8765550102', '+18765550101', '+18765550102'],
  ['p:+18765550101', '+18765550101'],
  ['Phone:(876) 555-0101', '(876) 555-0101'],
  ["'876-555-0101", '876-555-0101'],
  ['‘876-555-0101; ‘876-555-0102', '876-555-0101', '876-555-0102'],
  ['8.765550101E9', '8765550101'],
  ['1.876555010E10', '18765550100'],
  ['1.87655501010000E+10', '18765550101'],
  ['1.87656E+10', '1.87656E+10'],
  ['8765550101.0', '8765550101'],
  ['+18765550101.0', '+18765550101'],
  ['8.765550e+09', '8.765550e+09'],
  ['https://wa.me/18765550101?text=hi', '+18765550101'],
  ['876-555-0101 (fax) / 876-555-0102', '876-555-0102', '876-555-0101 (fax)'],
  ['Fax: 876-555-0101 Tel: 876-555-0102', '876-555-0102', 'Fax: 876-555-0101'],
  ['F 876-555-0101, C 876-555-0102', '876-555-0102', 'F 876-555-0101'],
  ['Cell 876-555-0101 Work 876-555-0102', '876-555-0101', 'Work 876-555-0102'],
  ['Ann 876-555-0101, Bob 876-555-0102', 'Ann 876-555-0101', 'Bob 876-555-0102'],
  ['876-555-0101 ext 12', '876-555-0101 ext 12'],
  ['876-555-0101 ext 12 / Bob 876-555-0102', '876-555-0101 ext 12', 'Bob 876-555-0102'],
  ['F. Brown 876-555-0101, A. Brown 876-555-0102', 'F. Brown 876-555-0101', 'A. Brown 876-555-0102'],
  ['876-555-0101/2', '876-555-0101/2'],
  ['876/555-0101', '876/555-0101'],
  ['ask at the office', 'ask at the office'],
])('%j holds the numbers %j', (text, ...numbers) => {
  const { first, others } = splitPhones(text);
  expect([first, ...others]).toEqual(numbers);
});

it.each([
  '876-555-0101 / 555-0102 / 876-555-0103',
  '876-555-0101, 876-555-0102, Lee',
  '876-555-0101 (Ann) 876-555-0102 (Lee)',
  'Ann: 876-555-0101\nLee: 876-555-0102\nGate code 44',
  '876-555-0101 & 0102 / 876-555-0103',
])('%j says more than its numbers', (text) => {
  expect(splitPhones(text).beside).toBe(text);
});

it.each([
  '876-555-0101, ext 12; 876-555-0102',
  '(876) 555-0101 1-876-555-0102',
  '876-555-0101, Bob 876-555-0102',
  '876-555-0101 https://wa.me/18765550101',
  'https://wa.me/18765550101 https://wa.me/18765550102',
  'WhatsApp: 876-555-0101',
])('%j says no more than its numbers', (text) => {
  expect(splitPhones(text).beside).toBe('');
});

it.each([
  ['a@x.example; b@x.example', ['a@x.example', 'b@x.example'], ''],
  ['a@x.example ::: b@x.example', ['a@x.example', 'b@x.example'], ''],
  ['"Ann Lee" <a@x.example>', ['a@x.example'], 'Ann Lee'],
  ['mailto:a@x.example?subject=Hi', ['a@x.example'], ''],
  ["o'lee@x.example.", ["o'lee@x.example"], ''],
  ['“a@x.example”', ['a@x.example'], ''],
  ['‘a@x.example’, «b@x.example»', ['a@x.example', 'b@x.example'], ''],
  ['o’lee@x.example', ['o’lee@x.example'], ''],
  ['a@x.example#mailto:a@x.example#', ['a@x.example'], ''],
  ['none yet', ['none yet'], ''],
])('%j holds the addresses %j', (text, addresses, beside) => {
  const values = splitEmails(text);
  expect([values.first, ...values.others]).toEqual(addresses);
  expect(values.beside).toBe(beside);
});
