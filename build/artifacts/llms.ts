import { KIT_FILE, OPENAPI_FILE, POSTMAN_FILE } from '../../src/content/files.ts';
import { site } from '../../src/content/site.ts';
import type { Page } from '../../src/content/types/page.ts';

/** Groups in their order; a page belongs to the last of which a beginning fits. */
const GROUPS: readonly { title: string; beginnings: readonly string[] }[] = [
  { title: 'Start here', beginnings: ['/'] },
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
  { title: 'Policies', beginnings: ['/PrivacyPolicy', '/TermsOfService'] },
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
 */
export function llms(pages: ReadonlyMap<string, Page>, origin: string): string {
  const grouped = new Map(GROUPS.map(({ title }) => [title, [] as string[]]));
  for (const [route, { meta }] of pages) {
    const group = GROUPS.findLast(({ beginnings }) =>
      beginnings.some((at) => route.startsWith(at)),
    );
    const list = grouped.get(group?.title ?? '');
    if (!list) throw new Error(`${route} belongs to no group of llms.txt.`);
    list.push(`- [${meta.title}](${origin}${route}): ${meta.description}`);
  }
  const texts = [...grouped].map(([title, list]) => `## ${title}\n\n${list.join('\n')}`);
  const files = FILES.map(({ href, label, text }) => `- [${label}](${origin}${href}): ${text}`);
  const parts = [`# ${site.brand}`, `> ${site.about}`, ...texts, `## Files\n\n${files.join('\n')}`];
  return `${parts.join('\n\n')}\n`;
}
