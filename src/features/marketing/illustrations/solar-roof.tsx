import { Drawing, type IllustrationProps } from './parts/drawing';

function WindTurbine({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-3 0h6l4 170H-7z" className="fill-paper" />
      <path d="M0 0h3l4 170H1z" className="fill-sea-200" />
      <path
        d="M-3-4q-6-40 4-86 8 44 3 86zM4-2q38 12 70 48Q32 40 0 5zM0 5q-30 28-74 38 24-40 68-46z"
        className="fill-paper-bright"
      />
      <circle r="7" className="fill-petrol-700" />
    </g>
  );
}

function Hills() {
  return (
    <>
      <path d="M0 0h640v420H0z" className="fill-sea-100" />
      <circle cx="150" cy="120" r="112" className="fill-paper-bright" fillOpacity=".6" />
      <circle cx="150" cy="120" r="56" className="fill-amber-300" />
      <path d="M0 250l70-44 60 20 90-62 70 34 80-50 80 40 90-56 100 40v248H0z" className="fill-sea-200" />
      <WindTurbine x={540} y={108} scale={1} />
      <WindTurbine x={612} y={150} scale={0.55} />
      <path d="M0 300q110-60 240-30t240-50 160 0v200H0z" className="fill-sea-400" />
      <path
        d="M330 268q90-10 150-48t160 0v50q-90-30-160 4-70 26-150-6z"
        className="fill-sea-200"
        fillOpacity=".5"
      />
      <path d="M0 356q160-40 330-20t310-20v104H0z" className="fill-sea-600" />
    </>
  );
}

/** A workshop whose roof is eighteen panels, catching the light from the left. */
function Workshop() {
  return (
    <>
      <path d="M96 246h330v144H96z" className="fill-paper" />
      <path d="M426 246l62-20v164h-62z" className="fill-sea-800" />
      <path d="M96 246h330v16H96z" className="fill-paper-line" />
      <path d="M118 288h64v62h-64z" className="fill-petrol-700" />
      <path d="M118 288h40l-24 62h-16z" className="fill-sea-200" fillOpacity=".6" />
      <path d="M118 318h64m-32-30v62" className="stroke-paper-bright" strokeWidth="3" />
      <path d="M210 284h86v106h-86z" className="fill-sea-700" />
      <path
        d="M213 299h80m-80 16h80m-80 16h80m-80 16h80m-80 16h80m-80 14h80"
        className="stroke-sea-800"
        strokeWidth="3"
      />
      <path d="M72 256l58-108h330l46 72-66 36z" className="fill-petrol-950" />
      <path d="M78 248l54-100h322l-22 100z" className="fill-petrol-800" />
      <path
        d="M78 248l54-100h54l-43 100zM208 248l33-100h54l-22 100zM338 248l12-100h54l-1 100z"
        className="fill-petrol-700"
      />
      <path
        d="M143 248l43-100h20l-46 100zM273 248l22-100h20l-24 100z"
        className="fill-sea-200"
        fillOpacity=".35"
      />
      <path
        d="M78 248h354M96 214h344M114 181h333M132 148h322M143 248l43-100M208 248l33-100M273 248l22-100M338 248l12-100M403 248l1-100"
        className="stroke-sea-200"
        strokeWidth="2.500"
      />
      <path d="M72 256h368l66-36v8l-64 38H72z" className="fill-petrol-950" />
    </>
  );
}

/** The battery cabinet beside the door, its charge in bars, fed from the roof. */
function Battery() {
  return (
    <>
      <path d="M364 262v34" className="stroke-amber-500" strokeWidth="6" />
      <path d="M320 290h88v100h-88z" className="fill-petrol-800" />
      <path d="M320 290h88v9h-88zm0 0h8v100h-8z" className="fill-petrol-500" />
      <path d="M340 312h48v64h-48z" className="fill-petrol-950" />
      <path d="M346 364h36v7h-36zm0-12h36v7h-36zm0-12h36v7h-36z" className="fill-sea-400" />
      <path d="M346 328h36v7h-36z" className="fill-amber-400" />
      <path d="M346 316h36v7h-36z" className="fill-petrol-700" />
      <path d="M80 390h420" className="stroke-sea-800" strokeWidth="6" />
    </>
  );
}

/** A solar roof with its battery cabinet, wind turbines on the hills behind. */
export function SolarRoof({ className }: IllustrationProps) {
  return (
    <Drawing width={640} height={420} bleed className={className}>
      <Hills />
      <Workshop />
      <Battery />
      <path
        className="fill-sea-800"
        d="M0 398q200-10 420 0t220-4v26H0zM556 400q-6-36-36-52 30 6 38 30-2-36 8-60 12 30 4 60 14-28 40-36-22 26-30 58zM30 402q-4-24-24-34 20 2 26 18 0-24 6-38 8 20 2 38 10-18 26-22-14 16-20 38z"
      />
    </Drawing>
  );
}
