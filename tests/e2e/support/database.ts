import { storeDocuments } from '../../support/store-documents';

export { clearDatabase, storedDocuments as readCollection } from '../../support/stored-documents';

/** Stores a document as it is, past the rules. */
export async function storeDocument(
  collection: string,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await storeDocuments(collection, [{ id, fields }]);
}
