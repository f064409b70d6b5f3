import { expect, it } from 'vitest';
import { addNewer } from './note-feed';

const page = 3;
const entriesOf = (ids: string) => Array.from(ids, (id) => ({ id }));

it('puts newer entries before the known ones, each once', () => {
  const newer = addNewer(entriesOf('cba'), entriesOf('dc'), page);
  expect(newer).toEqual({ entries: entriesOf('dcba'), isFull: false });
});

it('drops the known entries before a full page, which may leave a gap', () => {
  const newer = addNewer(entriesOf('cba'), entriesOf('fed'), page);
  expect(newer).toEqual({ entries: entriesOf('fed'), isFull: true });
});

it('finds nothing new in entries that are known', () => {
  expect(addNewer(entriesOf('cba'), entriesOf('cb'), page)).toBeUndefined();
});
