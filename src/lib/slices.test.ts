import { describe, expect, it, vi } from 'vitest';
import { forEachConcurrent, mapInSlices } from './slices';

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('runs all items in order, five at a time', async () => {
  const begun: number[] = [];
  let underWay = 0;
  let most = 0;
  const make = async (item: number) => {
    begun.push(item);
    underWay += 1;
    most = Math.max(most, underWay);
    await turn();
    underWay -= 1;
  };
  const items = Array.from({ length: 12 }, (_, n) => n);
  await forEachConcurrent(items, { make, mayContinue: () => true });
  expect(begun).toEqual(items);
  expect(most).toBe(5);
  expect(underWay).toBe(0);
});

it('begins no item after a stop, and waits for items that began', async () => {
  const ended: number[] = [];
  let mayContinue = true;
  const make = async (item: number) => {
    if (item === 2) mayContinue = false;
    await turn();
    ended.push(item);
  };
  await forEachConcurrent([0, 1, 2, 3, 4, 5, 6, 7], { make, mayContinue: () => mayContinue });
  expect(ended).toEqual([0, 1, 2]);
});

it('begins nothing without permission', async () => {
  await forEachConcurrent([1], { make: () => Promise.reject(new Error('begun')), mayContinue: () => false });
});

describe('A long list in slices', () => {
  const items = Array.from({ length: 1000 }, (_, n) => n);
  /** Each look at the clock adds a millisecond. */
  function countLooks() {
    let now = 0;
    return vi.spyOn(performance, 'now').mockImplementation(() => now++);
  }

  it('yields to the browser after a frame with scheduler.yield', async () => {
    countLooks();
    const giveTurn = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: giveTurn });
    expect(await mapInSlices(items, (item) => -item)).toEqual(items.map((item) => -item));
    expect(giveTurn).toHaveBeenCalledOnce();
  });

  it('yields with a timer in a browser without scheduler.yield', async () => {
    countLooks();
    const passed = vi.fn();
    setTimeout(passed);
    vi.stubGlobal('scheduler', { postTask: () => undefined });
    await mapInSlices(items, (item) => item);
    expect(passed).toHaveBeenCalledOnce();
  });

  it('does not look at the clock for every item', async () => {
    const looks = countLooks();
    await mapInSlices(items, (item) => item);
    expect(looks.mock.calls.length).toBeLessThan(items.length / 10);
  });
});
