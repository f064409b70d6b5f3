function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 125)`}>
      <circle r="25" className="fill-petrol-950" />
      <circle r="14" className="fill-petrol-400" />
      <path d="M-14 0a14 14 0 0 1 28 0z" className="fill-petrol-300" />
      <circle r="5" className="fill-petrol-900" />
    </g>
  );
}

/** The rounded tank in bands from the lit top to the shaded belly. */
function Tank() {
  return (
    <>
      <path
        d="M24 20h242a20 20 0 0 1 20 20v40a20 20 0 0 1-20 20H24A20 20 0 0 1 4 80V40a20 20 0 0 1 20-20z"
        className="fill-petrol-200"
      />
      <path d="M6 32h278v4q2 3 2 10H4q0-7 2-14z" className="fill-paper" />
      <path d="M6 32q5-12 18-12h242q13 0 18 12z" className="fill-amber-200" />
      <path d="M4 74h282v6q0 20-20 20H24Q4 100 4 80z" className="fill-petrol-400" />
      <path d="M9 92h272q-6 8-15 8H24q-9 0-15-8z" className="fill-petrol-600" />
      <path d="M4 54h282v9H4z" className="fill-amber-500" />
      <path
        d="M74 21v79m71-79v79m71-79v79"
        className="stroke-petrol-600"
        strokeOpacity=".45"
        strokeWidth="1.500"
      />
      <circle cx="251" cy="59" r="18" className="fill-petrol-900" />
      <path d="M251 46c6 7 9 11 9 16a9 9 0 0 1-18 0c0-5 3-9 9-16z" className="fill-amber-400" />
      <path d="M28 16h236v4H28zm24 0v-6h24v6zm71 0v-6h24v6zm71 0v-6h24v6z" className="fill-petrol-500" />
      <path d="M52 10h24m47 0h24m47 0h24" className="stroke-amber-300" strokeWidth="2" />
      <path d="M30 16V0h232v16M88 0v16m58-16v16m58-16v16" className="stroke-petrol-300" strokeWidth="1.500" />
    </>
  );
}

function Cab() {
  return (
    <>
      <path d="M292 122V24q0-8 8-8h58q13 0 17 12l17 44q4 9 4 18v32z" className="fill-amber-500" />
      <path d="M292 92h104v30H292z" className="fill-amber-600" />
      <path
        d="M292 28v-4q0-8 8-8h58q13 0 17 12l17 44q4 9 4 18v32h-9V92q0-9-4-18l-16-42q-2-5-8-5z"
        className="fill-amber-300"
      />
      <path d="M306 36h49q6 0 8 5l13 33h-70z" className="fill-petrol-900" />
      <path d="M330 36h18l-20 38h-19z" className="fill-amber-200" fillOpacity=".55" />
      <path d="M299 34v82h58V78M303 82h12" className="stroke-amber-800" strokeOpacity=".6" strokeWidth="2" />
      <path d="M376 34h8v26h-7M325 16V7h14v9z" className="fill-amber-300 stroke-petrol-950" strokeWidth="2" />
      <path d="M284 122h116v14h-26a29 29 0 0 0-58 0h-32z" className="fill-petrol-800" />
      <path d="M388 102h8v12h-8z" className="fill-paper-bright" />
    </>
  );
}

/**
 * The delivery tanker seen from its right, 400 units long and 150 high, wheels on y = 150: reel at the tail, cab in amber.
 * Light falls from above and ahead.
 */
export function TankerTruck() {
  return (
    <>
      <path d="M4 100h290v14H4zm196 14h70v20h-70z" className="fill-petrol-950" />
      <path d="M200 114h70v5h-70z" className="fill-petrol-600" />
      <Tank />
      <Cab />
      <path d="M0 100h46v38H0z" className="fill-petrol-700" />
      <path d="M0 100h46v5H0z" className="fill-petrol-400" />
      <circle cx="23" cy="121" r="13" className="fill-petrol-950 stroke-amber-400" strokeWidth="4" />
      <circle cx="23" cy="121" r="5" className="fill-amber-400" />
      <path d="M54 112q8-18 29-18h50q21 0 29 18" className="stroke-petrol-950" strokeWidth="6" />
      <Wheel x={84} />
      <Wheel x={137} />
      <Wheel x={345} />
    </>
  );
}
