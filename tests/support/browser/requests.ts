import type { Page } from '@playwright/test';

/** Notes the address of everything the page asks for, and every address it shows itself. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

/** The addresses that belong neither to the site nor to an emulator. */
export function foreignAddresses(addresses: readonly string[], site: string): string[] {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  const own = [new URL(site).host, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST];
  return addresses.filter((address) => {
    const { protocol, host } = new URL(address);
    return /^https?:$/.test(protocol) && !own.includes(host);
  });
}
