import { cn } from '@/lib/cn';
import { islandOutline, type ParishValue, parishMapSize, parishShapes } from './parish-shapes';
import { Drawing, type IllustrationProps } from './parts/drawing';

/** Room for the shallows round the coast. */
const margin = 14;

const { width, height } = parishMapSize;

/** The yard in Spanish Town, where every fuel line begins. */
const yard = { parish: 'Saint Catherine', x: 360, y: 143 } as const;

/** Tiles in the darker green, so that neighbours can be told apart. */
const shaded: ReadonlySet<ParishValue> = new Set<ParishValue>([
  'Westmoreland',
  'Trelawny',
  'Manchester',
  'Saint Mary',
  'Saint Thomas',
  'Kingston',
]);

/** Jamaica as 14 tiles in ringed shallows; fuel lines run from the yard to each of them. */
export function IslandMap({ className }: IllustrationProps) {
  const others = parishShapes.filter(({ parish }) => parish !== yard.parish);
  return (
    <Drawing width={width + 2 * margin} height={height + 2 * margin} className={className}>
      <g transform={`translate(${margin} ${margin})`}>
        <g className="stroke-sea-400">
          <path d={islandOutline} strokeWidth="26" strokeOpacity=".1" />
          <path d={islandOutline} strokeWidth="13" strokeOpacity=".18" />
        </g>
        <path d={islandOutline} transform="translate(0 5)" className="fill-petrol-950" />
        <g className="fill-sea-600 stroke-petrol-950" strokeWidth="1.500">
          {parishShapes.map(({ parish, d }) => (
            <path
              key={parish}
              d={d}
              className={cn(parish === yard.parish && 'fill-amber-500', shaded.has(parish) && 'fill-sea-700')}
            />
          ))}
        </g>
        <g className="stroke-amber-300" strokeWidth="1.500" strokeDasharray="1 4">
          {others.map(({ parish, label: { x, y } }) => (
            <path
              key={parish}
              d={`M${yard.x} ${yard.y}Q${(x + yard.x) / 2} ${(y + yard.y) / 2 - Math.abs(x - yard.x) / 6} ${x} ${y}`}
            />
          ))}
        </g>
        <path
          className="stroke-amber-200"
          strokeWidth="5"
          d={others.map(({ label: { x, y } }) => `M${x} ${y}h.1`).join('')}
        />
        <circle cx={yard.x} cy={yard.y} r="12" className="fill-petrol-950" />
        <path d="M360 133c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14z" className="fill-amber-300" />
      </g>
    </Drawing>
  );
}
