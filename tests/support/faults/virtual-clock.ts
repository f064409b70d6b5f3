import { setImmediate } from 'node:timers';

interface Timer {
  id: number;
  due: number;
  run: () => void;
}

/**
 * The time of a simulation. It stands still while anything real is under way, such as a request or a digest. So a
 * schedule takes the same course on any machine, however busy, and minutes pass in an instant.
 */
export class VirtualClock {
  #now = 0;
  #lastId = 0;
  #timers: Timer[] = [];
  #underway = 0;
  #onQuiet = () => {};
  readonly #onSettled: () => Promise<void>;

  /** `onSettled` is called whenever everything has happened that was due. */
  constructor(onSettled: () => Promise<void>) {
    this.#onSettled = onSettled;
  }

  /** Milliseconds since the simulation began. */
  get now(): number {
    return this.#now;
  }

  setTimeout(run: () => void, delay = 0): number {
    this.#lastId += 1;
    this.#timers.push({ id: this.#lastId, due: this.#now + Math.max(0, delay), run });
    return this.#lastId;
  }

  clearTimeout(id: number | undefined): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Passes when the clock has gone on by as many milliseconds; `Infinity` never does. */
  async sleep(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await new Promise<void>((resolve) => {
      if (Number.isFinite(milliseconds)) this.setTimeout(resolve, milliseconds);
    });
  }

  /** Holds the clock until something real has come to its end. */
  async hold<Result>(work: Promise<Result>): Promise<Result> {
    this.#underway += 1;
    try {
      return await work;
    } finally {
      this.#underway -= 1;
      if (this.#underway === 0) this.#onQuiet();
    }
  }

  /** Goes on by so many milliseconds, from one timer to the next. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await this.#settle();
      const next = this.#next();
      if (!next || next.due > end) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = Math.max(this.#now, next.due);
      next.run();
    }
    this.#now = end;
  }

  /** Goes on until no timer is left, at most so many milliseconds. */
  async drain(atMost: number): Promise<void> {
    const end = this.#now + atMost;
    await this.#settle();
    for (let next = this.#next(); next && next.due <= end; next = this.#next()) {
      await this.advance(next.due - this.#now);
    }
  }

  /** The timer due first; of several, the one set first. */
  #next(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) if (!first || timer.due < first.due) first = timer;
    return first;
  }

  /** Waits until nothing real is under way and every promise that hung on it has been heard. */
  async #settle(): Promise<void> {
    do {
      if (this.#underway > 0) {
        await new Promise<void>((resolve) => {
          this.#onQuiet = resolve;
        });
      }
      await new Promise(setImmediate);
    } while (this.#underway > 0);
    await this.#onSettled();
  }
}
