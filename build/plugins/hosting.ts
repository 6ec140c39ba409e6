import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type Route, routes } from '../../src/routes/paths.ts';
import { readThemeScript } from '../document/theme.ts';
import { writeHosting } from '../hosting/write-hosting.ts';
import { DEFAULT_LANGUAGE, otherLanguages, prefixOf } from '../languages.ts';
import { headerRules } from '../server/headers.ts';
import { afterWriting } from './after-writing.ts';
import { siteOrigin } from './settings.ts';

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
      await writeFile(path.join(out, 'sitemap.xml'), sitemap(origin));
      await writeFile(path.join(out, 'robots.txt'), robots(origin));
      const prefixes = [DEFAULT_LANGUAGE, ...otherLanguages(config.root)].map(prefixOf);
      await writeHosting(`${out}-hosting`, rules, prefixes);
    }, 'pre'),
  };
}

/** `sitemap.xml`: every canonical path that search engines may list. */
export function sitemap(origin: string): string {
  const urls = listed
    .filter(({ noIndex }) => !noIndex)
    .map(({ path }) => `  <url><loc>${new URL(path, origin).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const robots = (origin: string) => `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', origin).href}
`;
