import { expect, it, vi } from 'vitest';
import { Hunt } from './mutants/hunt';

it('takes rules that the compiler refuses for invalid', async () => {
  expect(await new Hunt([]).run('these are no rules')).toBe('invalid');
});

it('takes an emulator out of reach for no verdict', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  await expect(new Hunt([]).run('these are no rules')).rejects.toThrow();
});
