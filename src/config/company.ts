/** Each text can be overridden by `VITE_COMPANY_…`. The phone numbers and addresses are placeholders. */
export const company = {
  name: override('NAME', 'Island Fuel Delivery'),
  /** Begins the file name of an export: '{slug}-customers-{date}.csv'. */
  slug: override('SLUG', 'island-fuel'),
  phone: override('PHONE', '+1 876-555-0123'),
  secondPhone: override('SECOND_PHONE', '+1 876-555-0124'),
  emergencyPhone: override('EMERGENCY_PHONE', '+1 876-555-0199'),
  whatsapp: override('WHATSAPP', '+1 876-555-0125'),
  email: override('EMAIL', 'info@islandfuel.example'),
  town: override('TOWN', 'Spanish Town'),
  parish: override('PARISH', 'Saint Catherine'),
  siteUrl: override('SITE_URL', 'https://www.islandfuel.example').replace(/\/+$/, ''),
  instagramUrl: override('INSTAGRAM_URL', 'https://www.instagram.com/islandfuel.example'),
  /** The year on the pages (requirement 9.6); structured data says 2018. */
  deliveringSince: 2022,
} as const;

export const companyLocation = `${company.town}, ${company.parish} Parish`;

/** Reads a `VITE_COMPANY_…` variable; an empty one counts as missing. */
export function override(name: string, standard: string): string {
  // Tools and browser tests have no `env`.
  const value: unknown = import.meta.env?.[`VITE_COMPANY_${name}`];
  return typeof value === 'string' && value !== '' ? value : standard;
}
