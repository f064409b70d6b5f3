import { Drawing, type IllustrationProps } from './parts/drawing';
import { TankerTruck } from './parts/tanker-truck';

/** The tanker on the road below the hills of the interior, in the last light; drawn for a long, low strip. */
export function RoadHome({ className }: IllustrationProps) {
  return (
    <Drawing width={1600} height={240} bleed className={className}>
      <path d="M0 0h1600v240H0z" className="fill-amber-200" />
      <circle cx="1060" cy="128" r="74" className="fill-paper-bright" />
      <circle cx="1060" cy="128" r="46" className="fill-amber-400" />
      <path
        d="M0 150l90-34 70 18 120-58 96 44 84-26 130 62 110-40 90 30 120-64 150 66 90-28 110 34 130-58 110 46 100-30v128H0z"
        className="fill-sea-400"
      />
      <path
        d="M0 178l150-40 110 30 160-34 150 40 190-30 140 26 210-44 160 42 150-26 180 34v64H0z"
        className="fill-sea-600"
      />
      <path d="M0 198q400-24 800-6t800-8v56H0z" className="fill-sea-800" />
      <path d="M0 206h1600v34H0z" className="fill-petrol-950" />
      <path d="M0 206h1600v4H0z" className="fill-petrol-700" />
      <path
        d="M20 226h70m90 0h70m90 0h70m90 0h70m90 0h70m90 0h70m90 0h70m90 0h70m90 0h70m90 0h70m90 0h70"
        className="stroke-amber-300"
        strokeWidth="4"
      />
      <g transform="translate(600 66)">
        <TankerTruck />
      </g>
    </Drawing>
  );
}
