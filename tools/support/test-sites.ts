import { availableParallelism } from 'node:os';
import { hostingPort, testPorts } from './ports.ts';
import { testProject } from './project.ts';

export interface TestSite {
  name: string;
  /** The Firebase project whose database it uses. */
  projectId: string;
  /** Without a slash at the end. */
  address: string;
}

/** Browsers that test at a time: one more than there are cores, because one often waits. */
export const browserCount = Math.min(availableParallelism() + 1, 4);

const site = (name: string, projectId: string, index: number): TestSite => ({
  name,
  projectId,
  address: `http://127.0.0.1:${hostingPort(testPorts.site, index)}`,
});

/**
 * The production site, whose staff sign in with the Auth emulator. That one takes every sign-in for its own project's:
 * one test at a time.
 */
export const stagingSite = site('staging', testProject, 0);

/** The demonstration, once a browser, each with a project and therefore a database of its own. */
export const demoSites: readonly TestSite[] = Array.from({ length: browserCount }, (_, index) =>
  site(`demo-${index}`, `${testProject}-${index}`, index + 1),
);

/** The staging site alone offers notifications while no screen is open; nobody holds the private key. */
export const stagingPushKey =
  'BBFMkp81D11A9N05ZaqOgdVcXlo4DdXA_xvBTlrmHqPtvbhIv5Awy7_VI8AlqKq4v6i5Iu08eslI8FmCdIsoFNg';
