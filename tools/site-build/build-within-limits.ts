import { UserError } from '../support/fail.ts';
import { buildSite, type SiteBuild } from './build-site';
import { overweight, weightTable } from './report';
import type { SiteTarget } from './site-target';

/**
 * Builds the site and prints what each public page weighs.
 * @throws {UserError} when a page weighs more than it may, or production lacks a variable.
 */
export async function buildWithinLimits(folder: string, target: SiteTarget): Promise<SiteBuild> {
  const build = await buildSite(folder, target);
  console.log(weightTable(build.weights));
  const heavy = overweight(build.weights).map(({ path }) => path);
  if (heavy.length > 0) throw new UserError(`These pages weigh more than they may: ${heavy.join(', ')}.`);
  return build;
}
