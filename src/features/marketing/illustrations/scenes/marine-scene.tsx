import { Drawing, type IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

/** Marine: a freighter bow-on, taking bunkers from a barge alongside. */
export function MarineScene({ className }: IllustrationProps) {
  return (
    <Drawing width={160} height={120} bleed className={className}>
      <path d="M0 0h160v120H0z" className="fill-petrol-200" />
      <path d="M0 70l20-8 16 3 24-11 30 10 24-5 46 11v14H0z" className="fill-petrol-300" />
      <path d="M0 76h160v44H0z" className="fill-sea-600" />
      <path d="M0 100q40-6 80 0t80 0v20H0z" className="fill-sea-800" />
      <path d="M56 30h46v18H56z" className="fill-paper-bright" />
      <path d="M80 30h22v18H80z" className="fill-paper-line" />
      <path d="M48 26h62v6H48z" className="fill-petrol-800" />
      <path d="M60 36h38v6H60z" className="fill-petrol-800" />
      <path d="M79 26V8m-10 6h20" className="stroke-petrol-800" strokeWidth="2.500" />
      <path d="M36 48h86q0 10-6 24l-8 30H50l-8-30q-6-14-6-24z" className="fill-petrol-900" />
      <path d="M79 48h43q0 10-6 24l-8 30H79z" className="fill-petrol-700" />
      <path d="M45 82h68l-5 20H50z" className="fill-amber-600" />
      <path d="M79 82h34l-5 20H79z" className="fill-amber-500" />
      <path d="M36 48h86v4H36z" className="fill-amber-300" />
      <path d="M79 52v50" className="stroke-petrol-950" strokeWidth="2" />
      <path d="M60 60v8m-4-2q4 6 8 0m34-6v8m-4-2q4 6 8 0" className="stroke-petrol-200" strokeWidth="2" />
      <path d="M110 88h50v20h-40q-8-8-10-20z" className="fill-petrol-950" />
      <path d="M110 88h50v4h-49z" className="fill-amber-400" />
      <path d="M132 70h22v18h-22z" className="fill-paper-bright" />
      <path d="M136 74h6v6h-6zm9 0h6v6h-6z" className="fill-petrol-800" />
      <path d="M124 88V74q0-6-4-12-4-8-12-8" className="stroke-petrol-950" strokeWidth="3" />
      <path d="M30 104h64m-78 7h30m20 3h40M4 88h24m-14 5h20" className="stroke-sea-400" strokeWidth="2" />
    </Drawing>
  );
}
