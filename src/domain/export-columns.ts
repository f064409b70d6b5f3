import { type CustomerField, customerFieldNames, customerFields, draftFields } from './customer-fields';

/** A column of an export: a field, or both names in one. */
export interface ExportColumn {
  title: string;
  field: Exclude<CustomerField, 'updatedAt' | 'totalOrders' | 'totalSpent'> | 'name';
}

const columnsOf = (fields: readonly CustomerField[]): ExportColumn[] =>
  fields.flatMap((field) => {
    const { column } = customerFields[field];
    return column ? [{ title: column, field: field as ExportColumn['field'] }] : [];
  });

/** Requirement 7.4: the columns of the export, in their order. The message, which may be long, comes last. */
export const exportColumns: readonly ExportColumn[] = [
  { title: 'Name', field: 'name' },
  ...columnsOf(customerFieldNames.filter((field) => field !== 'message')),
  ...columnsOf(['message']),
];

/** Requirement 7.4: the columns that follow in an export that is to be imported again. */
const furtherColumns: readonly ExportColumn[] = [
  ...draftFields
    .filter((field) => customerFields[field].column === null)
    .map((field) => ({ title: customerFields[field].label, field })),
  { title: customerFields.source.details[1], field: 'source' },
];

/** Requirement 7.4: the columns from which an import makes the same customer again. */
export const importableColumns: readonly ExportColumn[] = [...exportColumns, ...furtherColumns];

/** The fields of a file's columns where the file is an export of this list; undefined for any other file. */
export function ownExportFields(
  titles: readonly string[],
): (ExportColumn['field'] | undefined)[] | undefined {
  const isOwn = exportColumns.every(({ title }, index) => titles[index] === title);
  if (!isOwn) return undefined;
  return titles.map((title) => importableColumns.find((column) => column.title === title)?.field);
}
