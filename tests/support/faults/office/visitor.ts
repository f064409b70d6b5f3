import { collections } from '@/data/collections';
import type { Device, DeviceTab } from './device';
import type { OfficeRecord } from './office-record';
import type { VisitorStep } from './steps';
import type { VisitorPage } from './visitor-page';

interface Request {
  firstName: string;
  draftId: string;
  isAcknowledged: boolean;
  isKept: boolean;
}

/** A visitor who sends requests by the real form's sender and outbox. */
export class Visitor {
  readonly device: Device<VisitorPage>;
  readonly #office: OfficeRecord;
  readonly #requests: Request[] = [];

  constructor(office: OfficeRecord, device: Device<VisitorPage>) {
    this.#office = office;
    this.device = device;
  }

  get #tab(): DeviceTab<VisitorPage> {
    return this.device.tabs[0] ?? this.device.open();
  }

  /** Begins a step; false where it is impossible. */
  take(step: VisitorStep, number: number): boolean {
    const last = this.#requests.at(-1);
    switch (step.do) {
      case 'send': {
        const draftId = number.toString(16).padStart(32, 'a');
        const request = { firstName: `Visitor${number}`, draftId, isAcknowledged: false, isKept: false };
        this.#requests.push(request);
        this.#office.begin(this.#send(request));
        return true;
      }
      case 'send again':
        if (!last || last.isAcknowledged || last.isKept) return false;
        this.#office.begin(this.#send(last));
        return true;
      case 'keep':
        if (!last || last.isAcknowledged || last.isKept) return false;
        last.isKept = 'id' in this.#tab.page.keep(last);
        return true;
      case 'reload page':
        this.device.reload(this.#tab);
        return true;
      case 'lose chunk':
        this.#tab.page.loseChunk();
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

  async #send(request: Request): Promise<void> {
    const outcome = await this.#tab.page.send(request);
    if (outcome.kind !== 'stored') return;
    request.isAcknowledged = true;
    this.#office.count('acknowledged');
    this.#judgeStored(request);
  }

  /** Whether a request still waits in the outbox. */
  get isWaiting(): boolean {
    return this.#tab.page.waiting().length > 0;
  }

  /** At the end of the day: what was said to be stored is stored once, and what was kept has gone. */
  judge(): void {
    for (const request of this.#requests) {
      if (request.isAcknowledged || request.isKept) this.#judgeStored(request);
      if (this.#stored(request) > 1) throw new Error(`${request.firstName} is stored twice.`);
    }
  }

  #judgeStored(request: Request): void {
    const isErased = this.#office.erasedNames.has(request.firstName);
    if (this.#stored(request) === 0 && !isErased) throw new Error(`${request.firstName} is lost.`);
  }

  #stored({ firstName }: Request): number {
    return [...this.#office.journal.documents].filter(
      ([path, fields]) => path.startsWith(`${collections.customers}/`) && fields.firstName === firstName,
    ).length;
  }
}
