import { describe, expect, it } from 'vitest';
import { packItems, unpackItems } from './packed-items';

const monday = new Date('2026-11-23T14:00:00Z');
const fuels = ['diesel'];
const customers = Array.from({ length: 10 }, (_, index) => ({
  id: `id-${index}`,
  parish: index % 2 === 0 ? 'st-ann' : 'kingston',
  fuels,
  isNew: index === 3,
  orders: index,
  at: monday,
}));

/** As a browser stores it and reads it again. */
const stored = <Item extends object>(items: readonly Item[]) =>
  unpackItems<Item>(structuredClone(packItems(items)));

describe('packed items', () => {
  it('come back as they were, in their order', () => {
    expect(stored(customers)).toEqual(customers);
    expect(stored(customers.slice(0, 1))).toEqual(customers.slice(0, 1));
    expect(stored([])).toEqual([]);
  });

  it('hold equal values once', () => {
    const [first, second] = stored(customers);
    expect(first?.fuels).toBe(second?.fuels);
    expect(packItems(customers).find(({ field }) => field === 'parish')?.values).toEqual([
      'st-ann',
      'kingston',
    ]);
  });

  it('may lack a field that another has', () => {
    const items: { id: string; call?: string }[] = [{ id: 'a' }, { id: 'b', call: 'busy' }, { id: 'c' }];
    expect(stored(items)).toEqual(items);
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['garbage'],
    [[null]],
    [[{}]],
    [[{ field: 'id' }]],
    [[{ id: 'a', firstName: 'Ann' }]],
  ])('are not read from %j', (garbage) => {
    expect(() => unpackItems(garbage as never)).toThrow(TypeError);
  });
});
