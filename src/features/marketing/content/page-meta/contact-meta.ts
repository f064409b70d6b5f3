import { paths } from '@/config/paths';
import { promises } from '@/config/promises';
import { claims } from '@/features/marketing/facts';
import type { PageMeta } from './page-meta-type';

/** What search engines and previews are told of /contact. */
export const contactMeta = {
  path: paths.contact,
  title: 'Get a quote or book a delivery',
  description: `Call, WhatsApp or send a request. We answer ${promises.contact}; the emergency line is open ${claims.emergencyDelivery.value}.`,
} as const satisfies PageMeta;
