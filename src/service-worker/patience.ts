/** What the manifest adds to an address, so that the site opens at once from the home screen. */
const fromHomeScreen = '?home-screen';

/** In milliseconds (requirement 12.2). */
const limits = { fromHomeScreen: 0, fresh: 50, other: 3000 };
/** Seven days, in milliseconds. */
const freshFor = 7 * 24 * 3_600_000;

/**
 * How long a page waits for the host before what is kept of it is shown, in milliseconds: a fresh page is as good as the
 * host's, but not for whoever loads it anew.
 */
export function patienceFor(
  { cache, url }: Pick<Request, 'cache' | 'url'>,
  kept: Pick<Response, 'headers'> | undefined,
): number {
  if (cache === 'no-cache' || cache === 'reload') return limits.other;
  if (new URL(url).search === fromHomeScreen) return limits.fromHomeScreen;
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  return age < freshFor ? limits.fresh : limits.other;
}
