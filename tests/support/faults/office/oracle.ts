import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { customerStatuses } from '@/domain/customer-status';
import { workLists } from '@/domain/work-lists';
import { closings } from '../../oracle/arbitrary-list';
import { isIn, naiveList, type Office } from '../../oracle/naive-list';
import type { Fields, Journal } from './journal';
import type { Look } from './steps';

interface Reader {
  /** Milliseconds since 1970 on the reader's clock. */
  now: number;
  me: string;
  /** When somebody came of whom the database does not tell. */
  undatedAt: Date;
}

const minute = 60_000;

/** A device should show this of the database, in the words of the oracle. */
export class Expected {
  readonly #customers: readonly Customer[];
  readonly #office: Office;

  constructor(journal: Journal, { now, me, undatedAt }: Reader) {
    this.#customers = [...journal.customers()]
      .map(([id, fields]) => toCustomer(id, fields, undatedAt))
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    const work = new Map([...journal.work()].map(([id, fields]) => [id, toAssignment(fields)] as const));
    this.#office = { work, now: new Date(now), me, closings };
  }

  /** Tiles and work lists. */
  figures() {
    const count = (isCounted: (customer: Customer) => boolean) => this.#customers.filter(isCounted).length;
    const counts = customerStatuses.map(({ value }) => [value, count(({ status }) => status === value)]);
    const lists = workLists.map(({ value }) => [value, count((one) => isIn(value, one, this.#office))]);
    return { counts: Object.fromEntries(counts), lists: Object.fromEntries(lists) };
  }

  /** The ids of the customers whom a person finds. The list reckons in minutes. */
  shown({ search, filter, sort }: Look): string[] {
    const now = new Date(Math.floor(this.#office.now.getTime() / minute) * minute);
    const found = naiveList(this.#customers, { ...filter, search }, sort, { ...this.#office, now });
    return found.map(({ id }) => id);
  }
}

const toTime = (value: unknown) => (typeof value === 'number' ? new Date(value) : null);

function toCustomer(id: string, fields: Fields, undatedAt: Date): Customer {
  const createdAt = toTime(fields.createdAt) ?? undatedAt;
  return { ...fields, id, createdAt, updatedAt: createdAt } as unknown as Customer;
}

function toAssignment({ owner, followUpAt, lastCall }: Fields): Assignment {
  const at = toTime((lastCall as Fields | undefined)?.at);
  return {
    owner,
    followUpAt: toTime(followUpAt),
    ...(at && { lastCall: { at } }),
  } as unknown as Assignment;
}
