/**
 * What tells the names of a region by its two letters, which it repeats where the browser knows no name: first the one
 * that is shown, then others by which it is searched.
 */
export function regionNames(): (region: string) => [shown: string, ...others: string[]] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return (region) => [names.of(region) ?? region];
}
