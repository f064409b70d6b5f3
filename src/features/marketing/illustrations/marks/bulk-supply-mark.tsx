import { Drawing, type IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

/** Bulk supply: a storage tank with its stair, gauge and outlet. */
export function BulkSupplyMark({ className }: IllustrationProps) {
  return (
    <Drawing width={120} height={96} className={className}>
      <circle cx="60" cy="48" r="44" className="fill-amber-200" />
      <path d="M82 50h26v38H82z" className="fill-petrol-700" />
      <path d="M82 50q13-10 26 0v3H82z" className="fill-petrol-400" />
      <path d="M20 26h66v62H20z" className="fill-petrol-500" />
      <path d="M20 26h18v62H20z" className="fill-petrol-300" />
      <path d="M70 26h16v62H70z" className="fill-petrol-700" />
      <path d="M20 26q33-22 66 0v5H20z" className="fill-paper-bright" />
      <path d="M58 17q16 2 28 9v5H58z" className="fill-petrol-200" />
      <path d="M20 54h66v10H20z" className="fill-amber-500" />
      <path d="M20 54h18v10H20z" className="fill-amber-300" />
      <path d="M70 54h16v10H70z" className="fill-amber-700" />
      <path d="M28 86q34-14 54-52" className="stroke-petrol-950" strokeWidth="5" />
      <path d="M28 78q32-14 50-46" className="stroke-petrol-950" strokeWidth="1.500" />
      <path d="M36 75v8m10-14v7m9-15v7m8-15v7m7-16v6" className="stroke-petrol-950" strokeWidth="1.500" />
      <path d="M46 15h14v-4H46z" className="fill-petrol-800" />
      <path d="M82 50h7v38h-7z" className="fill-petrol-500" />
      <path d="M86 82h22" className="stroke-amber-500" strokeWidth="4" />
      <path d="M98 82v-9m-6 0h12" className="stroke-amber-300" strokeWidth="3" />
      <path d="M4 90h112" className="stroke-petrol-400" strokeWidth="3" />
    </Drawing>
  );
}
