import { createStore } from 'zustand/vanilla';

/** Milliseconds that this device's clock is certainly ahead of the database's; negative behind it. */
export const clockLead = createStore<number>(() => 0);

/** Neither a slow answer nor a sleep of the device counts: the reading lies between question and answer. */
export function observeReadTime(readAt: Date, asked: number, answered = Date.now()): void {
  const read = readAt.getTime();
  clockLead.setState(asked > read ? asked - read : Math.min(0, answered - read));
}
