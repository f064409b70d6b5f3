/** What the list can be sorted by; each is a word of the address. */
export const sortKeys = ['created', 'name', 'email', 'company', 'fuel', 'status'] as const;

export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  key: SortKey;
  /** From the last to the first: Z to A, newest first. */
  descending: boolean;
}

/** Requirement 4: ordering is by createdAt, newest first. */
export const newestFirst: Sort = { key: 'created', descending: true };

/** Whether the list is in the order that the specification gives it. */
export function isNewestFirst({ key, descending }: Sort): boolean {
  return key === newestFirst.key && descending === newestFirst.descending;
}

/** The sort as an address holds it: 'name', or '-name' for the other way round; undefined for newest first. */
export function sortToText(sort: Sort): string | undefined {
  return isNewestFirst(sort) ? undefined : `${sort.descending ? '-' : ''}${sort.key}`;
}

/** Reads what `sortToText` writes; newest first for anything else. */
export function textToSort(text: string | null): Sort {
  const [, minus, word] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  const key = sortKeys.find((known) => known === word);
  return key ? { key, descending: minus === '-' } : newestFirst;
}

/** What a press on a column's heading makes of the sort: upwards, downwards, and back to newest first. */
export function nextSort({ key, descending }: Sort, pressed: SortKey): Sort {
  if (key !== pressed) return { key: pressed, descending: false };
  return descending ? newestFirst : { key, descending: true };
}
