import { whatHappensNext } from '@/config/commitments';
import { company } from '@/config/company';
import { detailsAddress } from '@/config/details-address';
import { paths } from '@/config/paths';
import { nextOpening, openingState } from '@/domain/business-days';
import type { Customer } from '@/domain/customer';
import { fuelNeeds } from '@/domain/customer-text';
import { optionText } from '@/domain/option-text';
import { averageVolumes, fuelTypes, type Option, parishes } from '@/domain/options';
import { referenceCode } from '@/domain/reference';
import { workListLabel } from '@/domain/work-lists';
import { formatLongDay } from '@/lib/dates';
import { formatTimeOf } from '@/lib/day-times';
import { formatCount, formatUnits } from '@/lib/format-count';

/** One message, as a notification shows it and as an e-mail says it. */
export interface Message {
  title: string;
  lines: readonly string[];
  link?: { label: string; url: string };
}

const dashboard = `${company.siteUrl}${paths.adminDashboard}`;
const listLink = { label: 'Open the list', url: dashboard };
export const customerUrl = (id: string) => dashboard + detailsAddress(id);

/** The database may hold any text there; only the form's own options leave it in a message. */
const known = (options: readonly Option[], values: readonly string[]) =>
  options.filter(({ value }) => values.includes(value));

/** Alerts may say this of a customer: no name, number, address or message. */
export function describeRequest({ id, ...customer }: Customer) {
  return {
    reference: referenceCode(id),
    fuelTypes: known(fuelTypes, customer.fuelTypes).map(({ label }) => label),
    parish: known(parishes, [customer.parish]).map(({ label }) => label)[0] ?? '',
    volume: known(averageVolumes, [customer.averageVolume]).map(optionText)[0] ?? '',
  };
}

const joined = (separator: string, parts: readonly string[]) => parts.filter(Boolean).join(separator);

function requestTitle(customer: Customer): string {
  const { fuelTypes: fuels, parish } = describeRequest(customer);
  return joined(', ', [fuels.length > 0 ? fuelNeeds(fuels) : '', parish]);
}

const customerLink = ({ id }: Customer) => ({ label: 'Open this customer', url: customerUrl(id) });

export function requestMessage(customer: Customer): Message {
  const { reference, volume } = describeRequest(customer);
  return {
    title: joined(': ', ['New request', requestTitle(customer)]),
    lines: [volume, `Reference ${reference}`].filter(Boolean),
    link: customerLink(customer),
  };
}

export function uncalledMessage(customers: readonly Customer[], now: Date): Message {
  const [first, second] = customers;
  return {
    title: `Nobody called: ${formatUnits(customers.length, 'request')} ${second ? 'wait' : 'waits'} for a first call`,
    lines: customers.map((customer) => {
      const since = `since ${formatTimeOf(customer.createdAt, now)}`;
      return joined(' · ', [referenceCode(customer.id), requestTitle(customer), since]);
    }),
    link: first && !second ? customerLink(first) : listLink,
  };
}

export function floodMessage(flood: { hour: Date; requests: number; subscribers: number }): Message {
  const parts = [
    flood.requests > 0 ? formatUnits(flood.requests, 'request') : '',
    flood.subscribers > 0 ? formatUnits(flood.subscribers, 'newsletter subscriber') : '',
  ];
  return {
    title: `${joined(' and ', parts)} more in one hour`,
    lines: [
      `They came in the hour from ${formatTimeOf(flood.hour, flood.hour)} and were not announced one by one. Such a flood may be spam.`,
      ...(flood.subscribers > 0
        ? ['Export the subscribers on Newsletter: no mailing tool heard of them.']
        : []),
    ],
    link: listLink,
  };
}

/** Of a count that is cut there may be more. */
type Due = Record<'overdue' | 'today', number> & { isCut: boolean };

export function morningMessage({ mine, unowned }: Record<'mine' | 'unowned', Due>): Message {
  const counted = ({ overdue, today, isCut }: Due) =>
    `${formatCount(overdue)} ${workListLabel('overdue').toLowerCase()}, ${formatCount(today)} ${workListLabel('today').toLowerCase()}${isCut ? ', or more' : ''}`;
  return {
    title: `Yours this morning: ${counted(mine)}`,
    lines: [`Without an owner: ${counted(unowned)}.`],
    link: listLink,
  };
}

/** To the address that somebody typed into the form: so nothing else that was typed is repeated. */
export function confirmationMessage(id: string, now: Date): Message {
  const { until, text } = openingState(now);
  const opens = nextOpening(now);
  return {
    title: `${company.name} has your request ${referenceCode(id)}`,
    lines: [
      `Thank you. Your reference is ${referenceCode(id)}.`,
      whatHappensNext,
      until
        ? `Our office: ${text}.`
        : `Our office opens on ${formatLongDay(opens)} at ${formatTimeOf(opens, opens)}.`,
      `For an emergency call ${company.emergencyPhone}, day or night.`,
      'If you sent us no request, somebody mistyped an address: please ignore this e-mail.',
    ],
  };
}
