/** Never throws: private windows, blocked cookies and full disks read as empty and refuse writes. */
function safe(storage: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    keys(): string[] {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
    set(key: string, value: string): boolean {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // Storage out of reach holds nothing.
      }
    },
  };
}

export type BrowserStorage = ReturnType<typeof safe>;

export const safeLocalStorage = safe(() => window.localStorage);

export const safeSessionStorage = safe(() => window.sessionStorage);

export function hasIndexedDb(): boolean {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
}
