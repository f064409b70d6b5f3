import { setTimeout as sleep } from 'node:timers/promises';

/** The moment of the database at which a simulation begins: a Monday, 8 o'clock in Jamaica. */
export const beginning = Date.parse('2026-11-23T13:00:00.000Z');

/** The fields whose times the database's clock sets. */
const ownTimes = new Set(['createdAt', 'updatedAt', 'erasedAt', 'subscribedAt', 'at']);

interface Exchange {
  /** In milliseconds of the emulator's clock. */
  from: number;
  /** In milliseconds of the simulated database's clock. */
  at: number;
}

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/**
 * The database's clock in virtual time. The emulator stamps with this machine's clock, for which a day passes in a
 * moment. So each write has one moment of virtual time. The times that the emulator sets are translated in both
 * directions. A question stamps nothing, and is answered at its own moment.
 */
export class DatabaseTime {
  readonly #now: () => number;
  readonly #exchanges: Exchange[] = [{ from: Date.now(), at: beginning - 1 }];
  /** The emulator's own text of a time, by the translated one: it has microseconds. */
  readonly #originals = new Map<string, string>();

  /** @param now milliseconds of virtual time. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Talks to the emulator; whatever it stamps meanwhile has one moment. One at a time. */
  async during<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const last = this.#last();
    // A stamp must tell in which exchange it was set.
    while (Date.now() <= last.from + 1) await sleep(1);
    this.#exchanges.push({ from: Date.now(), at: Math.max(beginning + Math.ceil(this.#now()), last.at + 1) });
    try {
      return await work();
    } finally {
      const end = Date.now();
      const { at } = this.#last();
      this.#exchanges.push({ from: end + 1, at: at + 1 });
    }
  }

  /** The simulated database's time of the exchange under way, or of the last one. */
  get at(): number {
    return this.#exchanges.at(-1)?.at ?? beginning;
  }

  /** Translates an answer of the emulator. */
  toVirtual(text: string): string {
    return this.#translate(text, (time) => this.#virtual(time));
  }

  /** Has an answer say that it was read at this moment. */
  readNow(text: string): string {
    const now = Math.max(this.#last().at, beginning + Math.floor(this.#now()));
    return text.replace(/(?<="readTime":\s*")[^"]*/g, new Date(now).toISOString());
  }

  /** Translates a request to the emulator. */
  toReal(text: string): string {
    return this.#translate(text, (time) => this.#real(time));
  }

  /** The time that the emulator has to hold for this moment of the simulated database. */
  realDate(at: number): Date {
    return new Date(this.#real(new Date(at).toISOString()));
  }

  #last(): Exchange {
    const last = this.#exchanges.at(-1);
    if (!last) throw new Error('There is no exchange.');
    return last;
  }

  #translate(text: string, translate: (time: string) => string): string {
    if (!text.includes('timestampValue')) return text;
    const json = JSON.parse(text) as Json;
    visit(json, translate);
    return JSON.stringify(json);
  }

  #virtual(time: string): string {
    const real = Date.parse(time);
    const [first] = this.#exchanges;
    const exchange = this.#exchanges.findLast(({ from }) => from <= real);
    let at = real + beginning - (first?.from ?? 0);
    // Within an exchange no time passes; times after the last are those that nobody stamped.
    if (exchange) at = real > Date.now() + 60_000 ? real + exchange.at - exchange.from : exchange.at;
    const translated = new Date(at).toISOString().slice(0, -1) + subMilliseconds(time);
    this.#originals.set(toNanoseconds(translated), time);
    return translated;
  }

  #real(time: string): string {
    const original = this.#originals.get(toNanoseconds(time));
    if (original) return original;
    const at = Date.parse(time);
    const [first] = this.#exchanges;
    const last = this.#last();
    if (at < beginning - 1) return new Date(at - beginning + (first?.from ?? 0)).toISOString();
    const exchange = this.#exchanges.find((one) => one.at >= at);
    if (exchange) return new Date(exchange.from).toISOString();
    // Nothing was stamped since: all moments until now mean the same, and make the same question.
    if (at <= beginning + this.#now()) return new Date(last.from).toISOString();
    return new Date(at - last.at + last.from).toISOString();
  }
}

/** The SDK writes a time with more digits than the emulator. */
const toNanoseconds = (time: string) =>
  time.replace(/(?:\.(\d+))?Z$/, (_, digits = '') => `.${digits.padEnd(9, '0')}Z`);

/** '456789Z' of '…:41.123456789Z'. */
const subMilliseconds = (time: string) => `${/\.\d{3}(\d+)Z$/.exec(time)?.[1] ?? ''}Z`;

function visit(json: Json, translate: (time: string) => string): void {
  if (typeof json !== 'object' || json === null) return;
  if (Array.isArray(json)) {
    for (const one of json) visit(one, translate);
    return;
  }
  const { field, fieldPath, value, orderBy } = json as { [key: string]: Json };
  const path = fieldPath ?? (isObject(field) ? field.fieldPath : undefined);
  if (typeof path === 'string' && ownTimes.has(path) && isObject(value)) translateValue(value, translate);
  if (Array.isArray(orderBy)) translateCursors(json, orderBy, translate);
  for (const [name, child] of Object.entries(json)) {
    if (ownTimes.has(name) && isObject(child)) translateValue(child, translate);
    visit(child, translate);
  }
}

function translateCursors(
  query: { [key: string]: Json },
  orderBy: Json[],
  translate: (time: string) => string,
) {
  const [order] = orderBy;
  const path = isObject(order) && isObject(order.field) ? order.field.fieldPath : undefined;
  if (typeof path !== 'string' || !ownTimes.has(path)) return;
  for (const cursor of [query.startAt, query.endAt]) {
    const [value] = isObject(cursor) && Array.isArray(cursor.values) ? cursor.values : [];
    if (isObject(value)) translateValue(value, translate);
  }
}

function translateValue(value: { [key: string]: Json }, translate: (time: string) => string): void {
  if (typeof value.timestampValue === 'string') value.timestampValue = translate(value.timestampValue);
}

const isObject = (json: Json | undefined): json is { [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
