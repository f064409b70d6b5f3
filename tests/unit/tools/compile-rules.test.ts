import { expect, it, vi } from 'vitest';
import { compileRules } from '../../../tools/support/compile-rules';

it('Rules that do not compile are refused with the place of the fault', async () => {
  const error = {
    message: "Error compiling rules:\nL377:1 Unexpected 'nonsense'.",
    status: 'INVALID_ARGUMENT',
  };
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 400 }));
  const compiled = compileRules({ projectId: 'demo-fuel', host: '127.0.0.1:1', file: 'firestore.rules' });
  await expect(compiled).rejects.toThrow(
    /^firestore\.rules: L377:1 Unexpected 'nonsense'\. Mend it, then try again\.$/,
  );
});

it('Rules that are missing are asked for with the way to get them back', async () => {
  const compiled = compileRules({
    projectId: 'demo-fuel',
    host: '127.0.0.1:1',
    file: 'none/firestore.rules',
  });
  await expect(compiled).rejects.toThrow(
    /^firestore\.rules is missing: get it back with git restore firestore\.rules, then try again\.$/,
  );
});
