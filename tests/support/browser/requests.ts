import type { Page } from '@playwright/test';

/** Notes the address of everything the page asks for, and every address it shows itself. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

/** Whether an address is neither of a site nor of an emulator: tests have both on this machine. */
export function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && hostname !== '127.0.0.1';
}
