import { collections } from '@/data/collections';
import { emptyCustomerDraft } from '@/domain/customer-draft';
import { outboxPrefix } from '@/features/contact/outbox/outbox-key';
import { clearDatabase, type StoredDocument, storedDocument, storedDocuments } from '../database';
import type { FaultProxy } from '../fault-proxy';
import type { PageScript } from './build-page-script';
import { type Fault, type MadeRequest, Network } from './network';
import { type Browser, type Content, SharedStorage, Tab } from './tab';
import { VirtualClock } from './virtual-clock';

/** A visitor's step. An impossible one is left out. */
export type Step = {
  /** How long they wait afterwards, in milliseconds. */
  wait: number;
} & (
  | { do: 'go offline' | 'go online' }
  | {
      do:
        | 'fill in'
        | 'submit'
        | 'press twice'
        | 'reload'
        | 'leave'
        | 'return'
        | 'duplicate'
        | 'begin another'
        | 'fill honeypot'
        | 'keep'
        | 'send now'
        | 'take back'
        | 'delete';
      tab: 0 | 1;
    }
  | { do: 'edit'; tab: 0 | 1; change: Partial<Content> }
  /** Fails unless the screen says so. */
  | { do: 'read'; tab: 0 | 1; text: string }
);

/** A 'Thank You!' screen, and what had been typed. */
interface Acknowledgement {
  reference: string;
  content: Content;
}

export interface Outcome {
  acknowledged: readonly Acknowledgement[];
  requests: readonly MadeRequest[];
  /** How many customers are stored. */
  customers: number;
}

/** Steps in one browser with one contact form, and its requests' faults in order. */
export interface Schedule {
  steps: readonly Step[];
  faults: readonly Fault[];
  /** Whether the browser lets pages use the session storage; as a rule it does. */
  hasStorage?: boolean;
  /** Seed of the pages' `Math.random`. */
  random?: number;
}

/** A tab, and what a person at it may rely on. */
interface TabState {
  tab: Tab;
  isAway: boolean;
  /** Typed and not yet acknowledged. */
  typed: Content | undefined;
  /** The queued request that its form changes, as it was queued. */
  changing: Content | undefined;
  /** The 'Thank You!' screen that is shown. */
  thanked: string | undefined;
}

/** An entry of the outbox, as the browser stores it. */
interface StoredEntry {
  draft?: Content;
  isBeingChanged?: boolean;
  receipt?: { reference: string };
}

const keepLabels = ['Keep it and send it when there is a signal', 'Keep it and send it later'];

/** Longer than any request of a schedule is under way, time-outs and pauses included: ten minutes. */
const longEnough = 600_000;

/**
 * Plays a schedule against the database behind the proxy, heals the network at its end, and sends the rest. Then it
 * judges the words of the screens by the content of the database.
 * @throws {Error} naming the first promise that was broken, with the course of events.
 */
export async function runSchedule(
  schedule: Schedule,
  script: PageScript,
  proxy: FaultProxy,
): Promise<Outcome> {
  await clearDatabase();
  proxy.heal();
  const run = new ScheduleRun(schedule, script, proxy);
  try {
    for (const step of schedule.steps) await run.take(step);
    return await run.finish();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n  ${run.events.join('\n  ')}`, { cause: error });
  } finally {
    run.close();
  }
}

class ScheduleRun {
  readonly events: string[] = [];
  readonly #clock = new VirtualClock(() => this.#look());
  readonly #browser: Browser;
  readonly #network: Network;
  readonly #tabs: TabState[] = [];
  readonly #acknowledged: Acknowledgement[] = [];
  /** In the outbox, or back in a form. */
  #kept: Content[] = [];
  /** All that was ever kept. */
  readonly #everKept: Content[] = [];
  readonly #judgedReceipts = new Map<string, Content>();
  #forms = 0;
  #broken: string | undefined;

  constructor({ faults, hasStorage = true, random = 0.5 }: Schedule, script: PageScript, proxy: FaultProxy) {
    this.#network = new Network(this.#clock, proxy, faults, (line) => this.#note(line));
    this.#network.onWrite = (collection, id) => this.#judgeWrite(collection, id);
    this.#browser = {
      clock: this.#clock,
      network: this.#network,
      script,
      hasStorage,
      // The other tabs hear of it a moment later.
      localStorage: new SharedStorage(() => {
        this.#clock.setTimeout(() => {
          for (const { tab } of this.#tabs) tab.tellStorage();
        });
      }),
      random,
      complaints: [],
    };
    this.#open();
  }

  async take(step: Step): Promise<void> {
    await this.#clock.advance(0);
    const done = this.#do(step);
    if (done) this.#note(`${JSON.stringify(step)}`);
    const tab = 'tab' in step && this.#tabs[step.tab]?.tab;
    if (done && tab && step.do === 'delete') await this.#confirmDeleting(tab);
    if (done && 'tab' in step && step.do === 'take back') await this.#openForChange(this.#tabs[step.tab]);
    await this.#clock.advance(done ? step.wait : 0);
    this.#judgeScreens();
  }

  /** Lets everything arrive that is under way, then has every tab send what it still holds. */
  async finish(): Promise<Outcome> {
    this.#note('the network is whole again');
    this.#network.heal();
    this.#setOnline(true);
    for (const state of this.#tabs) if (state.isAway) this.#return(state);
    await this.#clock.drain(longEnough);
    this.#judgeScreens();
    await this.#sendForms();
    while (this.#kept.length > 0) await this.#sendRefused();
    this.#judgeScreens();
    const customers = await this.#judgeDatabase();
    return { acknowledged: this.#acknowledged, requests: this.#network.requests, customers };
  }

  async #sendForms(): Promise<void> {
    for (const state of this.#tabs) {
      // A second time for who must confirm to be a person.
      for (let press = 0; press < 2 && state.typed; press += 1) {
        this.#note(`${state.tab.name} is submitted`);
        state.tab.submit();
        await this.#clock.drain(longEnough);
      }
      if (state.typed)
        throw new Error(`${state.tab.name} cannot be sent: ${state.tab.alert || state.tab.text}`);
    }
  }

  /** Sends what was refused in the outbox, and therefore waits there, from a form. */
  async #sendRefused(): Promise<void> {
    const [state] = this.#tabs;
    const before = this.#kept.length;
    if (!state) throw new Error('No tab is open.');
    const { tab } = state;
    tab.press('Show');
    await this.#clock.drain(longEnough);
    // In the form's place it is a button, on any other page a link.
    if (!tab.press('Open it in the form') && !tab.follow('Open it in the form')) {
      throw new Error(`What was kept is not sent: ${JSON.stringify(this.#kept)}: ${tab.text}`);
    }
    await this.#clock.drain(longEnough);
    this.#judgeScreens();
    await this.#sendForms();
    if (this.#kept.length >= before) throw new Error(`What was refused cannot be sent: ${tab.text}`);
  }

  close(): void {
    for (const { tab } of this.#tabs) tab.close();
  }

  #do(step: Step): boolean {
    if (step.do === 'go offline' || step.do === 'go online') {
      const isOnline = step.do === 'go online';
      if (this.#network.isOnline === isOnline) return false;
      this.#setOnline(isOnline);
      return true;
    }
    const state = 'tab' in step ? this.#tabs[step.tab] : undefined;
    if (!state) return false;
    const { tab } = state;
    if (step.do === 'read') {
      if (!tab.text.includes(step.text))
        throw new Error(`${tab.name} does not say ${step.text}: ${tab.text}`);
      return true;
    }
    if (state.isAway) {
      if (step.do !== 'return') return false;
      this.#return(state);
      return true;
    }
    switch (step.do) {
      case 'fill in':
        if (!tab.form || state.typed || tab.isSending) return false;
        this.#forms += 1;
        this.#write(state, {
          firstName: 'Marcia',
          lastName: `Form${this.#forms}`,
          email: `form${this.#forms}@hopefarm.example`,
          phone: '876-555-0100',
        });
        return true;
      case 'edit':
        if (!state.typed || tab.isSending) return false;
        this.#write(state, step.change);
        return true;
      case 'submit':
      case 'press twice':
        if (!tab.form) return false;
        tab.submit(step.do === 'submit' ? 1 : 2);
        return true;
      case 'reload':
        tab.reload();
        state.thanked = undefined;
        if (!this.#browser.hasStorage) state.typed = undefined;
        return true;
      case 'leave':
        state.isAway = true;
        state.thanked = undefined;
        tab.followLink();
        return true;
      case 'return':
        return false;
      case 'duplicate':
        if (this.#tabs.length > 1 || !this.#browser.hasStorage) return false;
        this.#open(state);
        return true;
      case 'begin another':
        if (tab.press('Write another request')) return true;
        if (tab.isSending || !tab.press(state.thanked ? 'Submit Another Form' : 'Start afresh')) return false;
        state.typed = undefined;
        // Start afresh lets the request wait again.
        if (state.changing) this.#keep(state.changing);
        this.#endChange(state.changing);
        return true;
      case 'keep': {
        const { typed } = state;
        if (!typed || !keepLabels.some((label) => tab.press(label))) return false;
        // Storage that is out of reach keeps nothing: it stays in the form.
        if (!this.#waiting().some((content) => isSame(content, typed))) return true;
        this.#keep(typed);
        this.#everKept.push(typed);
        state.typed = undefined;
        this.#endChange(state.changing);
        return true;
      }
      case 'send now':
        return tab.press('Send now');
      case 'take back':
        return tab.press('Change it');
      case 'delete':
        return tab.press('Delete it');
      case 'fill honeypot':
        if (!tab.form || tab.isSending) return false;
        tab.fillHoneypot();
        return true;
    }
  }

  /** Presses again, and knows from then on what was deleted. */
  async #confirmDeleting(tab: Tab): Promise<void> {
    await this.#clock.advance(0);
    const before = this.#queued();
    tab.press('Press again to delete');
    const after = this.#queued();
    const deleted = before.filter((content) => !after.some((other) => isSame(other, content)));
    this.#kept = this.#kept.filter((content) => !deleted.some((other) => isSame(other, content)));
    for (const content of deleted) this.#endChange(content);
  }

  /** From then on form and outbox hold it. A tab may open it while it stands in the form of another. */
  async #openForChange(state: TabState | undefined): Promise<void> {
    await this.#clock.advance(0);
    if (!state?.tab.form || state.typed) return;
    const { content } = state.tab;
    state.typed = content;
    state.changing = content;
    this.#kept = this.#kept.filter((other) => !isSame(other, content));
  }

  #keep(content: Content): void {
    this.#kept = [...this.#kept.filter((other) => !isSame(other, content)), content];
  }

  #endChange(content: Content | undefined): void {
    for (const state of this.#tabs)
      if (content && state.changing && isSame(state.changing, content)) state.changing = undefined;
  }

  /** The entries of the outbox. */
  #entries(): StoredEntry[] {
    return Object.entries(this.#browser.localStorage)
      .filter(([key]) => key.startsWith(outboxPrefix))
      .map(([, value]) => JSON.parse(String(value)) as StoredEntry);
  }

  /** The requests in the outbox, also those that a form changes. */
  #queued(): Content[] {
    return this.#entries().flatMap(({ draft }) => (draft ? [contentOf(draft)] : []));
  }

  #waiting(): Content[] {
    return this.#entries().flatMap(({ draft, isBeingChanged }) =>
      draft && !isBeingChanged ? [contentOf(draft)] : [],
    );
  }

  #open(copied?: TabState): void {
    const tab = new Tab(this.#browser, `tab ${this.#tabs.length}`, copied?.tab);
    const { typed, changing } = copied ?? {};
    this.#tabs.push({ tab, isAway: false, typed, changing, thanked: undefined });
  }

  #return(state: TabState): void {
    state.isAway = false;
    state.tab.goBack();
  }

  #write(state: TabState, content: Partial<Content>): void {
    state.tab.write(content);
    state.typed = { ...(state.typed ?? emptyContent()), ...content };
  }

  #setOnline(isOnline: boolean): void {
    this.#network.setOnline(isOnline);
    for (const { tab } of this.#tabs) tab.tellOnline(isOnline);
  }

  #note(line: string): void {
    this.events.push(`${(this.#clock.now / 1000).toFixed(1).padStart(6)} s  ${line}`);
  }

  /** Looks at every screen whenever something may have changed on it. */
  async #look(): Promise<void> {
    for (const { receipt } of this.#entries()) if (receipt) await this.#judgeReceipt(receipt.reference);
    for (const state of this.#tabs) {
      const { reference } = state.tab;
      if (reference === state.thanked) continue;
      state.thanked = reference;
      if (reference !== undefined) await this.#judgeThanks(state, reference);
    }
  }

  /** That a kept request went is said only of a document that holds it. */
  async #judgeReceipt(reference: string): Promise<void> {
    // Two tabs may queue one content, and each of its entries becomes a receipt.
    const content = this.#judgedReceipts.get(reference) ?? (await this.#judgeFirstReceipt(reference));
    this.#kept = this.#kept.filter((other) => !isSame(other, content));
    this.#endChange(content);
  }

  async #judgeFirstReceipt(reference: string): Promise<Content> {
    this.#note(`the outbox says that ${reference} went`);
    const stored = await storedDocument(collections.customers, reference);
    if (!stored) throw new Error(`The outbox says that ${reference} went, which is not stored.`);
    const content = this.#everKept.find((kept) => holds(stored, kept));
    if (!content) throw new Error(`The outbox says that ${reference} went, which nobody kept.`);
    this.#judgedReceipts.set(reference, content);
    this.#acknowledged.push({ reference, content });
    return content;
  }

  /** A success screen exists only for a document that holds what was typed here last. */
  async #judgeThanks(state: TabState, reference: string): Promise<void> {
    const { tab, typed } = state;
    this.#note(`${tab.name} says Thank You! for ${reference}`);
    const stored = await storedDocument(collections.customers, reference);
    if (!stored) throw new Error(`${tab.name} says Thank You! for ${reference}, which is not stored.`);
    if (!typed) {
      if (this.#acknowledged.some((earlier) => earlier.reference === reference)) return;
      throw new Error(`${tab.name} says Thank You! although nothing was written there.`);
    }
    expectContent(stored, typed, `${tab.name} says Thank You! for ${reference}`);
    this.#acknowledged.push({ reference, content: typed });
    state.typed = undefined;
    this.#endChange(state.changing);
  }

  async #judgeWrite(collection: string, id: string): Promise<void> {
    if (collection !== collections.newsletterSubscribers) return;
    if (!(await storedDocument(collections.customers, id))) {
      // Thrown here, it would be taken for a fault of the network.
      this.#broken = `The subscriber ${id} is sent before its customer is stored.`;
    }
  }

  /** Nothing typed is lost: it stands in the form until it was acknowledged. */
  #judgeScreens(): void {
    if (this.#broken) throw new Error(this.#broken);
    this.#judgeKept();
    for (const { tab, typed, isAway } of this.#tabs) {
      if (isAway || !typed) continue;
      if (!tab.form) throw new Error(`${tab.name} shows no form although something is not sent: ${tab.text}`);
      const shown = tab.content;
      for (const [field, value] of Object.entries(typed)) {
        if (shown[field as keyof Content] !== value) {
          throw new Error(`${tab.name} has lost what was typed: ${field} is ${JSON.stringify(shown)}`);
        }
      }
    }
    const { complaints } = this.#browser;
    const unexpected = complaints.filter(
      (line) => !/newsletter subscription was not written: [\w-]+$/.test(line),
    );
    if (unexpected.length > 0) throw new Error(`The console says: ${unexpected.join('; ')}`);
  }

  /** A queued request waits, or stands in a form again. Until its change is stored or queued, the outbox has it, too. */
  #judgeKept(): void {
    const queued = this.#queued();
    for (const { changing } of this.#tabs)
      if (changing && !queued.some((content) => isSame(content, changing)))
        throw new Error(`The outbox has lost what is changed: ${JSON.stringify(changing)}`);
    const waiting = this.#waiting();
    // A request whose change was given up waits again.
    const released = waiting.filter((content) => !this.#kept.some((other) => isSame(other, content)));
    this.#kept.push(...released);
    for (const content of this.#kept) {
      if (waiting.some((other) => isSame(other, content))) continue;
      const state = this.#tabs.find(
        ({ tab, typed, isAway }) => !isAway && !typed && tab.form && isSame(tab.content, content),
      );
      if (!state) throw new Error(`What was kept is lost: ${JSON.stringify(content)}`);
      state.typed = content;
      this.#kept = this.#kept.filter((other) => other !== content);
    }
  }

  async #judgeDatabase(): Promise<number> {
    const customers = await storedDocuments(collections.customers);
    for (const { reference, content } of this.#acknowledged) {
      const stored = customers.find(({ id }) => id === reference);
      if (!stored) throw new Error(`The acknowledged customer ${reference} is missing.`);
      expectContent(stored, content, `The acknowledged customer ${reference}`);
    }
    const seen = new Map<string, string>();
    for (const { id, fields } of customers) {
      const { createdAt: _, updatedAt: __, ...content } = fields;
      const text = JSON.stringify(Object.entries(content).sort());
      const twin = seen.get(text);
      if (twin) throw new Error(`One content is stored twice: as ${twin} and as ${id}.`);
      seen.set(text, id);
    }
    for (const { id } of await storedDocuments(collections.newsletterSubscribers)) {
      if (!customers.some((customer) => customer.id === id)) {
        throw new Error(`The subscriber ${id} is stored without a customer.`);
      }
    }
    return customers.length;
  }
}

const emptyContent = (): Content => contentOf(emptyCustomerDraft());

function contentOf({ firstName, lastName, email, phone, message, newsletter }: Content): Content {
  return { firstName, lastName, email, phone, message, newsletter };
}

const isSame = (one: Content, other: Content) =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** Whether a stored customer has this content. */
const holds = ({ fields }: StoredDocument, content: Content) =>
  Object.entries(content).every(([field, value]) => Object.values(fields[field] ?? {})[0] === value);

function expectContent({ fields }: StoredDocument, content: Content, what: string): void {
  for (const [field, value] of Object.entries(content)) {
    const stored = Object.values(fields[field] ?? {})[0];
    if (stored !== value) {
      throw new Error(
        `${what}, but ${field} is stored as ${JSON.stringify(stored)}, not ${JSON.stringify(value)}.`,
      );
    }
  }
}
