import { site } from '../src/content/site.ts';
import type { Page } from '../src/content/types.ts';

/** Groups in their order; a page belongs to the last of which a beginning fits. */
const GROUPS: readonly { title: string; beginnings: readonly string[] }[] = [
  { title: 'Start here', beginnings: ['/'] },
  { title: 'Products', beginnings: ['/products'] },
  { title: 'APIs and tools', beginnings: ['/apis', '/digilocker'] },
  { title: 'Retailers', beginnings: ['/retailers'] },
  {
    title: 'Company',
    beginnings: ['/company', '/partnership', '/alliance', '/investors', '/CertificatesPage'],
  },
  { title: 'Policies', beginnings: ['/PrivacyPolicy', '/TermsOfService'] },
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
  return `${[`# ${site.brand}`, `> ${site.about}`, ...texts].join('\n\n')}\n`;
}
