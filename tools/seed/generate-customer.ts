import type { Customer } from '@/domain/customer';
import { emptyCustomerDraft, type NewCustomer } from '@/domain/customer-draft';
import { fuelTypes, valuesOf } from '@/domain/options';
import { idAlphabet, idLength } from '@/lib/content-id';
import { dayLength } from '@/lib/dates';
import { foldText } from '@/lib/search-text';
import { toSlug } from '@/lib/slug';
import { drawHistory, type History } from './history.ts';
import { firstNames, lastNameWeights } from './names.ts';
import { parishWeights, places, streets } from './places.ts';
import { type Random, randomFrom } from './random.ts';
import { trades, tradeWeights } from './trades/all-trades.ts';
import type { Trade } from './trades/trade.ts';

/** A gallon of diesel on the island, in Jamaican dollars. */
const dollarsAGallon = 790;
const gallons = { 'under-50': 35, '50-100': 75, '100-500': 280, '500-1000': 720, 'over-1000': 1600, '': 100 };
const daysBetweenOrders = {
  weekly: 7,
  'bi-weekly': 14,
  monthly: 30,
  'as-needed': 60,
  'one-time': 730,
  '': 60,
};

/**
 * The customer of this number, always the same person with the same id and the same needs. The two years of
 * its history end at `now`.
 */
export function generateCustomer(number: number, now: Date): Customer {
  const random = randomFrom(number);
  const id = Array.from({ length: idLength }, () => random.pick([...idAlphabet])).join('');
  const draft = drawDraft(random);
  const history = drawHistory(random, now);
  return { id, ...draft, source: 'website', ...history, ...drawOrders(random, draft, history) };
}

export function generateCustomers(count: number, now: Date): Customer[] {
  return Array.from({ length: count }, (_, number) => generateCustomer(number, now));
}

function drawDraft(random: Random): NewCustomer {
  const trade = trades[Number(random.weighted(tradeWeights))] as Trade;
  const firstName = random.pick(firstNames);
  const lastName = random.weighted(lastNameWeights);
  const { parish, town } = drawPlace(random, trade);
  const fill = (text: string) =>
    text
      .replaceAll('{town}', town)
      .replaceAll('{parish}', parish)
      .replaceAll('{last}', () => (random.chance(0.6) ? lastName : random.weighted(lastNameWeights)));
  const companyName = trade.companies.length > 0 ? fill(random.pick(trade.companies)) : '';
  const phone = drawPhone(random);
  const whatsapp = drawWhatsapp(random, phone);
  return {
    // All other fields stay as in an empty form.
    ...emptyCustomerDraft(),
    firstName,
    lastName,
    email: drawEmail(random, firstName, lastName, companyName),
    phone,
    whatsapp,
    companyName,
    position: companyName && random.chance(0.8) ? random.pick(trade.positions) : '',
    businessType: random.weighted(trade.businessTypes),
    parish,
    address: random.chance(0.85) ? `${random.integer(1, 180)} ${random.pick(streets)}, ${town}` : '',
    fuelTypes: drawFuels(random, trade),
    deliveryFrequency: random.weighted(trade.frequencies),
    averageVolume: random.weighted(trade.volumes),
    preferredContact: random.weighted({ whatsapp: whatsapp ? 5 : 0, phone: 4, email: 2, sms: 0.5 }),
    preferredDeliveryTime: random.weighted({ morning: 6, afternoon: 2, evening: 1, flexible: 3 }),
    newsletter: random.chance(0.6),
    whatsappUpdates: whatsapp !== '' && random.chance(0.8),
    smsAlerts: random.chance(0.15),
    hearAboutUs: random.weighted({
      referral: 6,
      google: 5,
      'social-media': 4,
      website: 2,
      advertisement: 1,
      other: 1,
      '': 2,
    }),
    message: random.chance(0.65) ? fill(random.pick(trade.messages)) : '',
  };
}

/** The range of numbers kept for fiction: +1 876-555-0100 to -0199. */
function drawPhone(random: Random): string {
  return `+1 876-555-01${String(random.integer(0, 99)).padStart(2, '0')}`;
}

/** Most people write WhatsApp from the number they call from; some have another, some none. */
function drawWhatsapp(random: Random, phone: string): string {
  const kind = random.weighted({ same: 7, other: 1, none: 3 });
  if (kind === 'none') return '';
  return kind === 'same' ? phone : drawPhone(random);
}

/** An address at the company's own name, or at a mail provider; `.example` reaches nobody. */
function drawEmail(random: Random, firstName: string, lastName: string, companyName: string): string {
  const first = toAddressPart(firstName);
  const last = toAddressPart(lastName);
  if (companyName && random.chance(0.7)) {
    const domain = toSlug(foldText(companyName.replace(/\b(and|Limited)\b|[&.]/g, '')));
    return `${random.pick([first, `${first}.${last}`, `${first[0]}${last}`])}@${domain}.example`;
  }
  const number = random.chance(0.6) ? String(random.integer(1, 99)) : '';
  return `${random.pick([`${first}.${last}`, `${first}${last}`])}${number}@${random.pick(['mail', 'post', 'inbox'])}.example`;
}

const toAddressPart = (name: string) => toSlug(foldText(name)).replaceAll('-', '.');

function drawPlace(random: Random, { parishes, atLanding }: Trade) {
  const weights = parishes
    ? Object.fromEntries(parishes.map((parish) => [parish, parishWeights[parish]]))
    : parishWeights;
  const parish = random.weighted<keyof typeof parishWeights>(weights);
  return { parish, town: random.pick(atLanding ? places[parish].landings : places[parish].towns) };
}

function drawFuels(random: Random, { fuels }: Trade): NewCustomer['fuelTypes'] {
  const drawn = valuesOf(fuelTypes).filter((fuel) => random.chance(fuels[fuel] ?? 0));
  return drawn.length > 0 ? drawn : [random.weighted(fuels)];
}

function drawOrders(random: Random, draft: NewCustomer, { status, createdAt, updatedAt }: History) {
  if (status !== 'customer' && !(status === 'inactive' && random.chance(0.4))) {
    return { totalOrders: 0, totalSpent: 0 };
  }
  const days = (updatedAt.getTime() - createdAt.getTime()) / dayLength;
  const totalOrders = 1 + Math.floor(days / daysBetweenOrders[draft.deliveryFrequency]);
  const order = gallons[draft.averageVolume] * (0.8 + 0.4 * random.fraction()) * dollarsAGallon;
  return { totalOrders, totalSpent: totalOrders * Math.round(order) };
}
