/** The most that this computer's clock may run fast, as a share: no slewed quartz exceeds it. */
const maxDrift = 0.001;

/** A lower bound of another computer's time. This computer's clock may be wrong, and may stop while it sleeps. */
export class RemoteClock {
  #observed: { time: number; at: number } | undefined;

  observe(time: Date): void {
    const earliest = this.earliest();
    if (!earliest || time > earliest) this.#observed = { time: time.getTime(), at: performance.now() };
  }

  /** The other clock shows this time or a later one; undefined before the first observed time. */
  earliest(): Date | undefined {
    if (!this.#observed) return undefined;
    const { time, at } = this.#observed;
    return new Date(time + Math.floor((performance.now() - at) * (1 - maxDrift)));
  }
}
