import { VirtualClock } from '../virtual-clock';
import { Actions } from './actions';
import { DatabaseTime } from './database-time';
import { holdForDatabases } from './device-database';
import { Journal } from './journal';
import { OfficeNetwork } from './office-network';
import type { Day, Look } from './steps';

/** The course of a day: its clock, its network, what the database took, and what the pages said. */
export class OfficeRecord {
  readonly events: string[] = [];
  readonly clock = new VirtualClock(async () => {});
  readonly time = new DatabaseTime(() => this.clock.now);
  readonly journal = new Journal();
  readonly actions = new Actions(this.journal);
  readonly network: OfficeNetwork;
  /** The moment of each erasure, by the customer's id. */
  readonly erased = new Map<string, number>();
  readonly erasedNames = new Set<unknown>();
  /** How often each kind of step happened. */
  readonly counts = new Map<string, number>();
  /** Accounts without the role. */
  readonly revoked = new Set<string>();
  readonly #broken: unknown[] = [];

  readonly looks: readonly Look[];

  constructor(random: () => number, { faults, looks }: Pick<Day, 'faults' | 'looks'>) {
    this.looks = looks;
    holdForDatabases(this.clock);
    this.network = new OfficeNetwork({ clock: this.clock, time: this.time, random, faults });
    this.network.onLog = (line) => this.note(line);
  }

  note(line: string): void {
    this.events.push(`${(this.clock.now / 1000).toFixed(1).padStart(7)} s  ${line}`);
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  complain(line: string): void {
    this.#broken.push(new Error(`The console says: ${line}`));
  }

  /** Runs what nobody waits for; its failure breaks the day. */
  begin(work: Promise<void>): void {
    void work.catch((error: unknown) => this.#broken.push(error));
  }

  attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#broken.push(error);
    }
  }

  /** @throws the first broken promise. */
  judge(): void {
    if (this.#broken.length > 0) throw this.#broken[0];
  }
}
