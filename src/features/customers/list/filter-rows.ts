import { canOwn, noAssignment, type StaffMember } from '@/domain/assignment';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { fuelTypes, type Option, parishes } from '@/domain/options';
import { shownAges } from '@/domain/overdue-groups';
import { isSameEmail, type WorkList, type WorkView, workListLabel, workListsOf } from '@/domain/work-lists';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { toSlug } from '@/lib/slug';

export interface AddressFilter {
  status?: CustomerStatus | undefined;
  list?: WorkList | undefined;
  parish?: string | undefined;
  fuel?: string | undefined;
  owner?: OwnerChoice | undefined;
  /** The address names an owner who may be one of the staff, and they are not read. */
  isOwnerUnread?: true | undefined;
}

export interface Filter extends AddressFilter {
  search: string;
  /** The search also looks through messages, addresses and notes. */
  isDeep?: boolean;
  areNotesRead?: boolean;
  /** How many customers a collapsed group hides. */
  collapsed?: number;
}

interface FilterContext {
  work: CustomersState['work'];
  view: WorkView;
}

export function narrowRows(
  rows: readonly CustomerRow[],
  filter: AddressFilter,
  { work, view }: FilterContext,
): readonly CustomerRow[] {
  if (!isNarrowed(filter)) return rows;
  const { status, list, parish, fuel, owner, isOwnerUnread } = filter;
  if (isOwnerUnread || ((owner || list === 'unassigned') && !work)) return [];
  return rows.filter(({ customer }) => {
    if (status && customer.status !== status) return false;
    if (parish && customer.parish !== parish) return false;
    if (fuel && !customer.fuelTypes.includes(fuel)) return false;
    if (!owner && !list) return true;
    const known = work?.get(customer.id) ?? noAssignment;
    if (owner && !isOwnedBy(known.owner, owner)) return false;
    return !list || workListsOf(customer, known, view).includes(list);
  });
}

export const isNarrowed = (filter: AddressFilter) =>
  Object.values(filter).some((value) => value !== undefined);

/** ` matching "foo" in messages and notes too with status New, overdue`, or nothing when no filter is active. */
export function describeFilter(filter: Filter): string {
  const { search, isDeep, areNotesRead, status, parish, fuel, owner, isOwnerUnread, list } = filter;
  const { collapsed = 0 } = filter;
  const places = areNotesRead ? ' in messages and notes too' : ' in messages too';
  const text = search.trim();
  const parts = [
    text && ` matching "${text}"${isDeep ? places : ''}`,
    status && ` with status ${statusLabel(status)}`,
    parish && `, in ${parish}`,
    fuel && `, asking for ${fuel}`,
    owner && `, owner: ${owner.label}`,
    isOwnerUnread && ', owner: not loaded yet',
    list && `, ${workListLabel(list).toLowerCase()}`,
    collapsed > 0 && ` ${shownAges}`,
  ];
  return parts.filter(Boolean).join('');
}

const asWords = (options: readonly Option[]) =>
  options.map(({ value, label }) => ({ value: toSlug(value), label, stored: value }));

export const parishChoices = asWords(parishes);
export const fuelChoices = asWords(fuelTypes);

export interface OwnerChoice {
  /** A word of the address: never an e-mail. */
  value: string;
  /** Another word of the address: a colleague's link names me by account id. */
  uid?: string | undefined;
  label: string;
  /** In lower case; empty for nobody. */
  email: string;
  /** In lower case: the owner has another e-mail. */
  noneOf?: readonly string[];
}

function isOwnedBy(owner: string, { email, noneOf }: OwnerChoice): boolean {
  if (!noneOf) return isSameEmail(owner, email);
  return owner !== '' && !noneOf.some((one) => isSameEmail(owner, one));
}

/** @param me an e-mail; empty leaves out the choice 'Me'. */
export function ownerChoices(
  { staff, isStaffRead }: { staff: readonly StaffMember[]; isStaffRead: boolean },
  me: string,
): readonly OwnerChoice[] {
  const mine = me.toLowerCase();
  const choices = staff
    .filter(canOwn)
    .map(({ uid, name, email }) => ({ value: uid, label: name, email: email.toLowerCase() }));
  const uid = choices.find(({ email }) => email === mine)?.value;
  return [
    ...(mine === '' ? [] : [{ value: 'me', label: 'Me', email: mine, uid }]),
    { value: 'none', label: 'Nobody', email: '' },
    ...choices.filter(({ email }) => email !== mine),
    ...(isStaffRead ? [somebodyWhoLeft([mine, ...choices.map(({ email }) => email)])] : []),
  ];
}

const somebodyWhoLeft = (noneOf: readonly string[]): OwnerChoice => ({
  value: 'left',
  label: 'Somebody who left',
  email: '',
  noneOf,
});

/** The values are e-mails; empty for nobody. */
export function ownerOptions(staff: readonly StaffMember[], me: string): readonly Option[] {
  const mine = me.toLowerCase();
  const owners = staff.filter(canOwn).map(({ email, name }) => ({ value: email, label: name }));
  return [
    ...owners.filter(({ value }) => isSameEmail(value, mine)).map(({ value }) => ({ value, label: 'Me' })),
    { value: '', label: 'Nobody' },
    ...owners.filter(({ value }) => !isSameEmail(value, mine)),
  ];
}
