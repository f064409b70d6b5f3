import { Drawing, type IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

function TruckFront({
  x,
  y,
  scale = 1,
  lead = false,
}: {
  x: number;
  y: number;
  scale?: number;
  lead?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-24 6h10v14h-10zm38 0h10v14H14z" className="fill-petrol-950" />
      <path
        d="M-24-44q2-12 10-12h28q8 0 10 12l4 26v22q0 4-4 4h-48q-4 0-4-4v-22z"
        className={lead ? 'fill-amber-500' : 'fill-petrol-500'}
      />
      <path
        d="M-24-44q2-12 10-12h28q8 0 10 12l1 4h-50z"
        className={lead ? 'fill-amber-600' : 'fill-petrol-300'}
      />
      <path d="M-20-40h40l4 20h-48z" className="fill-petrol-950" />
      <path d="M-14-40h12l-6 20h-10z" className="fill-petrol-300" />
      <path d="M-12-12h24m-24 5h24m-24 5h24" className="stroke-petrol-950" strokeWidth="2.500" />
      <path d="M-25-12h8v7h-8zm42 0h8v7h-8z" className="fill-paper-bright" />
      <path d="M-30 2h60v8h-60z" className="fill-petrol-800" />
      <path d="M-29-38v12m58-12v12" className="stroke-petrol-800" strokeWidth="4" />
    </g>
  );
}

/** Fleet refuelling: three trucks nose to the gate, the first one served. */
export function FleetRefuellingMark({ className }: IllustrationProps) {
  return (
    <Drawing width={120} height={96} className={className}>
      <circle cx="60" cy="48" r="44" className="fill-amber-200" />
      <TruckFront x={29} y={70} scale={0.68} />
      <TruckFront x={91} y={70} scale={0.68} />
      <TruckFront x={60} y={72} lead />
      <path d="M4 92h112" className="stroke-petrol-400" strokeWidth="3" />
    </Drawing>
  );
}
