import { type IndustryId, industryNames } from '@/features/marketing/content/industries/industry-names';
import { LazyIllustration, lazyDrawing } from '@/features/marketing/illustrations/lazy-illustration';

const drawings = new Map(
  (Object.keys(industryNames) as IndustryId[]).map((id) => [
    id as string,
    lazyDrawing(async () => (await import('./scenes')).scenes[id]),
  ]),
);

/** The scene of an industry; nothing for an id that has none. */
export function IndustryScene({ id, className }: { id: string; className?: string }) {
  const drawing = drawings.get(id);
  return drawing && <LazyIllustration drawing={drawing} className={className} />;
}
