import { collections } from '@/data/collections';
import { exchange } from '../exchange';
import { type FaultProxy, type Fault as ProxyFault, requestHeader } from '../fault-proxy';
import type { VirtualClock } from './virtual-clock';

type Operation = 'customer' | 'subscriber' | 'probe';

/** A request as a tab made it; `at` in milliseconds of the schedule. */
export interface MadeRequest {
  operation: Operation;
  at: number;
}

export interface Fault {
  /** Which requests it may befall; without it, any. */
  on?: Operation;
  /** How long it is under way before it reaches the proxy, in milliseconds; without it, it arrives at once. */
  before?: number;
  /** The proxy's fault; without it, the database answers. */
  answer?: ProxyFault;
  /** How long the answer is under way, in milliseconds. `Infinity`: it never arrives. */
  after?: number;
}

interface Commit {
  writes?: { update?: { name?: string } }[];
}

/** The network between the tabs of a browser and the proxy in front of the database. */
export class Network {
  isOnline = true;
  /** The requests that were made, in their order. */
  readonly requests: MadeRequest[] = [];
  /** Called before a document is written, with its collection and id. */
  onWrite: (collection: string, id: string) => Promise<void> = async () => {};
  readonly #clock: VirtualClock;
  readonly #proxy: FaultProxy;
  readonly #log: (line: string) => void;
  readonly #faults: Fault[];
  #pending = new Set<(reason: TypeError) => void>();

  constructor(clock: VirtualClock, proxy: FaultProxy, faults: readonly Fault[], log: (line: string) => void) {
    this.#clock = clock;
    this.#proxy = proxy;
    this.#faults = [...faults];
    this.#log = log;
  }

  /** The browser's connection; requests under way break off, but may have arrived. */
  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) return;
    for (const reject of this.#pending) reject(new TypeError('Failed to fetch'));
    this.#pending.clear();
  }

  /** From now on nothing befalls a request. */
  heal(): void {
    this.#faults.length = 0;
  }

  /** A tab's `fetch`. Each fault befalls one request: the first that it fits. */
  fetch(tab: string, url: string, init: RequestInit): Promise<Response> {
    if (!this.isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const operation = operationOf(url, String(init.body));
    const fault = this.#nextFault(operation) ?? {};
    this.requests.push({ operation, at: this.#clock.now });
    const name = `${this.requests.length}`;
    return new Promise((resolve, reject) => {
      this.#pending.add(reject);
      this.#send(tab, name, url, init, fault)
        .then(resolve, reject)
        .finally(() => this.#pending.delete(reject));
    });
  }

  #nextFault(operation: Operation): Fault | undefined {
    const index = this.#faults.findIndex(({ on }) => (on ?? operation) === operation);
    return index < 0 ? undefined : this.#faults.splice(index, 1)[0];
  }

  async #send(tab: string, name: string, url: string, init: RequestInit, fault: Fault): Promise<Response> {
    const { before = 0, answer, after = 0 } = fault;
    const body = String(init.body);
    const target = describe(url, body);
    this.#log(`${tab} sends request ${name}: ${target}; ${JSON.stringify(fault, spellInfinity)}`);
    await this.#clock.sleep(before);
    if (answer) this.#proxy.plan(answer, { request: name, times: 1 });
    const response = await this.#clock.hold(this.#exchange(name, url, init, body));
    await this.#clock.sleep(after);
    this.#log(
      `${tab} has the answer to ${name}: ${response instanceof TypeError ? 'lost' : response.status}`,
    );
    if (response instanceof TypeError) throw response;
    return response;
  }

  async #exchange(name: string, url: string, init: RequestInit, body: string): Promise<Response | TypeError> {
    for (const [, collection = '', id = ''] of writtenDocuments(url, body))
      await this.onWrite(collection, id);
    try {
      const headers = { ...(init.headers as Record<string, string>), [requestHeader]: name };
      const answer = await exchange(url, { method: init.method ?? 'GET', headers, body });
      // Read at once: a body that is still read would be something real that the clock knows nothing of.
      return Object.assign(new Response(answer.body, { status: answer.status }), {
        json: async () => JSON.parse(answer.body) as unknown,
      });
    } catch {
      return new TypeError('Failed to fetch');
    }
  }
}

function operationOf(url: string, body: string): Operation {
  if (!url.includes(':commit')) return 'probe';
  return body.includes(`/${collections.newsletterSubscribers}/`) ? 'subscriber' : 'customer';
}

function writtenDocuments(url: string, body: string): RegExpMatchArray[] {
  if (!url.includes(':commit')) return [];
  return ((JSON.parse(body) as Commit).writes ?? []).flatMap(
    ({ update }) => update?.name?.match(/documents\/([^/]+)\/(.+)$/) ?? [],
  ) as unknown as RegExpMatchArray[];
}

function describe(url: string, body: string): string {
  const document = body.match(/documents\/([^/"]+\/[^/"]+)/)?.[1] ?? '';
  return `${url.slice(url.lastIndexOf(':') + 1)} ${document}`;
}

const spellInfinity = (_: string, value: unknown) => (value === Number.POSITIVE_INFINITY ? 'never' : value);
