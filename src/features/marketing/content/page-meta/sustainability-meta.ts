import { paths } from '@/config/paths';
import { claims } from '@/features/marketing/facts';
import type { PageMeta } from './page-meta-type';

/** What search engines and previews are told of /sustainability. */
export const sustainabilityMeta = {
  path: paths.sustainability,
  title: 'Sustainability and clean energy',
  description: `What a fuel company can do: spill care, recycling, trees, solar and storage, and the road to carbon neutrality in ${claims.carbonNeutrality.value}.`,
} as const satisfies PageMeta;
