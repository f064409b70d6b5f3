import { importFile } from './office-data';
import type { List } from './staff-desk';
import type { StaffPage } from './staff-page';

/** Reads a file and makes its dry run; undefined if that did not come to its end. */
export async function createImportStoreWaiting(page: StaffPage, list: List, file: number) {
  const store = page.openImport(list);
  await store.choose(importFile(file));
  if (store.getState().phase !== 'matching')
    throw new Error(`A file is not read: ${store.getState().problem}`);
  store.setSource('phone');
  await store.next();
  return store.getState().phase === 'checked' ? store : undefined;
}
