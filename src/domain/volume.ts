/** What a US gallon holds, in litres: the trade counts gallons, Jamaica's pumps count litres. */
export const litresPerGallon = 3.785411784;

/** The least and the most that something may be. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

// `toLocaleString` would make one for each of a list's rows, which took longer than to draw them.
const amounts = new Intl.NumberFormat('en-JM');

/** '1,900': two digits say as much as an estimate knows. */
export function rounded(amount: number): string {
  return amounts.format(Number(amount.toPrecision(2)));
}

const spanned = ({ low, high }: Range, factor = 1) => {
  const [least, most] = [rounded(low * factor), rounded(high * factor)];
  return least === most ? most : `${least}–${most}`;
};

/** '210–280', in US gallons. */
export function gallonsText(gallons: Range): string {
  return spanned(gallons);
}

/** '790–1,100', in litres. */
export function litresText(gallons: Range): string {
  return spanned(gallons, litresPerGallon);
}

/** '210–280 gallons (790–1,100 litres)'. */
export function volumeText(gallons: Range): string {
  return `${gallonsText(gallons)} gallons (${litresText(gallons)} litres)`;
}
