import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/project.ts';

/** Placeholder content of this repository, for the owner to replace. */
interface Placeholder {
  what: string;
  file: string;
  /** Stands in the file for as long as nobody has replaced it. */
  text: string;
  /** Another replacement, which leaves the file as it is. */
  variable?: string;
}

const testimonials = 'src/features/marketing/testimonials.tsx';
const partners = 'src/features/marketing/sustainability/sustainability-sections.tsx';
const company = 'src/config/company.ts';
const about = 'src/features/marketing/about/about-sections.tsx';

const detail = (what: string, name: string, text: string): Placeholder => ({
  what,
  file: company,
  text,
  variable: `VITE_COMPANY_${name}`,
});

export const placeholders: readonly Placeholder[] = [
  detail('the public phone number', 'PHONE', '+1 876-555-0123'),
  detail('the second phone number', 'SECOND_PHONE', '+1 876-555-0124'),
  detail('the emergency line', 'EMERGENCY_PHONE', '+1 876-555-0199'),
  detail('the WhatsApp number', 'WHATSAPP', '+1 876-555-0125'),
  detail('the e-mail address', 'EMAIL', 'info@islandfuel.example'),
  detail('the site’s address', 'SITE_URL', 'https://www.islandfuel.example'),
  detail('the Instagram page', 'INSTAGRAM_URL', 'https://www.instagram.com/islandfuel.example'),
  { what: 'the managing director, her portrait and her words', file: about, text: 'Andrene Foster-Blake' },
  { what: 'the testimonial of Delroy Wint', file: testimonials, text: 'Delroy Wint' },
  { what: 'the testimonial of Shaunette Bromfield', file: testimonials, text: 'Shaunette Bromfield' },
  { what: 'the testimonial of Errol Dacosta-Lyn', file: testimonials, text: 'Dacosta-Lyn' },
  { what: 'the partner Mahoe Seedling Trust', file: partners, text: 'Mahoe Seedling Trust' },
  { what: 'the partner Second Drum Recovery', file: partners, text: 'Second Drum Recovery' },
  { what: 'the partner Sunyard Skills Workshop', file: partners, text: 'Sunyard Skills Workshop' },
  { what: 'the partner Clear Harbour Watch', file: partners, text: 'Clear Harbour Watch' },
  {
    what: 'the number and date of the data sheet',
    file: 'src/features/marketing/specification.ts',
    text: 'IFD-ULSD-01',
  },
  {
    what: 'how long a customer’s details are kept',
    file: 'src/config/commitments.ts',
    text: 'until two years after we last heard from you',
  },
];

const readFromRoot = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * The placeholders that visitors would still read, also where a variable repeats one, as a copy of .env.example does.
 * @param variables what an environment or a .env file says, as a build will read it.
 */
export function placeholdersLeft(
  variables: Readonly<Record<string, string>>,
  read: (file: string) => string = readFromRoot,
): Placeholder[] {
  const isReplaced = ({ text, variable = '' }: Placeholder) =>
    (variables[variable]?.replace(/\/$/, '') || text) !== text;
  return placeholders.filter(
    (placeholder) => !isReplaced(placeholder) && read(placeholder.file).includes(placeholder.text),
  );
}
