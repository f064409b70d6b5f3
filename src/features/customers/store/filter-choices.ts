import { fuelTypes, type Option, parishes } from '@/domain/options';
import { canOwn, type StaffMember } from '@/domain/staff-member';
import { toSlug } from '@/lib/slug';
import { newestFirst, oldestFirst, type Sort, type SortKey, sortToText } from './sort-rows';

/** The options as an address names them: 'saint-ann'. */
const asWords = (options: readonly Option[]) =>
  options.map(({ value, label }) => ({ value: toSlug(value), label, stored: value }));

export const parishChoices = asWords(parishes);
export const fuelChoices = asWords(fuelTypes);

/** Somebody whose customers can be asked for, or nobody. */
export interface OwnerChoice {
  /** A word of the address: never an e-mail. */
  value: string;
  label: string;
  /** In lower case; empty for nobody. */
  email: string;
}

/** Me, nobody, and every colleague who can own a customer. `me` is an e-mail; without it there is no such choice. */
export function ownerChoices(staff: readonly StaffMember[], me: string): readonly OwnerChoice[] {
  const mine = me.toLowerCase();
  const choices = staff
    .filter(canOwn)
    .map(({ uid, name, email }) => ({ value: uid, label: name, email: email.toLowerCase() }));
  return [
    ...(mine === '' ? [] : [{ value: 'me', label: 'Me', email: mine }]),
    { value: 'none', label: 'Nobody', email: '' },
    ...choices.filter(({ email }) => email !== mine),
  ];
}

/** To whom a customer can be given, by e-mail: nobody, or a colleague. */
export function ownerOptions(staff: readonly StaffMember[]): readonly Option[] {
  const colleagues = staff.filter(canOwn).map(({ email, name }) => ({ value: email, label: name }));
  return [{ value: '', label: 'Nobody' }, ...colleagues];
}

const up = (key: SortKey): Sort => ({ key, descending: false });
const down = (key: SortKey): Sort => ({ key, descending: true });

/** The sorts as the address names them; the first is the one that it leaves out. */
export const sortChoices = (
  [
    [newestFirst, 'Newest first'],
    [oldestFirst, 'Oldest first'],
    [up('name'), 'Name, A to Z'],
    [down('name'), 'Name, Z to A'],
    [up('email'), 'E-mail, A to Z'],
    [down('email'), 'E-mail, Z to A'],
    [up('company'), 'Company, A to Z'],
    [down('company'), 'Company, Z to A'],
    [up('fuel'), 'Fuel, A to Z'],
    [down('fuel'), 'Fuel, Z to A'],
    [up('status'), 'Status, from New'],
    [down('status'), 'Status, from Inactive'],
    [up('followup'), 'Next follow-up'],
    [down('followup'), 'Last follow-up'],
  ] as const
).map(([sort, label]) => ({ value: sortToText(sort) ?? '', label }));
