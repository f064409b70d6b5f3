import { afterEach, expect, it, vi } from 'vitest';
import { safeStorage } from './storage';

afterEach(() => vi.restoreAllMocks());

it('stores, reads and removes', () => {
  expect(safeStorage.get('key')).toBeNull();
  expect(safeStorage.set('key', 'text')).toBe(true);
  expect(safeStorage.get('key')).toBe('text');
  safeStorage.remove('key');
  expect(safeStorage.get('key')).toBeNull();
});

it.each([
  [
    'every call',
    (throwing: () => never) => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        vi.spyOn(Storage.prototype, method).mockImplementation(throwing);
      }
    },
  ],
  [
    'reaching it',
    (throwing: () => never) => {
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwing);
    },
  ],
])('never throws, although %s does', (_, breakStorage) => {
  breakStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(safeStorage.get('key')).toBeNull();
  expect(safeStorage.set('key', 'text')).toBe(false);
  expect(() => safeStorage.remove('key')).not.toThrow();
});
