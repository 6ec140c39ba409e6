import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { SHARE_PATH, shareResultUrl } from '../../src/core/locker/share-target.ts';
import { htmlFile } from '../../src/routes/match-route.ts';
import { type Route, routes } from '../../src/routes/paths.ts';
import { readThemeScript } from '../document/theme.ts';
import { headerRules } from '../server/headers.ts';
import { siteOrigin } from './settings.ts';

const listed: readonly Route[] = routes;

/** Writes the files that hosts and search engines read, all from the route list. */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'kolam:hosting',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const out = path.resolve(config.root, config.build.outDir);
        const origin = siteOrigin(config.env);
        const rules = headerRules(config.env, await readThemeScript(config.root));
        await Promise.all([
          writeFile(path.join(out, 'sitemap.xml'), sitemap(origin)),
          writeFile(path.join(out, 'robots.txt'), robots(origin)),
          writeFile(path.join(out, '_redirects'), rewrites()),
          writeFile(
            path.join(out, '_headers'),
            rules
              .map(({ path: match, headers }) =>
                [match, ...Object.entries(headers).map((pair) => `  ${pair.join(': ')}`)].join(
                  '\n',
                ),
              )
              .join('\n\n'),
          ),
        ]);
      },
    },
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

/** Where a file goes that was shared while the worker was missing: no server keeps it. */
export const SHARED_TO_SERVER = shareResultUrl({ shared: 0, refused: ['no-worker'] });

// Rewrites (200), not redirects: a host that matches without letter case would loop for ever. A path
// that is not listed gets the empty shell, and the router takes it home.
function rewrites(): string {
  const lines = listed.flatMap(({ path, aliases = [], params = [] }) => [
    ...aliases.map((other) => `${other} /${htmlFile(path)} 200`),
    // Without its parameters such a path is no page, though a file bears its name.
    ...(params.length
      ? [
          `${path} / 302!`,
          `${[path, ...params.map((name) => `:${name}`)].join('/')} /${htmlFile(path)} 200`,
        ]
      : []),
  ]);
  return [`${SHARE_PATH} ${SHARED_TO_SERVER} 303`, ...lines, '/* /app-shell.html 200', ''].join(
    '\n',
  );
}
