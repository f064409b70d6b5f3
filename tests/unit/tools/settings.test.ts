import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json';
import { takeSettings } from '../../../tools/support/settings';

describe('A setting before a command', () => {
  it('sets a variable that has no value', () => {
    const environment = {};
    expect(takeSettings(['FAULT_RUNS=1000', 'vitest', 'run', 'A=B'], environment)).toEqual([
      'vitest',
      'run',
      'A=B',
    ]);
    expect(environment).toEqual({ FAULT_RUNS: '1000' });
  });

  it('leaves a variable that has a value', () => {
    const environment = { FAULT_RUNS: '5' };
    takeSettings(['FAULT_RUNS=1000', 'vitest'], environment);
    expect(environment).toEqual({ FAULT_RUNS: '5' });
  });
});

it.each(Object.entries(packageJson.scripts))('The script %s runs in every system’s shell', (_, script) => {
  expect(script).not.toMatch(/[$"'`;|<>]|(^|&& )\w+=/);
});
