import { collections } from '@/data/collections';
import type { OfficeScripts } from './build-office';
import { Device } from './device';
import { holdForDatabases } from './device-database';
import { judgeEntries } from './judge-entries';
import { staffEmails } from './office-data';
import type { AppliedCommit } from './office-network';
import { OfficeRecord } from './office-record';
import { createRandom } from './random';
import { StaffDesk } from './staff-desk';
import type { StaffPage } from './staff-page';
import type { Day } from './steps';
import { Visitor } from './visitor';
import type { VisitorPage } from './visitor-page';

const hour = 60 * 60 * 1000;

/** The simulated office of one day: three people of staff and two visitors, each with a device. */
export class Office extends OfficeRecord {
  readonly desks: readonly StaffDesk[];
  readonly visitors: readonly Visitor[];

  constructor({ skews, faults, seed, looks }: Day, scripts: OfficeScripts) {
    const random = createRandom(seed);
    super(random, { faults, looks });
    this.network.onApplied = (commit) => this.attempt(() => this.#onApplied(commit));
    const common = { clock: this.clock, network: this.network, random };
    const roleOf = (email: string) => (this.revoked.has(email) ? undefined : 'admin');
    this.desks = staffEmails.map((email, n) => {
      const options = {
        ...common,
        roleOf,
        script: scripts.staff,
        complain: (line: string) => this.complain(line),
      };
      const device = new Device<StaffPage>({ ...options, name: `device ${n}`, skew: (skews[n] ?? 0) * hour });
      return new StaffDesk(this, device, email);
    });
    this.visitors = [0, 1].map((n) => {
      const options = { ...common, roleOf: () => undefined, script: scripts.visitor };
      const device = new Device<VisitorPage>({
        ...options,
        name: `visitor ${n}`,
        skew: 0,
        complain: (line) => isExpected(line) || this.complain(line),
      });
      return new Visitor(this, device);
    });
  }

  close(): void {
    for (const { device } of this.desks) for (const tab of [...device.tabs]) tab.leave();
    for (const { device } of this.visitors) for (const tab of [...device.tabs]) tab.leave();
    holdForDatabases(undefined);
  }

  #onApplied(applied: AppliedCommit): void {
    const commit = this.journal.apply(applied);
    for (const { id, field } of commit.changes) {
      // Sent again by its visitor after the erasure.
      if (field === 'firstName' && this.journal.documents.has(`${collections.customers}/${id}`))
        this.erased.delete(id);
    }
    judgeEntries(commit);
    this.actions.judge(commit);
  }
}

/** Requirement 8.1: a subscription that fails is logged. */
const isExpected = (line: string) => /newsletter subscription was not written: [\w-]+$/.test(line);
