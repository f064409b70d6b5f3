import { Drawing, type IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

/** Mining: a haul truck climbs out of a terraced bauxite pit with a full body. */
export function MiningScene({ className }: IllustrationProps) {
  return (
    <Drawing width={160} height={120} bleed className={className}>
      <path d="M0 0h160v120H0z" className="fill-amber-100" />
      <path d="M0 34l30-12 26 8 30-14 34 12 40-10v60H0z" className="fill-sea-200" />
      <path d="M0 44h50l8 8h102v68H0z" className="fill-amber-500" />
      <path d="M0 58h40l10 10h110v52H0z" className="fill-amber-600" />
      <path d="M0 76h30l12 10h118v34H0z" className="fill-amber-700" />
      <path d="M0 112l160-14v22H0z" className="fill-amber-800" />
      <path
        d="M8 50h26m-20 16h18M8 84h18M140 60h14m-30 16h20"
        className="stroke-amber-800"
        strokeWidth="2"
        strokeOpacity=".5"
      />
      <g transform="rotate(-5 80 104)">
        <path d="M42 38q6-12 16-10 8-12 20-4 14-4 20 14z" className="fill-amber-700" />
        <path d="M58 28q8-12 20-4l-8 14H54z" className="fill-amber-500" />
        <path d="M30 40l14-4h58l26-6v7l-20 7-6 26H54q-18-6-24-30z" className="fill-paper-bright" />
        <path d="M30 40l14-4h58l26-6v4l-22 6z" className="fill-petrol-200" />
        <path d="M36 54h70l-4 16H54q-12-4-18-16z" className="fill-petrol-300" />
        <path d="M58 44v24m14-24v24m14-24v24" className="stroke-petrol-500" strokeWidth="2.500" />
        <path d="M50 72h84v10H50z" className="fill-petrol-800" />
        <path d="M106 48h18l4 14h8q3 0 3 3v17h-33z" className="fill-amber-400" />
        <path d="M110 52h11l4 12h-15z" className="fill-petrol-900" />
        <path d="M106 74h33v8h-33z" className="fill-petrol-900" />
        <path d="M126 66h10m-10 4h10" className="stroke-petrol-900" strokeWidth="2" />
        <path d="M140 70v14m5-14v14m-5-10h5m-5 5h5" className="stroke-petrol-900" strokeWidth="1.500" />
        <path d="M62 86h.1m56 0h.1" className="stroke-petrol-950" strokeWidth="36" />
        <path d="M62 86h.1m56 0h.1" className="stroke-amber-600" strokeWidth="17" />
        <path d="M62 86h.1m56 0h.1" className="stroke-petrol-950" strokeWidth="7" />
      </g>
      <path d="M22 100q-8-2-10 6-8-2-10 4h28q2-8-8-10z" className="fill-amber-600" />
    </Drawing>
  );
}
