import { Drawing, type IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

/** Transport & Logistics: a container truck leaves the port, ship-to-shore cranes behind it. */
export function TransportScene({ className }: IllustrationProps) {
  return (
    <Drawing width={160} height={120} bleed className={className}>
      <path d="M0 0h160v120H0z" className="fill-amber-400" />
      <circle cx="34" cy="58" r="22" className="fill-amber-200" />
      <path d="M0 78l22-8 18 3 20-9 30 10 30-6 40 10v20H0z" className="fill-amber-600" />
      <path
        className="stroke-petrol-800"
        strokeWidth="2.500"
        d="M92 84V22m20 62V22M86 34h66M92 22l20 22m0-22L92 44m0 0l20 18m0-18L92 62m10-52l44 24M102 10v12m-14 0h28M102 10L88 34m48 0v20M60 84V40m12 44V40M46 52h40M60 40h12M60 40L48 52m24-12 12 12"
      />
      <path d="M128 54h16v8h-16z" className="fill-petrol-800" />
      <path d="M0 84h160v36H0z" className="fill-petrol-800" />
      <path d="M0 84h160v3H0z" className="fill-petrol-600" />
      <path d="M8 112h22m14 0h22m14 0h22m14 0h22m14 0h8" className="stroke-amber-300" strokeWidth="2" />
      <path d="M50 58h92v34H50z" className="fill-sea-600" />
      <path d="M50 58h92v5H50z" className="fill-sea-200" />
      <path d="M50 84h92v8H50z" className="fill-sea-800" />
      <path
        d="M60 67v14m8-14v14m8-14v14m8-14v14m8-14v14m8-14v14m8-14v14m8-14v14m8-14v14"
        className="stroke-sea-800"
        strokeWidth="2"
      />
      <path d="M20 96V72q0-2 2-4l8-10q2-2 4-2h12v40z" className="fill-paper-bright" />
      <path d="M20 86h26v10H20z" className="fill-paper-line" />
      <path d="M25 73l7-11h8v13H25z" className="fill-petrol-900" />
      <path d="M32 62h4l-5 13h-6v-2z" className="fill-petrol-300" />
      <path d="M17 96h34l4-4h88v5H56l-5 3H17z" className="fill-petrol-950" />
      <path d="M20 88h3v5h-3z" className="fill-amber-300" />
      <path d="M31 100h.1m22 0h.1m60 0h.1m16 0h.1" className="stroke-petrol-950" strokeWidth="15" />
      <path d="M31 100h.1m22 0h.1m60 0h.1m16 0h.1" className="stroke-petrol-300" strokeWidth="6" />
    </Drawing>
  );
}
