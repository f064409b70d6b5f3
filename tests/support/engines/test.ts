import type { Engine } from '../../../tools/support/engines';
import { test as base, expect } from '../browser/test';
import { clearDatabase } from '../database';
import { type SiteRelay, startSiteRelay } from './site-relay';
import { type RunningEngine, startEngine } from './start-engine';
import { driveTab, type Tab } from './tab';

export interface EngineOption {
  engine: Engine;
  /** Another browser of the engine than the one found. */
  enginePath: string | undefined;
}

interface Workplace extends EngineOption {
  running: RunningEngine;
  relay: SiteRelay;
}

/** A test in the engine of its project, with an empty database and tab. It fails on any complaint of the page. */
export const test = base.extend<{ tab: Tab }, Workplace>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  enginePath: [undefined, { option: true, scope: 'worker' }],
  running: [
    async ({ engine, enginePath }, use) => {
      const running = await startEngine(engine, enginePath);
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  relay: [
    async ({ site }, use) => {
      const relay = await startSiteRelay(site.address);
      await use(relay);
      await relay.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ running, relay }, use) => {
    await clearDatabase();
    relay.database.heal();
    relay.refuse(undefined);
    const tab = driveTab(running.send, relay.address);
    await use(tab);
    expect(relay.complaints(), 'the page complained').toEqual([]);
    await tab.run(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
  },
});

export { expect };
