import type { Option } from './options';
import { litresPerGallon, rounded } from './volume';

/** '50–100 gallons (190–380 litres)' */
export function optionText({ label }: Option): string {
  if (!label.endsWith('gallons')) return label;
  const litres = label
    .replace(/[\d,]+/g, (amount) => rounded(Number(amount.replace(',', '')) * litresPerGallon))
    .replace('gallons', 'litres')
    .toLowerCase();
  return `${label} (${litres})`;
}

export function textOf(options: readonly Option[], value: string): string {
  const option = options.find((candidate) => candidate.value === value);
  return option ? optionText(option) : value;
}
