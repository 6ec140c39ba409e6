/** It is shown while the page is made, and must not depend on who makes it. */
const INDIA = 'भारत';

/**
 * What tells the names of a region by its two letters: first the one that is shown, in English where the browser has
 * none in Hindi, then the English one, which many type.
 */
export function regionNames(): (region: string) => [shown: string, ...others: string[]] {
  const inHindi = new Intl.DisplayNames(['hi', 'en'], { type: 'region' });
  const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
  return (region) => {
    const english = inEnglish.of(region) ?? region;
    const hindi = region === 'IN' ? INDIA : inHindi.of(region);
    return hindi && hindi !== region ? [hindi, english] : [english];
  };
}
