/** The manifest adds it, so that the site opens at once from the home screen. */
const fromHomeScreen = '?home-screen';

/** In milliseconds (requirement 12.2). */
const limits = { fromHomeScreen: 0, fresh: 50, other: 3000 };
const freshFor = 7 * 24 * 3_600_000;

/** A fresh page is as good as the host's, unless the visitor reloads. In milliseconds. */
export function networkTimeout(
  { cache, url }: Pick<Request, 'cache' | 'url'>,
  cached: Pick<Response, 'headers'> | undefined,
): number {
  if (cache === 'no-cache' || cache === 'reload') return limits.other;
  if (new URL(url).search === fromHomeScreen) return limits.fromHomeScreen;
  const age = Date.now() - Date.parse(cached?.headers.get('date') ?? '');
  return age < freshFor ? limits.fresh : limits.other;
}
