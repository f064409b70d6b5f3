import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { officeMutants } from '../../faults/office-mutants/mutants';

it.each(officeMutants.map(({ name, ...mutant }) => [name, mutant] as const))(
  'has one place in the product for the fault: %s',
  (_, { file, from }) => expect(readFileSync(`src/${file}`, 'utf8').split(from)).toHaveLength(2),
);
