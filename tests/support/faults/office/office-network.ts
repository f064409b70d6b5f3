import { type Answer, exchange } from '../../exchange';
import type { VirtualClock } from '../virtual-clock';
import type { DatabaseTime } from './database-time';
import { KnownAnswers } from './known-answers';
import { accountAddress } from './office-addresses';

/** The fault of one request; the fields in the order of its way. */
export interface OfficeFault {
  /** Which requests it may befall. */
  on: 'write' | 'read' | 'any';
  /** How many of them pass before it. */
  skip: number;
  /** Milliseconds under way before the database has it. */
  before: number;
  /** Absent, the database's own answer comes. */
  answer?: FaultyAnswer;
  /** Milliseconds of the answer under way; `Infinity`: it never comes. */
  after: number;
}

export type FaultyAnswer =
  | { kind: 'drop' }
  | { kind: 'swallow' }
  | { kind: 'truncate' }
  | { kind: 'status'; status: number; isApplied: boolean }
  | { kind: 'foreign'; status: number; body: string; isApplied: boolean };

/** A page, as the network sees it. */
export interface Caller {
  name: string;
  isOnline: () => boolean;
  /** The account that signs its requests, with the role that it has by now; a visitor has none. */
  account: () => { email: string; role: string | undefined } | undefined;
}

export interface AppliedCommit {
  caller: string;
  email: string | undefined;
  body: string;
  /** In milliseconds of the simulated database. */
  at: number;
}

interface NetworkOptions {
  clock: VirtualClock;
  time: DatabaseTime;
  random: () => number;
  faults: readonly OfficeFault[];
}

/** The network between the office's pages and the emulator. The same course each time: it draws from one seed. */
export class OfficeNetwork {
  readonly #clock: VirtualClock;
  readonly #time: DatabaseTime;
  readonly #random: () => number;
  readonly #faults: OfficeFault[];
  readonly #pending = new Map<(reason: TypeError) => void, string>();
  readonly #answers = new KnownAnswers();
  /** The devices whose next commit nobody answers. */
  readonly #unanswered = new Set<string>();
  onApplied: (commit: AppliedCommit) => void = () => {};
  onLog: (line: string) => void = () => {};
  requests = 0;
  injected = 0;

  constructor({ clock, time, random, faults }: NetworkOptions) {
    this.#clock = clock;
    this.#time = time;
    this.#random = random;
    this.#faults = faults.map((fault) => ({ ...fault }));
  }

  /** The database was changed past this network. */
  forgetAnswers(): void {
    this.#answers.clear();
  }

  /** The next commit of a device arrives, but its answer does not. */
  loseAnswer(device: string): void {
    this.#unanswered.add(device);
  }

  heal(): void {
    this.#faults.length = 0;
    this.#unanswered.clear();
  }

  /** Breaks off the requests of the pages that went offline. They may have arrived. */
  breakOff(isGone: (caller: string) => boolean): void {
    for (const [reject, caller] of this.#pending) {
      if (!isGone(caller)) continue;
      this.#pending.delete(reject);
      reject(new TypeError('Failed to fetch'));
    }
  }

  fetch(caller: Caller, url: string, init: RequestInit): Promise<Response> {
    if (!caller.isOnline()) return Promise.reject(new TypeError('Failed to fetch'));
    this.requests += 1;
    const request = { caller, url, body: String(init.body), name: this.requests };
    const operation = isCommit(url) ? 'write' : 'read';
    const fault = this.#lostAnswer(caller, operation) ?? this.#nextFault(operation);
    if (fault) this.injected += 1;
    return new Promise((resolve, reject) => {
      this.#pending.set(reject, caller.name);
      this.#send(request, fault)
        .then(resolve, reject)
        .finally(() => this.#pending.delete(reject));
    });
  }

  #lostAnswer({ name }: Caller, operation: 'write' | 'read'): OfficeFault | undefined {
    const device = name.slice(0, name.lastIndexOf('.'));
    if (operation === 'read' || !this.#unanswered.delete(device)) return undefined;
    return { on: 'write', skip: 0, before: 0, after: Number.POSITIVE_INFINITY };
  }

  #nextFault(operation: 'write' | 'read'): OfficeFault | undefined {
    for (const [index, fault] of this.#faults.entries()) {
      if (fault.on !== 'any' && fault.on !== operation) continue;
      if (fault.skip === 0) return this.#faults.splice(index, 1)[0];
      fault.skip -= 1;
      return undefined;
    }
    return undefined;
  }

  async #send(request: OfficeRequest, fault: OfficeFault | undefined): Promise<Response> {
    const { caller, name, url } = request;
    const said = fault
      ? ` ${JSON.stringify(fault, (_, value) => (value === Infinity ? 'never' : value))}`
      : '';
    if (fault || isCommit(url)) this.onLog(`${caller.name} sends ${name}: ${describe(request)}${said}`);
    const [there, back] = [this.#latency(), this.#latency()];
    await this.#clock.sleep(there + (fault?.before ?? 0));
    const answer = await this.#answerTo(request, fault?.answer);
    await this.#clock.sleep(back + (fault?.after ?? 0));
    if (fault || isCommit(url))
      this.onLog(`${caller.name} has the answer to ${name}: ${answer?.status ?? 'none'}`);
    if (!answer) throw new TypeError('Failed to fetch');
    return toResponse(answer);
  }

  /** No two requests arrive at one moment, so that they arrive in the same order each time. */
  #latency(): number {
    return 15 + Math.floor(this.#random() * 60);
  }

  async #answerTo(request: OfficeRequest, faulty: FaultyAnswer | undefined): Promise<Answer | undefined> {
    if (faulty?.kind === 'drop') return undefined;
    const isKept = faulty && 'isApplied' in faulty && !faulty.isApplied;
    const own = isKept ? undefined : await this.#ask(request);
    switch (faulty?.kind) {
      case undefined:
        return own;
      case 'swallow':
        return undefined;
      case 'truncate':
        return own && { ...own, body: own.body.slice(0, own.body.length / 2) };
      case 'status':
        return { status: faulty.status, body: JSON.stringify({ error: { code: faulty.status } }) };
      case 'foreign':
        return { status: faulty.status, body: faulty.body };
    }
  }

  async #ask({ caller, url, body }: OfficeRequest): Promise<Answer | undefined> {
    const account = caller.account();
    if (url === accountAddress) return { status: 200, body: JSON.stringify({ role: account?.role ?? null }) };
    const request = { caller, account, url, body };
    if (isCommit(url)) return this.#clock.hold(this.#time.during(() => this.#commit(request)));
    return this.#clock.hold(this.#read(request));
  }

  async #commit({ caller, account, url, body }: SignedRequest): Promise<Answer> {
    const { at } = this.#time;
    const answer = await this.#post(account, url, this.#time.toReal(body));
    if (answer.status === 200) {
      this.#answers.outdate(body);
      this.onApplied({ caller: caller.name, email: account?.email, body, at });
    }
    return answer;
  }

  /** The same question has the same answer as long as nothing is written. */
  async #read({ account, url, body }: SignedRequest): Promise<Answer> {
    const asked = this.#time.toReal(body);
    const question = `${account?.role} ${url} ${asked}`;
    const answer = this.#answers.find(question) ?? (await this.#post(account, url, asked));
    this.#answers.keep(question, answer);
    return { ...answer, body: this.#time.readNow(answer.body) };
  }

  async #post(account: SignedRequest['account'], url: string, body: string): Promise<Answer> {
    const authorization = account && { authorization: `Bearer ${token(account)}` };
    const headers = { 'content-type': 'text/plain', ...authorization };
    const answer = await exchange(url, { method: 'POST', headers, body });
    return { ...answer, body: this.#time.toVirtual(answer.body) };
  }
}

interface SignedRequest {
  caller: Caller;
  account: ReturnType<Caller['account']>;
  url: string;
  body: string;
}

const isCommit = (url: string) => url.includes(':commit');

interface OfficeRequest {
  caller: Caller;
  url: string;
  body: string;
  name: number;
}

function toResponse({ status, body }: Answer): Response {
  // Read at once: the clock knows nothing of a body that is still read.
  return Object.assign(new Response(body, { status }), { json: async () => JSON.parse(body) as unknown });
}

/** A token as the emulator believes it: without a signature. */
function token({ email, role }: { email: string; role: string | undefined }): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { iss: 'https://securetoken.google.com/demo', aud: 'demo', iat: 0, exp: 3600, auth_time: 0 };
  const person = { sub: email, user_id: email, email, ...(role && { role }) };
  return `${encode({ alg: 'none', type: 'JWT' })}.${encode({ ...claims, ...person })}.`;
}

function describe({ url, body }: OfficeRequest): string {
  const documents = [...body.matchAll(/documents\/([^/"]+\/[^"]+)"/g)].map(([, path]) => path);
  const collection = /"collectionId":"(\w+)"/.exec(body)?.[1] ?? '';
  return `${url.slice(url.lastIndexOf(':') + 1)} ${collection}${[...new Set(documents)].join(' ')}`;
}
