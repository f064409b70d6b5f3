import { describe, expect, it, vi } from 'vitest';
import { UserError } from '../../../tools/support/fail.ts';
import { fitting, wholeNumber } from '../../support/faults/from-environment.ts';

describe('a number of the environment', () => {
  it.each([
    [undefined, 8],
    ['', 8],
    ['1', 1],
    ['1000', 1000],
  ])('is, of %j, %i', (text, number) => {
    vi.stubEnv('OFFICE_RUNS', text);
    expect(wholeNumber('OFFICE_RUNS', 8, { least: 1 })).toBe(number);
  });

  it.each(['abc', '0', '-5', '1.5', '1e3', '0x10', 'NaN', '99999999999999999999'])(
    'is refused as %s',
    (text) => {
      vi.stubEnv('OFFICE_RUNS', text);
      const read = () => wholeNumber('OFFICE_RUNS', 8, { least: 1 });
      expect(read).toThrow(new UserError(`OFFICE_RUNS must be a whole number from 1, not "${text}".`));
    },
  );
});

describe('a choice of the environment', () => {
  const all = [{ name: 'one lost write' }, { name: 'one write doubled' }];

  it.each([
    [undefined, all],
    ['', all],
    ['lost|none', [all[0]]],
  ])('fits, of %j, %j', (text, fit) => {
    vi.stubEnv('OFFICE_MUTANT', text);
    expect(fitting('OFFICE_MUTANT', all)).toEqual(fit);
  });

  it.each([
    ['(', 'OFFICE_MUTANT must be a regular expression, which "(" is not.'],
    ['tripled', 'OFFICE_MUTANT must fit a name, and "tripled" fits none.'],
  ])('is refused as %s', (text, sentence) => {
    vi.stubEnv('OFFICE_MUTANT', text);
    expect(() => fitting('OFFICE_MUTANT', all)).toThrow(new UserError(sentence));
  });
});
