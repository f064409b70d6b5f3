import { type CustomerField, customerFieldNames, customerFields, draftFields } from './customer-fields';

export interface ExportColumn {
  title: string;
  field: Exclude<CustomerField, 'updatedAt' | 'totalOrders' | 'totalSpent'> | 'name';
}

const columnsOf = (fields: readonly CustomerField[]): ExportColumn[] =>
  fields.flatMap((field) => {
    const { column } = customerFields[field];
    return column ? [{ title: column, field: field as ExportColumn['field'] }] : [];
  });

/** Requirement 7.4. The message comes last, as it may be long. */
export const exportColumns: readonly ExportColumn[] = [
  { title: 'Name', field: 'name' },
  ...columnsOf(customerFieldNames.filter((field) => field !== 'message')),
  ...columnsOf(['message']),
];

const furtherColumns: readonly ExportColumn[] = [
  ...draftFields
    .filter((field) => customerFields[field].column === null)
    .map((field) => ({ title: customerFields[field].label, field })),
  { title: customerFields.source.details[1], field: 'source' },
];

/** Requirement 7.4: an import of these columns makes the same customer again. */
export const importableColumns: readonly ExportColumn[] = [...exportColumns, ...furtherColumns];

export function ownExportFields(
  titles: readonly string[],
): (ExportColumn['field'] | undefined)[] | undefined {
  const isOwn = exportColumns.every(({ title }, index) => titles[index] === title);
  if (!isOwn) return undefined;
  return titles.map((title) => importableColumns.find((column) => column.title === title)?.field);
}
