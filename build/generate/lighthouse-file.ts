import type { ListedPage } from './listed-pages.ts';

const ORIGIN = 'http://localhost:4173';

/** A document of nobody's locker, for the page that names one in its path. */
const NO_DOCUMENT = '00000000-0000-4000-8000-000000000000';

interface Config {
  ci: {
    collect: { url: string[] };
    assert: { assertMatrix: { matchingUrlPattern: string }[] };
  };
}

/**
 * Source of `lighthouserc.json` with the address of every page. Its first rules are for those that search engines may
 * list, its second for the others.
 *
 * @param source of the file as it is, whose rules and settings stay
 */
export function lighthouseFile(source: string, pages: readonly ListedPage[]): string {
  const config: Config = JSON.parse(source);
  config.ci.collect.url = pages.map(({ path, facts }) =>
    [ORIGIN + path, ...(Array.isArray(facts.params) ? [NO_DOCUMENT] : [])].join('/'),
  );
  const unlisted = pages.filter(({ facts }) => facts.noIndex).map(({ path }) => path.slice(1));
  const [listedRules, otherRules] = config.ci.assert.assertMatrix;
  if (!listedRules || !otherRules) throw new Error('lighthouserc.json has not two sets of rules.');
  listedRules.matchingUrlPattern = `^http://[^/]+/(?!(${unlisted.join('|')})(/|$))`;
  otherRules.matchingUrlPattern = `^http://[^/]+/(${unlisted.join('|')})(/|$)`;
  return `${JSON.stringify(config, null, 2)}\n`;
}
