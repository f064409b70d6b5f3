import { openDB } from 'idb';
import { safeLocalStorage } from '@/lib/storage';

const signIns = {
  database: 'firebaseLocalStorageDb',
  store: 'firebaseLocalStorage',
  key: 'firebase:authUser:',
};

/** For a logout without Firebase Auth's script. The database stays, as other tabs hold it open. */
export async function clearSignIns(): Promise<void> {
  for (const key of safeLocalStorage.keys()) if (key.startsWith(signIns.key)) safeLocalStorage.remove(key);
  const database = await openDB(signIns.database);
  try {
    if (database.objectStoreNames.contains(signIns.store)) await database.clear(signIns.store);
  } finally {
    database.close();
  }
}
