import { Drawing, type IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

/** Power Generation: the grid is dark, the clinic on its generator is lit. */
export function PowerScene({ className }: IllustrationProps) {
  return (
    <Drawing width={160} height={120} bleed className={className}>
      <path d="M0 0h160v120H0z" className="fill-petrol-900" />
      <circle cx="30" cy="26" r="13" className="fill-paper" />
      <circle cx="36" cy="23" r="12" className="fill-petrol-900" />
      <path d="M0 74l26-12 22 4 30-16 30 14 52-10v66H0z" className="fill-petrol-800" />
      <path d="M58 98V30m-9 8h18m-16 8h14" className="stroke-petrol-600" strokeWidth="3" />
      <path
        d="M50 38Q28 48 0 46m52 0Q28 56 0 54M66 38q10 4 18 3"
        className="stroke-petrol-600"
        strokeWidth="1.500"
      />
      <path d="M86 32h62v66H86z" className="fill-petrol-950" />
      <path d="M82 28h70v6H82z" className="fill-petrol-600" />
      <path
        className="fill-amber-300"
        d="M94 42h10v10H94zm15 0h10v10h-10zm30 0h4v10h-4zM94 60h10v10H94zm30 0h10v10h-10zm15 0h4v10h-4zM124 78h12v20h-12z"
      />
      <path
        d="M124 42h10v10h-10zM109 60h10v10h-10zM94 42h10v4H94zm15 0h10v4h-10z"
        className="fill-amber-100"
      />
      <path d="M108 12h5v5h5v5h-5v5h-5v-5h-5v-5h5z" className="fill-sea-400" />
      <path d="M0 96h160v24H0z" className="fill-petrol-950" />
      <path d="M0 96h160v2H0z" className="fill-petrol-700" />
      <path d="M120 98h20l12 12h-40z" className="fill-amber-500" fillOpacity=".35" />
      <path d="M80 104q18 12 40 0" className="stroke-amber-500" strokeWidth="3" />
      <path d="M26 62V50h6v12z" className="fill-petrol-400" />
      <path d="M14 66q0-4 4-4h60q4 0 4 4v34H14z" className="fill-amber-500" />
      <path d="M54 62h24q4 0 4 4v34H54z" className="fill-amber-600" />
      <path d="M14 68v-2q0-4 4-4h60q4 0 4 4v2z" className="fill-amber-200" />
      <path d="M21 75h24m-24 6h24m-24 6h24m-24 6h24" className="stroke-petrol-900" strokeWidth="2.500" />
      <path d="M60 74h16v11H60z" className="fill-petrol-950" />
      <path d="M63 81l3-4 3 2 4-3" className="stroke-sea-400" strokeWidth="1.500" />
      <path d="M10 100h76v8H10z" className="fill-petrol-600" />
    </Drawing>
  );
}
