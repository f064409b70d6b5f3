import { Drawing, type IllustrationProps } from './parts/drawing';
import { Worker } from './parts/worker';

function Water() {
  return (
    <>
      <path d="M0 0h640v200H0z" className="fill-amber-100" />
      <circle cx="452" cy="132" r="108" className="fill-paper-bright" />
      <circle cx="452" cy="132" r="62" className="fill-amber-300" />
      <path d="M0 176l40-22 36-8 30-22 34 10 30-6 44 32 40 8 46 32H0z" className="fill-petrol-300" />
      <path d="M0 190l60-14 50-22 60 18 70 8 90 20H0z" className="fill-petrol-500" />
      <path d="M0 196h640v224H0z" className="fill-sea-400" />
      <path d="M0 262q160-14 330 4t310-6v160H0z" className="fill-sea-600" />
      <path d="M0 346q150 14 320 0t320 6v68H0z" className="fill-sea-800" />
      <path d="M396 204h110m-92 10h76m-104 11h120m-94 11h60" className="stroke-amber-200" strokeWidth="4" />
      <path
        d="M560 300h60m-30 12h40M30 330h60m-40 14h24M250 392h90m-60 12h40m120-24h50"
        className="stroke-sea-400"
        strokeWidth="3"
      />
    </>
  );
}

function Vessel() {
  return (
    <>
      <path d="M244 338h266q-30 34-120 36-110-2-146-36z" className="fill-sea-800" />
      <path
        d="M306 250V66m0 12l112 126M306 84l-66 150m66-120l-30 140"
        className="stroke-petrol-900"
        strokeWidth="4"
      />
      <path d="M306 72h-14m28 0h-14m0-6V50" className="stroke-petrol-900" strokeWidth="4" />
      <path d="M306 100l-52 118q34 18 52 32z" className="fill-petrol-700" fillOpacity=".45" />
      <path
        d="M296 122l10 6m-20 17l20 12m-30 10l30 18m-40 5l40 24m-50-2l50 28"
        className="stroke-petrol-900"
        strokeWidth="1.500"
        strokeOpacity=".6"
      />
      <path d="M352 168h104l10 80H352z" className="fill-paper" />
      <path d="M440 168h16l10 80h-18z" className="fill-amber-200" />
      <path d="M352 168h16v80h-16z" className="fill-paper-line" />
      <path d="M344 156h124l6 12H344z" className="fill-petrol-800" />
      <path d="M376 180h24v26h-24zm30 0h24v26h-24zm32 0h12l4 26h-16z" className="fill-petrol-700" />
      <path d="M376 180h14l-8 26h-6zm30 0h14l-8 26h-6z" className="fill-sea-200" fillOpacity=".7" />
      <path d="M392 156v-22h22v22m-11-22v-16" className="stroke-petrol-800" strokeWidth="3" />
      <path d="M220 250q170 30 344-60-12 92-58 148H254q-26-36-34-88z" className="fill-petrol-800" />
      <path d="M220 250q170 30 344-60-2 14-5 28-168 84-335 52-2-9-4-20z" className="fill-amber-500" />
      <path d="M220 250q170 30 344-60l-1 8q-176 88-342 58z" className="fill-amber-200" />
      <path d="M243 314q150 22 292-28-12 30-29 52H254q-6-10-11-24z" className="fill-petrol-950" />
      <path d="M564 190q-12 92-58 148h-18q40-60 50-136z" className="fill-paper-bright" fillOpacity=".16" />
      <path d="M262 242h34v18q-20 0-34-3zm8-14h30v14h-30z" className="fill-sea-700" />
      <path d="M262 242h34v5h-34zm8-14h30v4h-30z" className="fill-sea-200" />
      <path d="M318 278v16m44-18v16m44-22v14" className="stroke-petrol-950" strokeWidth="12" />
      <path d="M234 338h284" className="stroke-sea-200" strokeWidth="3" />
    </>
  );
}

function Jetty() {
  return (
    <>
      <path d="M26 292h14v110H26zm92 0h14v100h-14zm70 0h14v86h-14z" className="fill-petrol-950" />
      <path d="M0 276h212v18H0z" className="fill-petrol-800" />
      <path d="M0 276h212v6H0z" className="fill-amber-200" />
      <path d="M192 276v-14h-6v-6h20v6h-6v14z" className="fill-petrol-950" />
      <path d="M30 190h62v86H30z" className="fill-petrol-700" />
      <path d="M82 190h10v86H82zm-52 0h62v8H30z" className="fill-amber-300" />
      <path d="M40 206h34v18H40z" className="fill-paper-bright" />
      <path d="M46 211v8m7-8v8m7-8v8m7-8v8" className="stroke-petrol-900" strokeWidth="3" />
      <circle cx="57" cy="250" r="16" className="fill-petrol-950 stroke-amber-500" strokeWidth="5" />
      <path
        d="M68 264C100 290 128 270 150 254S176 232 196 242 236 262 262 246"
        className="stroke-petrol-950"
        strokeWidth="5"
      />
    </>
  );
}

/** A painted canoe with an outboard, drawn up close. */
function Canoe() {
  return (
    <>
      <path d="M470 384q70 14 152-14-8 30-40 38h-84q-22-6-28-24z" className="fill-petrol-900" />
      <path d="M470 384q70 14 152-14-3 8-7 15-76 24-141 11-3-5-4-12z" className="fill-sea-200" />
      <path d="M470 384q70 14 152-14l-3 6q-76 26-147 13z" className="fill-amber-400" />
      <path d="M462 370h14v22h-10zm4 22v14" className="fill-petrol-950 stroke-petrol-950" strokeWidth="3" />
      <path d="M486 408h104" className="stroke-sea-400" strokeWidth="3" />
    </>
  );
}

/** A fishing vessel takes fuel at a jetty on a calm morning. */
export function FishingVessel({ className }: IllustrationProps) {
  return (
    <Drawing width={640} height={420} bleed className={className}>
      <Water />
      <Vessel />
      <Jetty />
      <g transform="translate(160 276)scale(-1 1)">
        <Worker />
      </g>
      <Canoe />
    </Drawing>
  );
}
