import { LazyIllustration, lazyDrawing } from '@/features/marketing/illustrations/lazy-illustration';

const roadHome = lazyDrawing(
  async () => (await import('@/features/marketing/illustrations/road-home')).RoadHome,
);

/** The end of the page: the tanker goes on to the next one. */
export function RoadStrip() {
  return (
    <div className="h-40 md:h-52 print:hidden">
      <LazyIllustration drawing={roadHome} className="size-full" />
    </div>
  );
}
