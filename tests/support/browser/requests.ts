import type { Page } from '@playwright/test';
import { demoSites, stagingSite } from '../../../tools/support/test-sites';

/** Notes the address of everything the page asks for, and every address it shows itself. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

/** Whether an address belongs neither to a site of the tests nor to an emulator. */
export function isForeign(address: string): boolean {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  const sites = [stagingSite, ...demoSites].map((site) => new URL(site.address).host);
  const { protocol, host } = new URL(address);
  return (
    /^https?:$/.test(protocol) &&
    ![...sites, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST].includes(host)
  );
}
