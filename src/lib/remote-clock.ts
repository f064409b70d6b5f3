/** By how much, as a share, this computer's clock may run faster than another: more than any slewed quartz does. */
const maxDrift = 0.001;

/**
 * What is surely past on the clock of another computer: a time it has told, and what has passed here since it was told.
 * The clock here may be set wrong, and may stand still while the computer sleeps.
 */
export class RemoteClock {
  /** The latest time told, and the clock here when it was, both in milliseconds. */
  #told: { time: number; at: number } | undefined;

  /** Notes a time at which the other computer did something. */
  tell(time: Date): void {
    const earliest = this.earliest();
    if (!earliest || time > earliest) this.#told = { time: time.getTime(), at: performance.now() };
  }

  /** It is this time there, or later; undefined as long as it has told none. */
  earliest(): Date | undefined {
    if (!this.#told) return undefined;
    const { time, at } = this.#told;
    return new Date(time + Math.floor((performance.now() - at) * (1 - maxDrift)));
  }
}
