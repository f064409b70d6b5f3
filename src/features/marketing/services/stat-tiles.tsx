import { ulsdStats } from '@/features/marketing/content/ulsd-stats';
import { MeterFigures } from '@/features/marketing/sections/meter-figures';

/** The four figures claimed for ULSD, half on the hero, half on the page. */
export function StatTiles() {
  return (
    <div className="bg-paper px-4 md:px-6">
      <MeterFigures figures={ulsdStats} className="-top-8 lg:-top-14 relative mx-auto max-w-[73rem]" />
    </div>
  );
}
