// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from './storage';

describe.each([
  ['localStorage', safeLocalStorage, safeSessionStorage],
  ['sessionStorage', safeSessionStorage, safeLocalStorage],
] as const)('%s', (name, safeStorage, otherStorage) => {
  it('stores, reads and removes without touching the other storage', () => {
    expect(safeStorage.get('key')).toBeNull();
    expect(safeStorage.set('key', 'text')).toBe(true);
    expect(safeStorage.get('key')).toBe('text');
    expect(otherStorage.get('key')).toBeNull();
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
        vi.spyOn(window, name, 'get').mockImplementation(throwing);
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
});
