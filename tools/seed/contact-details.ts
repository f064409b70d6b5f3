import type { Random } from './random.ts';

/** The range of numbers kept for fiction: +1 876-555-0100 to -0199. */
export function drawPhone(random: Random): string {
  return `+1 876-555-01${String(random.integer(0, 99)).padStart(2, '0')}`;
}

/** Most people write WhatsApp from the number they call from; some have another, some none. */
export function drawWhatsapp(random: Random, phone: string): string {
  const kind = random.weighted({ same: 7, other: 1, none: 3 });
  if (kind === 'none') return '';
  return kind === 'same' ? phone : drawPhone(random);
}

/** An address at the company's own name, or at a mail provider; `.example` reaches nobody. */
export function drawEmail(random: Random, firstName: string, lastName: string, companyName: string): string {
  const first = toAddressPart(firstName);
  const last = toAddressPart(lastName);
  if (companyName && random.chance(0.7)) {
    const domain = toAddressPart(companyName.replace(/\b(and|Limited)\b|[&.]/g, '')).replaceAll('.', '-');
    return `${random.pick([first, `${first}.${last}`, `${first[0]}${last}`])}@${domain}.example`;
  }
  const number = random.chance(0.6) ? String(random.integer(1, 99)) : '';
  return `${random.pick([`${first}.${last}`, `${first}${last}`])}${number}@${random.pick(['mail', 'post', 'inbox'])}.example`;
}

function toAddressPart(name: string): string {
  return name
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');
}
