/** In the order of their codes in ISO 3166-2, which shops export. */
const codedParishes = [
  'Kingston',
  'Saint Andrew',
  'Saint Thomas',
  'Portland',
  'Saint Mary',
  'Saint Ann',
  'Trelawny',
  'Saint James',
  'Hanover',
  'Westmoreland',
  'Saint Elizabeth',
  'Manchester',
  'Clarendon',
  'Saint Catherine',
];

/** 'JM-14' → 'Saint Catherine' */
export function parishOfCode(text: string): string | undefined {
  const [, number] = /^\s*jm-(\d\d)\s*$/i.exec(text) ?? [];
  return codedParishes[Number(number) - 1];
}
