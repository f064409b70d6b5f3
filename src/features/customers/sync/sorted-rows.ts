import { type CustomerRow, createdTime } from '@/features/customers/state/customer-row';

/** From so many changes on, sorting all rows again is quicker. */
const manyChanges = 200;

const newestFirst = (a: CustomerRow, b: CustomerRow) => createdTime(b) - createdTime(a);

/** Customers by id, and newest first (requirement 4.2). A long list is not sorted again for a few changes. */
export class SortedRows {
  readonly #byId = new Map<string, CustomerRow>();
  #sorted: readonly CustomerRow[] = [];
  #added: CustomerRow[] = [];
  #isAddedInOrder = true;
  /** The sorted or added rows that no longer hold, by id. */
  readonly #outdated = new Map<string, CustomerRow>();

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): CustomerRow | undefined {
    return this.#byId.get(id);
  }

  ids(): Iterable<string> {
    return this.#byId.keys();
  }

  values(): Iterable<CustomerRow> {
    return this.#byId.values();
  }

  set(row: CustomerRow): void {
    const { id } = row.customer;
    const known = this.#byId.get(id);
    if (known) this.#outdate(known);
    else if (!this.#outdated.has(id)) this.#add(row);
    this.#byId.set(id, row);
  }

  #add(row: CustomerRow): void {
    const last = this.#added.at(-1);
    if (last && newestFirst(last, row) > 0) this.#isAddedInOrder = false;
    this.#added.push(row);
  }

  delete(id: string): void {
    const known = this.#byId.get(id);
    if (!known) return;
    this.#outdate(known);
    this.#byId.delete(id);
  }

  #outdate(row: CustomerRow): void {
    const { id } = row.customer;
    if (this.#outdated.size > manyChanges || this.#outdated.has(id)) return;
    this.#outdated.set(id, row);
  }

  sorted(): readonly CustomerRow[] {
    if (this.#added.length === 0 && this.#outdated.size === 0) return this.#sorted;
    this.#sorted = this.#sortChanges() ?? [...this.#byId.values()].sort(newestFirst);
    this.#added = [];
    this.#isAddedInOrder = true;
    this.#outdated.clear();
    return this.#sorted;
  }

  #sortChanges(): readonly CustomerRow[] | undefined {
    if (this.#outdated.size > manyChanges) return undefined;
    const added = this.#isAddedInOrder ? this.#added : this.#added.sort(newestFirst);
    const [last, first] = [this.#sorted.at(-1), added[0]];
    const isBehind = !last || !first || newestFirst(last, first) <= 0;
    if (!isBehind && added.length > manyChanges) return undefined;
    const rows = this.#sorted.concat(isBehind ? added : []);
    if (!isBehind) for (const row of added) rows.splice(indexAfter(rows, row), 0, row);
    for (const [id, outdated] of this.#outdated) {
      const row = this.#byId.get(id);
      const index = rows.lastIndexOf(outdated, indexAfter(rows, outdated) - 1);
      if (row && newestFirst(row, outdated) === 0) rows[index] = row;
      else {
        rows.splice(index, 1);
        if (row) rows.splice(indexAfter(rows, row), 0, row);
      }
    }
    return rows;
  }
}

function indexAfter(rows: readonly CustomerRow[], row: CustomerRow): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = rows[middle];
    if (other && newestFirst(other, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
