import { createStore } from 'zustand/vanilla';

/** Milliseconds that this device's clock is certainly ahead of the database's; negative behind it. */
export const clockLead = createStore<number>(() => 0);

/** Neither a slow answer nor a sleep of the device counts: the reading lies between question and answer. */
export function observeReadTime(readTime: string | undefined, asked: number, answered = Date.now()): void {
  const read = Date.parse(readTime ?? '');
  if (Number.isNaN(read)) return;
  clockLead.setState(Math.max(0, asked - read) + Math.min(0, answered - read));
}
