import type { ComponentType } from 'react';
import type { IndustryId } from '@/features/marketing/content/industries/industry-names';
import type { IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';
import { AgricultureScene } from '@/features/marketing/illustrations/scenes/agriculture-scene';
import { ConstructionScene } from '@/features/marketing/illustrations/scenes/construction-scene';
import { MarineScene } from '@/features/marketing/illustrations/scenes/marine-scene';
import { MiningScene } from '@/features/marketing/illustrations/scenes/mining-scene';
import { PowerScene } from '@/features/marketing/illustrations/scenes/power-scene';
import { TransportScene } from '@/features/marketing/illustrations/scenes/transport-scene';

const scenes: Readonly<Record<IndustryId, ComponentType<IllustrationProps>>> = {
  'transport-logistics': TransportScene,
  construction: ConstructionScene,
  agriculture: AgricultureScene,
  marine: MarineScene,
  'power-generation': PowerScene,
  mining: MiningScene,
};

/** What an industry looks like. */
export function IndustryScene({ id, className }: IllustrationProps & { id: IndustryId }) {
  const Scene = scenes[id];
  return <Scene className={className} />;
}
