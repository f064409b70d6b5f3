import { commaSeparated, toWords } from './words';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const codes = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => names.of(code) !== undefined && code !== 'JM' && code !== 'ZZ');
const otherNames = commaSeparated(`usa, us, united states of america, america, uk, england, scotland, wales,
  great britain, britain, usvi, bvi, trinidad, tobago, antigua, cayman, grand cayman, holland`);
const countries = new Set([...codes.map((code) => names.of(code) ?? ''), ...otherNames].map(toName));

function toName(text: string): string {
  const words = toWords(text).filter((word) => word !== 'and' && word !== 'the');
  return words.join('');
}

/** 'Canada', 'U.S.A.', 'Trinidad and Tobago', but neither 'Jamaica' nor ''. */
export function isForeignCountry(text: string): boolean {
  return toName(text) !== '' && countries.has(toName(text));
}

export function isForeignCode(text: string): boolean {
  return codes.includes(text.trim().toUpperCase());
}
