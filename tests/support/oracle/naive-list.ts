import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { customerStatuses } from '@/domain/customer-status';
import type { WorkList } from '@/domain/work-lists';
import type { Filter } from '@/features/customers/list/filter-rows';
import type { Sort } from '@/features/customers/list/sort-rows';
import { fold, naiveSearch, needleOf } from './naive-search';

export interface Office {
  work: ReadonlyMap<string, Assignment> | undefined;
  now: Date;
  me: string;
  /** Moments at which the office closes, the first first, for as long as the test's customers need. */
  closings: readonly Date[];
}

/** The days begin at five in Greenwich. */
export const dayOf = (moment: Date) => new Date(moment.getTime() - 5 * 3_600_000).toISOString().slice(0, 10);

function nextOf(id: string, { work }: Office) {
  const { followUpAt, lastCall } = work?.get(id) ?? {};
  return followUpAt && !(lastCall && followUpAt <= lastCall.at) ? followUpAt : undefined;
}

function dueOf({ id, status, createdAt }: Customer, office: Office) {
  const { work, now, closings } = office;
  const { followUpAt, lastCall } = work?.get(id) ?? {};
  const next = nextOf(id, office);
  const isNew = status === 'new';
  const waits = lastCall ? !next && (isNew || followUpAt) && lastCall.at : isNew && createdAt;
  const [, target] = waits ? closings.filter((closing) => closing > waits) : [];
  const due = [next, target].filter((moment) => moment !== undefined);
  const late = [next && next <= now && next, target && target <= now && waits].filter((moment) => !!moment);
  return { due, late };
}

/** Requirements 2.37 and 9.3. */
export function isIn(list: WorkList, customer: Customer, office: Office): boolean {
  const { work, now, me } = office;
  const { owner = '' } = work?.get(customer.id) ?? {};
  const isPlanned = nextOf(customer.id, office) !== undefined;
  if (customer.status === 'inactive') return false;
  if (list === 'unassigned') return owner === '';
  if (list === 'mine') return me !== '' && isPlanned && owner.toLowerCase() === me.toLowerCase();
  const { due, late } = dueOf(customer, office);
  if (late.length > 0) return list === 'overdue';
  return list === 'today' && due.some((moment) => dayOf(moment) === dayOf(now));
}

/** Requirement 2.53: groups by age, without the oldest unless somebody is looked for. */
function naiveGroups(customers: readonly Customer[], filter: Filter, sort: Sort, office: Office) {
  const aged = customers.map((customer) => {
    const since = Math.max(...dueOf(customer, office).late.map((moment) => moment.getTime()));
    const days = (Date.parse(dayOf(office.now)) - Date.parse(dayOf(new Date(since)))) / 86_400_000;
    return { customer, since, group: [7, 90].filter((limit) => days > limit).length };
  });
  const isByWait = sort.key === 'created' && !sort.descending;
  return aged
    .filter(({ group }) => group < 2 || needleOf(filter.search) !== '')
    .sort((a, b) => a.group - b.group || (isByWait ? a.since - b.since : 0))
    .map(({ customer }) => customer);
}

function sortValue({ status, ...customer }: Customer, key: Sort['key'], office: Office): string | number {
  if (key === 'created') return customer.createdAt.getTime();
  if (key === 'followup') return nextOf(customer.id, office)?.getTime() ?? '';
  if (key === 'status') return customerStatuses.findIndex(({ value }) => value === status);
  if (key === 'name') return `${fold(customer.firstName)} ${fold(customer.lastName)}`.trim();
  return fold(
    { email: customer.email, company: customer.companyName, fuel: customer.fuelTypes.join(', ') }[key],
  );
}

/** The list's rows, from customers who come newest first. */
export function naiveList(customers: readonly Customer[], filter: Filter, sort: Sort, office: Office) {
  const { search, status, parish, fuel, owner, list } = filter;
  const ownerOf = ({ id }: Customer) => office.work?.get(id)?.owner.toLowerCase() ?? '';
  const narrowed = customers.filter(
    (customer) =>
      (!status || customer.status === status) &&
      (!parish || customer.parish === parish) &&
      (!fuel || customer.fuelTypes.includes(fuel)) &&
      (!owner || (office.work && ownerOf(customer) === owner.email)) &&
      (!list || ((office.work || list !== 'unassigned') && isIn(list, customer, office))),
  );
  const valued = naiveSearch(narrowed, search).map((one) => ({
    one,
    value: sortValue(one, sort.key, office),
  }));
  const order = ({ value: a }: { value: string | number }, { value: b }: { value: string | number }) => {
    if (a === b) return 0;
    if (a === '' || b === '') return a === '' ? 1 : -1;
    return a < b === sort.descending ? 1 : -1;
  };
  const sorted = valued.sort(order).map(({ one }) => one);
  return list === 'overdue' ? naiveGroups(sorted, filter, sort, office) : sorted;
}
