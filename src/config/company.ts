/**
 * Everything an owner changes to make this site theirs; each text can be overridden by `VITE_COMPANY_…`.
 * The phone numbers and addresses are fictional: put your own here.
 */
export const company = {
  name: override('NAME', 'Island Fuel Delivery'),
  /** Begins the file name of an export: '{slug}-customers-{date}.csv'. */
  slug: override('SLUG', 'island-fuel'),
  /** The public phone number. */
  phone: override('PHONE', '+1 876-555-0123'),
  secondPhone: override('SECOND_PHONE', '+1 876-555-0124'),
  /** Answered day and night. */
  emergencyPhone: override('EMERGENCY_PHONE', '+1 876-555-0199'),
  whatsapp: override('WHATSAPP', '+1 876-555-0125'),
  email: override('EMAIL', 'info@islandfuel.example'),
  town: override('TOWN', 'Spanish Town'),
  parish: override('PARISH', 'Saint Catherine'),
  /** Without a slash at its end. */
  siteUrl: override('SITE_URL', 'https://www.islandfuel.example').replace(/\/+$/, ''),
  instagramUrl: override('INSTAGRAM_URL', 'https://www.instagram.com/islandfuel.example'),
  /** The year the pages give (requirement 9.6); structured data says 2018. */
  deliveringSince: 2022,
} as const;

/** 'Spanish Town, Saint Catherine Parish' (requirement 2.8, contact page). */
export const companyLocation = `${company.town}, ${company.parish} Parish`;

/** The value of a `VITE_COMPANY_…` variable, or the standard where it is missing or empty. */
export function override(name: string, standard: string): string {
  // Outside a build, in tools and browser tests, there is no `env`.
  const value: unknown = import.meta.env?.[`VITE_COMPANY_${name}`];
  return typeof value === 'string' && value !== '' ? value : standard;
}
