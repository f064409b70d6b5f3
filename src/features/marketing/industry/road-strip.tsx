import { staticIsland } from '@/components/ui/static-island';

const RoadHome = staticIsland(
  async () => (await import('@/features/marketing/illustrations/road-home')).RoadHome,
  'decoration',
);

/** The end of the page: the tanker goes on to the next one. */
export function RoadStrip() {
  return (
    <div className="h-40 md:h-52 print:hidden">
      <RoadHome className="size-full" />
    </div>
  );
}
