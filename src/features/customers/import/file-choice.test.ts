import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ChunkError } from '@/lib/chunk-error';
import { createFileChoice } from './file-choice';
import { initialState } from './import-state';
import { readImportFile } from './read-file';

vi.mock('./read-file', { spy: true });

const file = new File(['Name,Email\nMarcia Bennett,marcia@farm.example\n'], 'list.csv');

it.each([
  ['choosing', () => {}],
  ['matching', (choice: ReturnType<typeof createFileChoice>) => choice.choose(file)],
] as const)(
  'A script that does not arrive is named while %s, and no choice is lost',
  async (phase, before) => {
    const store = createStore(() => initialState);
    const choice = createFileChoice(store);
    await before(choice);
    const { targets } = store.getState();
    vi.mocked(readImportFile).mockRejectedValueOnce(new ChunkError('no answer'));
    await (phase === 'choosing' ? choice.choose(file) : choice.readAgain({ delimiter: ';' }));
    const problem = 'Loading chunk failed. Check your connection and try again, or load the page again.';
    expect(store.getState()).toMatchObject({ phase, targets, problem, readShare: undefined });
  },
);

it('Another reading of the file forgets the choices about its lines', async () => {
  const store = createStore(() => initialState);
  const choice = createFileChoice(store);
  await choice.choose(file);
  const chosenNames = new Map([[2, { firstName: 'Marcia', lastName: 'Lee Bennett' }]]);
  store.setState({ accepted: new Set([2]), chosenNames });
  await choice.readAgain({ sheet: 'Other customers' });
  expect([...store.getState().accepted, ...store.getState().chosenNames]).toEqual([]);
});
