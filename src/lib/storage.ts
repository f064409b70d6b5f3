/**
 * Browser storage that never throws: private windows, blocked cookies and full disks read as empty and
 * refuse writes quietly.
 */
export const safeStorage = {
  /** The stored text, or null when there is none or storage is out of reach. */
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Whether the text could be stored. */
  set(key: string, value: string): boolean {
    try {
      window.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  /** Removes a key; out-of-reach storage has nothing to remove. */
  remove(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing can have been stored there.
    }
  },
};
