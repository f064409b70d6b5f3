import { Drawing, type IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

/** Construction: an excavator at the edge of its own cut. */
export function ConstructionScene({ className }: IllustrationProps) {
  return (
    <Drawing width={160} height={120} bleed className={className}>
      <path d="M0 0h160v120H0z" className="fill-paper-dim" />
      <circle cx="120" cy="36" r="24" className="fill-amber-200" />
      <path d="M0 70V38h10v32h8V24h20v46zm52 0V46h22v24z" className="fill-petrol-200" />
      <path
        d="M22 30h4v5h-4zm8 0h4v5h-4zm-8 10h4v5h-4zm8 0h4v5h-4zM56 52h5v5h-5zm9 0h5v5h-5z"
        className="fill-paper-dim"
      />
      <path d="M0 70q30-8 66-2t94-8v60H0z" className="fill-amber-300" />
      <path d="M0 96h100l14 10 46-2v16H0z" className="fill-amber-800" />
      <path d="M108 96l10-14 12-6 14 8 16 14v10l-46-2z" className="fill-amber-700" />
      <path d="M118 82l12-6 6 4-12 12z" className="fill-amber-500" />
      <path
        d="M72 60L84 20q2-6 8-4l42 28"
        className="stroke-amber-800"
        strokeWidth="10"
        strokeLinejoin="miter"
      />
      <path d="M72 60L84 20q2-6 8-4l42 28" className="stroke-amber-500" strokeWidth="7" />
      <path d="M80 42l12-18m4-8l20 18" className="stroke-petrol-800" strokeWidth="3" />
      <path d="M134 44l-6 26" className="stroke-amber-600" strokeWidth="6" />
      <path d="M120 66l16 4q2 16-14 18-8-2-10-8l8-2z" className="fill-petrol-900" />
      <path d="M112 80l-3 4m7-1l-1 5m7-3l1 4" className="stroke-petrol-900" strokeWidth="2.500" />
      <path d="M18 54h30l4 8h30v16H18q-4 0-4-4V58q0-4 4-4z" className="fill-amber-500" />
      <path d="M14 68h68v10H18q-4 0-4-4z" className="fill-amber-600" />
      <path d="M18 54h30l4 5H14v-1q0-4 4-4z" className="fill-amber-300" />
      <path d="M52 40h20l8 22v8H52z" className="fill-petrol-800" />
      <path d="M56 44h13l6 18H56z" className="fill-petrol-200" />
      <path d="M60 44h5l-6 18h-3V50z" className="fill-paper-bright" />
      <path d="M22 60h14m-14 5h14" className="stroke-amber-800" strokeWidth="2" />
      <path d="M34 78h28v6H34z" className="fill-petrol-950" />
      <path d="M16 84h66q8 0 8 7t-8 7H16q-8 0-8-7t8-7z" className="fill-petrol-950" />
      <path d="M17 91h.1m15 0h.1m15 0h.1m15 0h.1m15 0h.1" className="stroke-petrol-400" strokeWidth="7" />
    </Drawing>
  );
}
