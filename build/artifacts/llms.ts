import { KIT_FILE, OPENAPI_FILE, POSTMAN_FILE } from '../../src/content/files.ts';
import { site } from '../../src/content/site.ts';
import type { Page } from '../../src/content/types/page.ts';
import type { CanonicalPath } from '../../src/routes/paths.ts';

/**
 * Groups in their order. A page belongs to the first that has its path, the beginning of its path, or its view: no
 * page lands in a group unseen.
 */
const GROUPS: readonly {
  title: string;
  paths?: readonly CanonicalPath[];
  beginnings?: readonly string[];
  view?: Page['view'];
}[] = [
  { title: 'Start here', paths: ['/', '/login', '/signup', '/contact', '/tools'] },
  {
    title: 'Products',
    beginnings: [
      '/products',
      '/services',
      '/UpiSolution',
      '/PrepaidSolutions',
      '/SubscriptionManagement',
      '/payment-gateway',
    ],
  },
  { title: 'APIs and tools', beginnings: ['/apis', '/APIIntegration', '/digilocker'] },
  { title: 'Retailers', beginnings: ['/retailers'] },
  {
    title: 'Company',
    beginnings: ['/company', '/partnership', '/alliance', '/investors', '/CertificatesPage'],
  },
  { title: 'Policies', view: 'Legal' },
];

/** Files that say more to a program than to a reader. */
const FILES = [
  {
    href: `/${OPENAPI_FILE}`,
    label: 'OpenAPI 3.1',
    text: 'All documented calls and events.',
  },
  {
    href: `/${POSTMAN_FILE}`,
    label: 'Postman 2.1',
    text: 'The same calls with their answers.',
  },
  { href: `/${KIT_FILE}`, label: 'Partnership kit', text: 'PDF for shops and institutions.' },
];

/**
 * `llms.txt` (llmstxt.org): every page with its address and what it is about.
 *
 * @param pages the pages that search engines may list, by canonical path
 * @throws Error for a page that belongs to no group
 */
export function llms(pages: ReadonlyMap<string, Page>, origin: string): string {
  const grouped = new Map(GROUPS.map(({ title }) => [title, [] as string[]]));
  for (const [route, { meta, view }] of pages) {
    const group = GROUPS.find(
      ({ paths, beginnings, view: all }) =>
        paths?.some((each) => each === route) ||
        beginnings?.some((at) => route.startsWith(at)) ||
        view === all,
    );
    const list = grouped.get(group?.title ?? '');
    if (!list)
      throw new Error(`${route} belongs to no group of llms.txt: see build/artifacts/llms.ts.`);
    list.push(`- [${meta.title}](${origin}${route}): ${meta.description}`);
  }
  const texts = [...grouped].map(([title, list]) => `## ${title}\n\n${list.join('\n')}`);
  const files = FILES.map(({ href, label, text }) => `- [${label}](${origin}${href}): ${text}`);
  const parts = [`# ${site.brand}`, `> ${site.about}`, ...texts, `## Files\n\n${files.join('\n')}`];
  return `${parts.join('\n\n')}\n`;
}
