import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { addressOf } from '../document/address.ts';
import { alternates } from '../document/alternates.ts';
import { readThemeScript } from '../document/theme.ts';
import { writeHosting } from '../hosting/write-hosting.ts';
import { DEFAULT_LANGUAGE, languagesOf, otherLanguages, prefixOf } from '../languages.ts';
import { headerRules } from '../server/headers.ts';
import { siteOrigin } from '../settings.ts';
import { afterWriting } from '../vite/after-writing.ts';

const listed: readonly Route[] = routes;

/**
 * Writes what search engines read into the build, and what hosts read into a folder beside it, all from the
 * list of routes and the header rules.
 */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'kolam:hosting',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    ...afterWriting(async () => {
      const out = path.resolve(config.root, config.build.outDir);
      const origin = siteOrigin(config.env);
      const rules = headerRules(config.env, await readThemeScript(config.root));
      await writeFile(
        path.join(out, 'sitemap.xml'),
        sitemap(origin, (route) => languagesOf(config.root, route)),
      );
      await writeFile(path.join(out, 'robots.txt'), robots(origin));
      const prefixes = [DEFAULT_LANGUAGE, ...otherLanguages(config.root)].map(prefixOf);
      await writeHosting(`${out}-hosting`, rules, prefixes);
    }, 'pre'),
  };
}

/**
 * `sitemap.xml`: every canonical address that search engines may list, each with its versions in other languages.
 *
 * @param languages codes of the languages that have a page, the default one first
 */
export function sitemap(
  origin: string,
  languages: (route: string) => readonly string[] = () => [DEFAULT_LANGUAGE],
): string {
  const urls = listed
    .filter(({ noIndex }) => !noIndex)
    .flatMap(({ path }) => {
      const page = { origin, path, languages: languages(path), noIndex: false };
      const links = alternates(page).map(
        ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
      );
      return page.languages.map(
        (code) => `  <url><loc>${addressOf(page, prefixOf(code))}</loc>${links.join('')}</url>`,
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

const robots = (origin: string) => `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', origin).href}
`;
