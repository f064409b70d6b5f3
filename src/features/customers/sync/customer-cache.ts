import { isPlausible } from '@/data/paging/update-times';
import type { Customer } from '@/domain/customer';
import { initialSource } from '@/domain/customer-source';
import type { CustomerStatus } from '@/domain/customer-status';
import type { Erasure } from '@/domain/erasure';
import { isImportedId } from '@/domain/imported-id';
import { type CustomerRow, toRow, withStatus } from '@/features/customers/state/customer-row';
import { SortedRows } from './sorted-rows';

const sharedFields = ['firstName', 'lastName', 'companyName', 'position'] as const;

/** The customers known so far, and the progress of a running read of the whole collection. */
export class CustomerCache {
  readonly #rows = new SortedRows();
  /** Values that customers share are stored once: else they are a seventh of a long list. */
  #texts = new Map<string, string>();
  #brought: Set<string> | undefined;
  #changedMeanwhile = new Set<string>();
  /** When customers were erased, in milliseconds: a copy read before may still be under way. */
  #erased = new Map<string, number>();
  /** Times of `replace`, in milliseconds of the database: copies from before are stale. */
  #replaced = new Map<string, number>();

  /** A read of the whole collection begins; known customers stay until it replaces them. */
  beginRead(): void {
    this.#brought = new Set();
    this.#changedMeanwhile.clear();
  }

  /** An older copy neither undoes a change made since the read began nor brings back an erased customer. */
  add(customers: readonly Customer[]): void {
    for (const customer of customers) {
      if (this.#isErased(customer)) continue;
      this.#brought?.add(customer.id);
      const known = this.#rows.get(customer.id);
      const isStale =
        known &&
        this.#changedMeanwhile.has(customer.id) &&
        customer.updatedAt.getTime() <= known.customer.updatedAt.getTime();
      if (!isStale) this.#rows.set(toRow(customer));
    }
  }

  /** Adds customers of the database. A device's own copies share values already. */
  addPage(customers: readonly Customer[]): void {
    for (const customer of customers) {
      for (const field of sharedFields) {
        const text = customer[field];
        const known = this.#texts.get(text);
        if (known === undefined) this.#texts.set(text, text);
        else customer[field] = known;
      }
    }
    this.add(customers);
  }

  newLeads(customers: readonly Customer[]): string[] {
    return customers.filter((customer) => this.#isNewLead(customer)).map(({ id }) => id);
  }

  /** A colleague who adds or imports somebody knows of them. */
  #isNewLead({ id, source }: Customer): boolean {
    return !this.#rows.get(id) && source === initialSource && !isImportedId(id);
  }

  /**
   * Skips copies older than the known ones. `arrived` holds the ids of website leads not known before.
   * @param now the database's time, if it is known: a known time far after it tells nothing.
   */
  merge(customers: readonly Customer[], now?: Date): { arrived: string[]; isChanged: boolean } {
    const arrived: string[] = [];
    let isChanged = false;
    for (const customer of customers) {
      if (this.#isErased(customer)) continue;
      const known = this.#rows.get(customer.id)?.customer;
      const isComparable = !known || isPlausible(known.updatedAt, now);
      if (!isComparable) {
        this.#changedMeanwhile.delete(customer.id);
        this.#replaced.delete(customer.id);
      }
      if (known && this.#isReplaced(customer)) continue;
      if (!known) {
        if (this.#isNewLead(customer)) arrived.push(customer.id);
      } else if (customer.status !== known.status) {
        if (isComparable && customer.updatedAt < known.updatedAt) continue;
      } else {
        // The database has the change made here, and its clock counts.
        this.#changedMeanwhile.delete(customer.id);
        if (customer.updatedAt.getTime() === known.updatedAt.getTime()) continue;
      }
      this.add([customer]);
      isChanged = true;
    }
    return { arrived, isChanged };
  }

  /** Spares customers who were stored again since. Returns whether any erased one was known. */
  erase(erasures: readonly Erasure[]): boolean {
    const before = this.#rows.size;
    for (const { id, erasedAt } of erasures) {
      this.#erased.set(id, erasedAt.getTime());
      const known = this.#rows.get(id);
      if (known && this.#isErased(known.customer)) this.forget(id);
    }
    return this.#rows.size < before;
  }

  #isReplaced({ id, updatedAt }: Customer): boolean {
    const replaced = this.#replaced.get(id);
    return replaced !== undefined && updatedAt.getTime() < replaced;
  }

  #isErased({ id, createdAt, updatedAt }: Customer): boolean {
    if (this.#erased.size === 0) return false;
    const erasedAt = this.#erased.get(id);
    // A missing time reads as this device's present, which may be ahead of the database.
    return erasedAt !== undefined && Math.min(createdAt.getTime(), updatedAt.getTime()) <= erasedAt;
  }

  /** The whole collection was read: customers that it did not bring are gone from the database. */
  endRead(): void {
    const brought = this.#brought ?? new Set();
    this.#brought = undefined;
    if (brought.size === this.#rows.size) return;
    for (const id of this.#rows.ids()) if (!brought.has(id)) this.#rows.delete(id);
  }

  get broughtCount(): number {
    return this.#brought?.size ?? 0;
  }

  setStatus(id: string, status: CustomerStatus, updatedAt?: Date): void {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#changedMeanwhile.add(id);
    this.#rows.set(withStatus(row, status, updatedAt));
  }

  /** Replaces a known customer by a copy that was just read, even if that looks older. */
  replace(customer: Customer): void {
    if (!this.#rows.get(customer.id)) return;
    this.#changedMeanwhile.add(customer.id);
    this.#replaced.set(customer.id, customer.updatedAt.getTime());
    this.#rows.set(toRow(customer));
  }

  forget(id: string): void {
    this.#rows.delete(id);
    this.#brought?.delete(id);
  }

  find(id: string): CustomerRow | undefined {
    return this.#rows.get(id);
  }

  customers(): readonly Customer[] {
    return Array.from(this.#rows.values(), ({ customer }) => customer);
  }

  rows(): readonly CustomerRow[] {
    return this.#rows.sorted();
  }
}
