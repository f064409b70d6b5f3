import { formatCount } from '@/lib/format-count';

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
