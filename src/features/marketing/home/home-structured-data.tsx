import { StructuredData } from '@/components/layout/structured-data';
import { structuredDataBlocks } from '@/features/marketing/content/structured-data';

const blocks = structuredDataBlocks({ ratingShown: true, now: new Date() });

/** The home page's three blocks of structured data. */
export function HomeStructuredData() {
  return <StructuredData blocks={blocks} />;
}
