import { Drawing, type IllustrationProps } from './parts/drawing';

/** The hydrometer: its stem with the scale stands out of the fuel, its bulb hangs in it. */
function Hydrometer() {
  return (
    <>
      <path d="M122 56q0-6 6-6t6 6v150h-12z" className="fill-paper-bright" />
      <path d="M130 50q4 1 4 6v150h-4z" className="fill-paper-line" />
      <path
        d="M124 74h6m-6 10h4m-4 10h4m-4 10h6m-6 10h4m-4 10h4m-4 10h6m-6 10h4"
        className="stroke-petrol-800"
        strokeWidth="2"
      />
      <path d="M122 204h12q14 16 14 46t-14 44h-12q-14-14-14-44t14-46z" className="fill-amber-200" />
      <path d="M130 204h4q14 16 14 46t-14 44h-4q8-14 8-44t-8-46z" className="fill-amber-300" />
      <path d="M111 268h34q-2 17-11 26h-12q-9-9-11-26z" className="fill-petrol-800" />
    </>
  );
}

function Cylinder() {
  return (
    <>
      <path d="M70 34h116l-6 14v328H76V48z" className="fill-paper-bright" fillOpacity=".5" />
      <path d="M80 164h96v208H80z" className="fill-amber-600" />
      <path d="M80 164h96v10H80z" className="fill-amber-300" />
      <path d="M80 330h96v42H80z" className="fill-amber-700" />
    </>
  );
}

/** The marks on the glass, and the light that falls on it from the left. */
function Glass() {
  return (
    <>
      <path
        d="M160 100h16m-10 32h10m-16 32h16m-10 32h10m-16 32h16m-10 32h10m-16 32h16m-10 32h10"
        className="stroke-petrol-950"
        strokeWidth="2.500"
      />
      <path d="M86 60h10v306H86z" className="fill-paper-bright" fillOpacity=".55" />
      <path d="M101 60h4v306h-4z" className="fill-paper-bright" fillOpacity=".3" />
      <path d="M64 30h124q4 0 3 4l-9 14H76l-14-12q-3-6 2-6z" className="fill-paper-bright" />
      <path d="M76 48h106l3-5H71z" className="fill-petrol-300" />
      <path d="M76 48v324m104-324v324" className="stroke-petrol-800" strokeWidth="4" />
      <path d="M60 372h136q10 0 14 20H46q4-20 14-20z" className="fill-petrol-800" />
      <path d="M60 372h136q5 0 9 6H51q4-6 9-6z" className="fill-petrol-500" />
      <path d="M36 392h184v12H36z" className="fill-petrol-950" />
    </>
  );
}

/** A sample of diesel in a measuring cylinder, its density read by a floating hydrometer. */
export function SampleCylinder({ className }: IllustrationProps) {
  return (
    <Drawing width={256} height={404} className={className}>
      <Cylinder />
      <Hydrometer />
      <Glass />
    </Drawing>
  );
}
