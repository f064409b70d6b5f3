import { beforeEach, expect, it, vi } from 'vitest';
import { RemoteClock } from './remote-clock';

const noon = new Date('2026-11-21T12:00:00Z');
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const hour = 3_600_000;

let clock: RemoteClock;
beforeEach(() => {
  vi.useFakeTimers();
  clock = new RemoteClock();
});

it('is undefined before the first time told', () => {
  expect(clock.earliest()).toBeUndefined();
});

it("advances slightly slower than this computer's clock", () => {
  clock.observe(noon);
  expect(clock.earliest()).toEqual(noon);
  vi.advanceTimersByTime(hour);
  vi.setSystemTime(0);
  expect(clock.earliest()).toEqual(after(0.999 * hour));
});

it('accepts a later time, and no earlier one', () => {
  clock.observe(noon);
  clock.observe(after(5000));
  expect(clock.earliest()).toEqual(after(5000));
  vi.advanceTimersByTime(1000);
  clock.observe(noon);
  expect(clock.earliest()).toEqual(after(5999));
});
