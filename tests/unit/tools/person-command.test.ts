import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../tools/person/person.ts';
import { UserError } from '../../../tools/support/fail.ts';

const reference = 'ABCDEFGHIJKLMNOPQRST';

describe('npm run person', () => {
  it.each([
    [[reference], reference],
    [['ABCD', 'EFGH', 'IJKL', 'MNOP', 'QRST'], reference],
    [['ABCD EFGH IJKL MNOP QRST'], reference],
    [['ABCD\u00a0EFGH\u00a0IJKL\u202fMNOP\u00a0QRST '], reference],
    [[' joe@fuel.example\u00a0'], 'joe@fuel.example'],
  ])('takes %j', (words, sought) => {
    expect(parseCommand(['show', ...words])).toEqual({ name: 'show', sought });
  });

  it.each([
    [['<joe@fuel.example>'], /address alone, without a name/],
    [['Joe Brown <joe@fuel.example>'], /address alone, without a name/],
    [['mailto:joe@fuel.example'], /address alone, without a name/],
    [['K7M 4QX'], /20 letters and digits under Database Information, not the code of six/],
    [['k7m', '4qx'], /20 letters and digits under Database Information, not the code of six/],
    [['joe@fuel.example', 'ann@fuel.example'], /takes one e-mail address, or the reference/],
    [['ABCD EFGH IJKL MNOP QRS'], /takes one e-mail address, or the reference/],
    [['marcia'], /takes one e-mail address, or the reference/],
    [[], /takes one e-mail address, or the reference/],
  ])('refuses %j', (words, sentence) => {
    const refused = () => parseCommand(['erase', ...words]);
    expect(refused).toThrow(UserError);
    expect(refused).toThrow(sentence);
    expect(refused).toThrow(/npm run person -- show EMAIL/);
  });
});
