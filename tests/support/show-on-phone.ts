import { vi } from 'vitest';

/** Has no media query match, as on a phone, until the globals are restored. */
export function showOnPhone() {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
}
