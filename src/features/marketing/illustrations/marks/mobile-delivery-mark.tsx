import { Drawing, type IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

/** Mobile fuel delivery: a nozzle, its hose curling in from the truck, the last drop falling. */
export function MobileDeliveryMark({ className }: IllustrationProps) {
  return (
    <Drawing width={120} height={96} className={className}>
      <circle cx="60" cy="48" r="44" className="fill-amber-200" />
      <path d="M97 20c14-4 18 8 18 22v23q0 23-24 23H4" className="stroke-petrol-700" strokeWidth="8" />
      <path d="M97 18c17-4 20 10 20 24" className="stroke-petrol-400" strokeWidth="2" />
      <path d="M91 86H5" className="stroke-petrol-400" strokeWidth="2" />
      <g transform="translate(3 -5)rotate(-18 60 48)">
        <path d="M40 28q-30-2-33 24l8 2q3-16 25-14z" className="fill-petrol-400" />
        <path d="M40 28q-30-2-33 24l4 1q2-22 29-19z" className="fill-paper-bright" />
        <path d="M92 29h10v17H92z" className="fill-petrol-400" />
        <path d="M42 24h46q6 0 6 6v16q0 6-6 6H38V28q0-4 4-4z" className="fill-amber-500" />
        <path d="M42 24h46q6 0 6 6v3H38v-5q0-4 4-4z" className="fill-amber-300" />
        <path d="M38 46h56q0 6-6 6H38z" className="fill-amber-700" />
        <path d="M46 52l-2 15q0 8 8 8h26q8 0 9-8l1-15" className="stroke-petrol-800" strokeWidth="6" />
        <path d="M74 52q-2 13-18 13" className="stroke-petrol-500" strokeWidth="5" />
      </g>
      <path d="M20 62c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z" className="fill-amber-600" />
    </Drawing>
  );
}
