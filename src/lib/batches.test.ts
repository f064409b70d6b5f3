import { expect, it } from 'vitest';
import { fewAtATime } from './batches';

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('does all, in their order, five at a time', async () => {
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
  await fewAtATime(items, { make, mayGoOn: () => true });
  expect(begun).toEqual(items);
  expect(most).toBe(5);
  expect(underWay).toBe(0);
});

it('begins no more once it may not go on, and waits for who is under way', async () => {
  const ended: number[] = [];
  let mayGoOn = true;
  const make = async (item: number) => {
    if (item === 2) mayGoOn = false;
    await turn();
    ended.push(item);
  };
  await fewAtATime([0, 1, 2, 3, 4, 5, 6, 7], { make, mayGoOn: () => mayGoOn });
  expect(ended).toEqual([0, 1, 2]);
});

it('begins nothing where it may not', async () => {
  await fewAtATime([1], { make: () => Promise.reject(new Error('begun')), mayGoOn: () => false });
});
