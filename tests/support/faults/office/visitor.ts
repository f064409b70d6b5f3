import { collections } from '@/data/collections';
import type { Device, DeviceTab } from './device';
import type { OfficeRecord } from './office-record';
import type { VisitorStep } from './steps';
import type { VisitorPage } from './visitor-page';

/** A visitor who fills in and sends the contact form. */
export class Visitor {
  readonly device: Device<VisitorPage>;
  readonly #office: OfficeRecord;
  /** The names on requests: each request has its own. */
  readonly #names = new Set<string>();
  readonly #acknowledged = new Set<string>();
  readonly #kept = new Set<string>();

  constructor(office: OfficeRecord, device: Device<VisitorPage>) {
    this.#office = office;
    this.device = device;
  }

  get #tab(): DeviceTab<VisitorPage> {
    return this.device.tabs[0] ?? this.#follow(this.device.open());
  }

  #follow(tab: DeviceTab<VisitorPage>): DeviceTab<VisitorPage> {
    // Beside the page: an error of ours is none of its own.
    tab.page.followReceipts((name) => this.#office.begin(Promise.resolve(name).then(this.#acknowledge)));
    return tab;
  }

  /** Begins a step; false where it is impossible. */
  take(step: VisitorStep, number: number): boolean {
    const { page } = this.#tab;
    switch (step.do) {
      case 'send': {
        const name = `Visitor${number}`;
        if (!page.fillIn(name)) return false;
        this.#names.add(name);
        page.submit();
        return true;
      }
      case 'send again':
        if (page.unsent() === undefined) return false;
        page.submit();
        return true;
      case 'keep': {
        const name = page.unsent();
        if (name === undefined || !page.keep()) return false;
        this.#kept.add(name);
        return true;
      }
      case 'reload page':
        this.#follow(this.device.reload(this.#tab));
        return true;
      case 'lose answer':
        this.#office.network.loseAnswer(this.device.name);
        return true;
      case 'lose chunk':
        page.loseChunk();
        return true;
      case 'lose signal':
      case 'find signal': {
        const isOnline = step.do === 'find signal';
        if (this.device.isOnline === isOnline) return false;
        this.device.setOnline(isOnline);
        return true;
      }
    }
  }

  readonly #acknowledge = (name: string): void => {
    this.#acknowledged.add(name);
    this.#office.count('acknowledged');
    this.#judgeStored(name);
  };

  /** Whether a request still waits in the outbox. */
  get isQueued(): boolean {
    return this.#tab.page.queued().length > 0;
  }

  /** At the end of the day a request that was called stored is stored once, and none is queued. */
  judge(): void {
    for (const name of this.#names) {
      if (this.#acknowledged.has(name) || this.#kept.has(name)) this.#judgeStored(name);
      if (this.#stored(name) > 1) throw new Error(`${name} is stored twice.`);
    }
  }

  #judgeStored(name: string): void {
    const isErased = this.#office.erasedNames.has(name);
    if (this.#stored(name) === 0 && !isErased) throw new Error(`${name} is lost.`);
  }

  #stored(name: string): number {
    return [...this.#office.journal.documents].filter(
      ([path, fields]) => path.startsWith(`${collections.customers}/`) && fields.firstName === name,
    ).length;
  }
}
