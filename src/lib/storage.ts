/**
 * Browser storage that never throws: private windows, blocked cookies and full disks read as empty and
 * refuse writes quietly.
 */
function safe(storage: () => Storage) {
  return {
    /** The stored text, or null when there is none or storage is out of reach. */
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** The keys of all that is stored. */
    keys(): string[] {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
    /** Whether the text could be stored. */
    set(key: string, value: string): boolean {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    /** Removes a key; out-of-reach storage has nothing to remove. */
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing can have been stored there.
      }
    },
  };
}

/** What every tab of this browser shares, until it is cleared. */
export const safeLocalStorage = safe(() => window.localStorage);

/** What one tab keeps through reloads, and forgets when it is closed. */
export const safeSessionStorage = safe(() => window.sessionStorage);

/** Whether the browser has IndexedDB and lets this page reach it. */
export function hasIndexedDb(): boolean {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
}
