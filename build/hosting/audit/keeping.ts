/**
 * `Cache-Control` in one form: `no-store`, `each time` for what is kept and asked for each time, or its own words.
 * Hosts have two ways to say `each time`; one that adds an age to it has merged two rules.
 */
export function keeping(value: string): string {
  const parts = value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  if (parts.includes('no-store')) return 'no-store';
  const ages = parts.filter((part) => /^(?:s-)?max-?age=/.test(part));
  const isOld = ages.length > 0 && ages.every((age) => age.endsWith('=0'));
  const eachTime =
    (parts.includes('no-cache') && (isOld || ages.length === 0)) ||
    (isOld && parts.includes('must-revalidate'));
  return eachTime ? 'each time' : parts.sort().join();
}
