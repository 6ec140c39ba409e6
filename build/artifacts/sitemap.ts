import { ALL_LANGUAGES_PAGE } from '../../src/routes/all-languages.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { addressOf } from '../document/address.ts';
import { alternates } from '../document/alternates.ts';
import { DEFAULT_LANGUAGE, prefixOf } from '../languages.ts';

const listed: readonly Route[] = routes;

/**
 * `sitemap.xml`: every canonical address that search engines may list, each with its versions in other languages.
 *
 * @param languages codes of the languages that have a page, the default one first
 * @param hasMore whether the site has more languages than two, and so a list of them
 */
export function sitemap(
  origin: string,
  languages: (route: string) => readonly string[] = () => [DEFAULT_LANGUAGE],
  hasMore = false,
): string {
  const list = hasMore ? [`  <url><loc>${origin}${ALL_LANGUAGES_PAGE}</loc></url>`] : [];
  const urls = listed
    .filter(({ noIndex }) => !noIndex)
    .flatMap(({ path }) => {
      const page = { origin, path };
      const codes = languages(path);
      const links = alternates(page, codes).map(
        ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
      );
      return codes.map(
        (code) => `  <url><loc>${addressOf(page, prefixOf(code))}</loc>${links.join('')}</url>`,
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...urls, ...list].join('\n')}
</urlset>
`;
}

/** `robots.txt`, which names the sitemap. */
export const robots = (origin: string) => `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', origin).href}
`;
