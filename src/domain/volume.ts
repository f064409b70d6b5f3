import { formatCount } from '@/lib/format-count';
import type { VolumeBand } from './estimated-request';

/** The trade counts US gallons, Jamaica's pumps count litres. */
export const litresPerGallon = 3.785411784;

export interface Range {
  readonly low: number;
  readonly high: number;
}

export function rounded(amount: number): string {
  return formatCount(Number(amount.toPrecision(2)));
}

const spanned = ({ low, high }: Range, factor = 1) => {
  const [least, most] = [rounded(low * factor), rounded(high * factor)];
  return least === most ? most : `${least}–${most}`;
};

export function gallonsText(gallons: Range): string {
  return spanned(gallons);
}

export function litresText(gallons: Range): string {
  return spanned(gallons, litresPerGallon);
}

/** '210–280 gallons (790–1,100 litres)' */
export function volumeText(gallons: Range): string {
  return `${gallonsText(gallons)} gallons (${litresText(gallons)} litres)`;
}

const bandStarts = [
  ['under-50', 0],
  ['50-100', 50],
  ['100-500', 100],
  ['500-1000', 500],
  ['over-1000', 1000.5],
] as const satisfies readonly (readonly [VolumeBand, number])[];

/** The band of an amount in gallons. 1,000 are not over 1,000. Undefined for NaN. */
export function bandOf(gallons: number): VolumeBand | undefined {
  return bandStarts.findLast(([, least]) => gallons >= least)?.[0];
}
