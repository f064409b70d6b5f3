import { Drawing, type IllustrationProps } from './parts/drawing';

/** The strokes of the figures on a counter's drums, 20 wide and 34 high. */
const figures = {
  0: 'M4 9q0-7 6-7t6 7v16q0 7-6 7t-6-7z',
  1: 'M6 8l6-6v30',
  2: 'M4 9q0-7 6-7t6 7q0 6-12 23h13',
  8: 'M10 16q-6-1-6-7 0-7 6-7t6 7q0 6-6 7t-6 8q0 8 6 8t6-8q0-7-6-8z',
} as const;

/** What the four still drums show; the fifth is turning. */
const reading = [0, 1, 2, 8] as const;

function Counter() {
  return (
    <>
      <path d="M64 62h276v104H64z" className="fill-petrol-700" />
      <path d="M64 62h276v8H64z" className="fill-petrol-900" />
      {reading.map((figure, index) => (
        <g key={figure} transform={`translate(${72 + index * 53} 72)`}>
          <path d="M0 0h49v86H0z" className="fill-petrol-950" />
          <path d="M0 12h49v62H0z" className="fill-petrol-900" />
          <path
            d={figures[figure]}
            transform="translate(8 16)scale(1.650 1.600)"
            className="stroke-paper-bright"
            strokeWidth="4"
          />
        </g>
      ))}
      <path d="M284 72h48v86h-48z" className="fill-amber-700" />
      <path d="M284 84h48v62h-48z" className="fill-amber-500" />
      <path
        className="stroke-petrol-950"
        strokeWidth="6.500"
        d="M313 76v30M313 76l-17 22h25M320 122h-18l-2 19q14-6 19 6"
      />
      <path d="M284 72h48v12h-48zm0 74h48v12h-48z" className="fill-amber-800" fillOpacity=".45" />
      <path d="M284 114h48" className="stroke-amber-700" strokeWidth="2" />
    </>
  );
}

function Register() {
  return (
    <>
      <path d="M54 26h320q12 0 12 12v206q0 12-12 12H54z" className="fill-petrol-700" />
      <path
        d="M46 26h310q12 0 12 12v206q0 12-12 12H46q-12 0-12-12V38q0-12 12-12z"
        className="fill-petrol-600"
      />
      <path d="M34 42v-4q0-12 12-12h310q12 0 12 12v4z" className="fill-petrol-400" />
      <path d="M54 52h296v140H54z" className="fill-paper" />
      <path d="M54 52h296v5H54zm0 0v140h4V52z" className="fill-paper-edge" />
      <Counter />
      <path d="M64 178h62m10 0h24" className="stroke-petrol-800" strokeWidth="5" />
      <path d="M308 178h32" className="stroke-amber-600" strokeWidth="5" />
      <path d="M58 208h110v32H58z" className="fill-petrol-950" />
      <path
        d="M67 216h9v16h-9zm16 0h9v16h-9zm16 0h9v16h-9zm16 0h9v16h-9zm16 0h9v16h-9zm16 0h9v16h-9z"
        className="fill-petrol-200"
      />
      <path d="M190 216h70m-70 14h46" className="stroke-petrol-400" strokeWidth="4" />
      <circle cx="322" cy="224" r="21" className="fill-petrol-950" />
      <circle cx="322" cy="224" r="14" className="fill-amber-500" />
      <path d="M308 224a14 14 0 0 1 28 0z" className="fill-amber-300" />
      <path d="M322 224l8-9" className="stroke-petrol-950" strokeWidth="4" />
      <path d="M44 36h.1m314 0h.1M44 246h.1m314 0h.1" className="stroke-petrol-200" strokeWidth="5" />
    </>
  );
}

/** The nozzle in its holster, spout to the left, lever to the right. */
function Nozzle() {
  return (
    <>
      <path d="M380 84h34q10 0 10 10v34h-44z" className="fill-petrol-800" />
      <path d="M380 84h34q10 0 10 10H380z" className="fill-petrol-500" />
      <path d="M390 104h34q16 0 16 18v26h-14v-20q0-8-8-8h-28z" className="fill-petrol-200" />
      <path d="M390 104h34q16 0 16 18h-5q-2-12-12-12h-33z" className="fill-paper-bright" />
      <path d="M462 156q36 4 34 36v20q0 12-14 12h-30" className="stroke-petrol-600" strokeWidth="8" />
      <path d="M456 172q22 4 18 34" className="stroke-petrol-300" strokeWidth="7" />
      <path d="M420 144h34q8 0 8 8v76q0 8-8 8h-28q-8 0-8-8v-76z" className="fill-amber-500" />
      <path d="M420 144h12v92h-6q-8 0-8-8v-76z" className="fill-amber-300" />
      <path d="M452 144h2q8 0 8 8v76q0 8-8 8h-2z" className="fill-amber-700" />
      <path d="M430 236h20v18h-20z" className="fill-petrol-300" />
    </>
  );
}

/** A dispensing meter with mechanical figures, its hose and nozzle. */
export function HoseAndMeter({ className }: IllustrationProps) {
  return (
    <Drawing width={540} height={420} className={className}>
      <path d="M20 402h500" className="stroke-petrol-400" strokeWidth="3" />
      <path d="M90 256h50v90H90zm180 0h50v90h-50z" className="fill-petrol-700" />
      <path d="M90 256h18v90H90zm180 0h18v90h-18z" className="fill-petrol-500" />
      <path d="M90 256h50v10H90zm180 0h50v10h-50z" className="fill-petrol-900" />
      <path d="M64 340h282v60H64z" className="fill-petrol-700" />
      <path d="M64 340h282v10H64z" className="fill-petrol-400" />
      <path d="M170 362h64v24h-64z" className="fill-petrol-900" />
      <path
        d="M440 250C440 330 522 336 508 374 496 398 420 372 372 372"
        className="stroke-petrol-600"
        strokeWidth="17"
      />
      <path
        d="M437 262C440 330 514 340 503 370 488 390 420 367 376 367"
        className="stroke-petrol-400"
        strokeWidth="4"
      />
      <path d="M346 356h28v32h-28z" className="fill-amber-500" />
      <path d="M346 356h28v9h-28z" className="fill-amber-300" />
      <Register />
      <Nozzle />
    </Drawing>
  );
}
