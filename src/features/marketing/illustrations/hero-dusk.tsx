import { BlueMountains } from './parts/blue-mountains';
import { BuildingSite } from './parts/building-site';
import { Drawing, type IllustrationProps } from './parts/drawing';
import { GeneratorSet } from './parts/generator-set';
import { Palm } from './parts/palm';
import { TankerTruck } from './parts/tanker-truck';
import { Worker } from './parts/worker';

function DuskSky() {
  return (
    <>
      <path d="M0 0h1600v900H0z" className="fill-petrol-950" />
      <ellipse cx="985" cy="640" rx="1500" ry="500" className="fill-petrol-900" />
      <ellipse cx="985" cy="640" rx="1020" ry="350" className="fill-petrol-800" />
      <ellipse cx="985" cy="640" rx="700" ry="262" className="fill-petrol-700" fillOpacity=".6" />
      <ellipse cx="985" cy="640" rx="540" ry="212" className="fill-amber-800" />
      <ellipse cx="985" cy="640" rx="430" ry="174" className="fill-amber-700" />
      <ellipse cx="985" cy="640" rx="325" ry="134" className="fill-amber-600" />
      <ellipse cx="985" cy="640" rx="200" ry="96" className="fill-amber-500" />
      <circle cx="985" cy="590" r="44" className="fill-amber-200" />
      <path
        className="fill-petrol-900"
        d="M650 488h120q24-10 48 0h96q-56 11-120 5-80 8-144-5zM1046 512h86q36-11 66 0h86q-70 12-110 6-66 8-128-6z"
      />
      <path className="fill-amber-800" d="M840 538h70q24-8 46 0h60q-50 9-90 4-50 5-86-4z" />
      <path
        className="stroke-petrol-300"
        strokeWidth="3"
        d="M250 236h.1M420 180h.1M752 240h.1M1052 190h.1M1312 280h.1M310 320h.1M1490 210h.1M590 300h.1"
      />
    </>
  );
}

function Foreground() {
  return (
    <>
      <path d="M0 788h1600v112H0z" className="fill-petrol-900" />
      <path d="M440 788h750l110 40H320z" className="fill-petrol-800" />
      <path d="M440 788h750l8 3H432z" className="fill-petrol-600" />
      <path d="M1072 758l360 46-90 12-270-46z" className="fill-amber-300" fillOpacity=".16" />
      <path
        d="M500 801h240l-40 14H470zM690 804h400l50 13H670z"
        className="fill-petrol-950"
        fillOpacity=".6"
      />
    </>
  );
}

/** Grass and agaves close to us, cut off by the lower edge. */
function Verge() {
  return (
    <path
      className="fill-petrol-950"
      d="M0 842q200-18 420-4 300 16 560-2t620 0V900H0zM96 848q-4-34-34-54 26 4 40 30-4-40 2-62 12 30 8 60 10-30 36-44-18 24-22 48 16-18 36-16-24 10-34 38zM1420 846q-4-28-30-46 22 4 34 26-4-34 2-54 10 26 8 52 8-26 30-38-16 22-18 42 14-16 32-14-22 8-30 32zM620 840l-4-12 8 8 2-16 6 16 10-10-6 14z"
    />
  );
}

/** A tanker refuels a generator on a building site under the Blue Mountains at dusk. */
export function HeroDusk({ className }: IllustrationProps) {
  return (
    <Drawing width={1600} height={900} bleed className={className}>
      <DuskSky />
      <BlueMountains />
      <g transform="translate(50 126)scale(.84)">
        <BuildingSite />
      </g>
      <g className="text-petrol-950">
        <Palm x={1300} y={500} scale={1.28} />
        <Palm x={1396} y={596} scale={0.9} mirrored />
        <Palm x={48} y={560} scale={1.05} mirrored />
        <Palm x={516} y={612} scale={0.8} />
      </g>
      <Foreground />
      <g transform="translate(528 700)scale(.95)">
        <GeneratorSet />
      </g>
      <g transform="translate(696 662)scale(.95)">
        <TankerTruck />
      </g>
      <path d="M718 778q-8 34-32 27-22-8-24-42" className="stroke-petrol-950" strokeWidth="5" />
      <g transform="translate(678 806)scale(.98)">
        <Worker />
      </g>
      <Verge />
    </Drawing>
  );
}
