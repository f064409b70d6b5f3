/** The value of a `VITE_COMPANY_…` variable, or the standard where it is missing or empty. */
export function override(name: string, standard: string): string {
  // Outside a build, in tools and browser tests, there is no `env`.
  const value: unknown = import.meta.env?.[`VITE_COMPANY_${name}`];
  return typeof value === 'string' && value !== '' ? value : standard;
}
