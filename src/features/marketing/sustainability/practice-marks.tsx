import type { ReactElement } from 'react';

/** A tanker going on round the loop. */
const route = (
  <>
    <path d="M14 50q8-26 42-22t46-12 46 6" className="stroke-sea-400" strokeWidth="4" strokeDasharray="2 9" />
    <circle cx="56" cy="28" r="6" className="fill-amber-500" />
    <circle cx="102" cy="16" r="6" className="fill-amber-500" />
    <path d="M14 56h62q8 0 8 8v14q0 8-8 8H14q-8 0-8-8V64q0-8 8-8z" className="fill-paper-bright" />
    <path d="M6 68h78v6H6z" className="fill-sea-600" />
    <path d="M88 58h18l12 16v14H88z" className="fill-amber-500" />
    <path d="M94 63h9l7 11H94z" className="fill-petrol-900" />
    <path d="M6 84h112v6H6z" className="fill-petrol-900" />
    <path
      d="M26 80a8 8 0 1 0 .1 0zM48 80a8 8 0 1 0 .1 0zM102 80a8 8 0 1 0 .1 0z"
      className="fill-petrol-950"
    />
  </>
);

/** A pump at work, its engine's key turned off. */
const pump = (
  <>
    <path d="M22 20h48q6 0 6 6v70H16V26q0-6 6-6z" className="fill-sea-600" />
    <path d="M26 30h40v22H26z" className="fill-petrol-950" />
    <path d="M33 36v10m10-10v10m10-10v10" className="stroke-amber-300" strokeWidth="4" />
    <path d="M76 44h12q8 0 8 8v24q0 8 8 8t8-8V34" className="stroke-petrol-900" strokeWidth="5" />
    <path d="M104 22h22l6 6v8h-28z" className="fill-amber-500" />
    <path d="M12 90h68v6H12z" className="fill-petrol-900" />
    <path d="M32 66h28v14H32z" className="fill-sea-200" />
  </>
);

/** Two drums on their way back. */
const drums = (
  <>
    <path d="M16 34h44v62H16zM68 34h44v62H68z" className="fill-petrol-700" />
    <path d="M16 34h14v62H16zM68 34h14v62H68z" className="fill-petrol-500" />
    <path
      d="M14 32h48m-48 22h48m-48 22h48m4-44h48m-48 22h48m-48 22h48"
      className="stroke-petrol-900"
      strokeWidth="4"
    />
    <path d="M112 24A48 22 0 0 0 24 22m0 0l15 2m-15-2l3-14" className="stroke-sea-600" strokeWidth="5" />
  </>
);

/** A young tree on its stake. */
const tree = (
  <>
    <path d="M62 96V46m0 22l18-16M62 60L46 48" className="stroke-amber-800" strokeWidth="6" />
    <path
      d="M36 50q-16-2-14-18-2-16 14-18 8-14 26-12 20-2 26 14 16 2 14 18 0 16-18 18-10 10-22 4-14 8-26-6z"
      className="fill-sea-600"
    />
    <path
      d="M36 14q8-14 26-12 10 0 16 4-20 0-30 14-16 2-20 18-4-2-6-6 0-16 14-18z"
      className="fill-sea-400"
    />
    <path d="M94 96V58m-32 14h32" className="stroke-petrol-700" strokeWidth="4" />
    <path d="M34 96q28-14 56 0z" className="fill-amber-800" />
  </>
);

/** What stands by the road at each practice, in the order of the list. */
export const practiceMarks: readonly ReactElement[] = [route, pump, drums, tree];
