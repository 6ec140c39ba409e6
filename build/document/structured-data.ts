import type { Page } from '../../copy/types/page.ts';
import { site } from '../../facts/site.ts';
import { addressOf } from './address.ts';
import type { Document } from './types.ts';

/** A thing as schema.org describes it. */
export type Thing = { '@type': string } & Record<string, unknown>;

/**
 * What search engines are told about a page, all of it read from its copy: who we are on the home page, and the way to
 * a page. Its questions they read on the page: since May 2026 Google makes nothing of a `FAQPage`.
 */
export function structuredData(document: Document): Thing[] {
  const { page } = document;
  if (page.view === 'Home') return [organization(document), website(document)];
  return 'head' in page ? [breadcrumbs(page, document)] : [];
}

/** The data block of a page. `<` is escaped, so that no copy can end the element. */
export function structuredDataBlock(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replace(/</g, '\\u003c')}</script>`;
}

const idOf = (origin: string) => `${origin}/#organization`;

const organization = ({ origin, language }: Document): Thing => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: site.brand,
  description: language.company.about,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  email: site.email,
  telephone: site.phone.href.replace('tel:', ''),
  address: postalAddress(site.address.join(' ')),
});

/** An Indian address in its parts: street, city, state and PIN code. Another form stays in one piece. */
export function postalAddress(text: string): Thing {
  const [, street, city, state, pin] = /^(.+), ([^,]+), ([^,]+) (\d{6})$/.exec(text) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? text,
    ...(pin ? { addressLocality: city, addressRegion: state, postalCode: pin } : {}),
    addressCountry: 'IN',
  };
}

const website = ({ origin, language }: Document): Thing => ({
  '@type': 'WebSite',
  name: site.brand,
  url: addressOf({ origin, path: '/' }, language.prefix),
  inLanguage: language.tag,
  publisher: { '@id': idOf(origin) },
});

function breadcrumbs(
  page: Extract<Page, { head: unknown }>,
  { path: route, language, origin }: Document,
): Thing {
  const { crumbs } = page.head;
  const steps = [
    { label: language.home, to: '/' },
    // A step on the way that has no page cannot be listed.
    ...crumbs.slice(0, -1).filter(({ to }) => to),
    { label: crumbs.at(-1)?.label ?? page.head.heading, to: route },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: addressOf({ origin, path: to ?? '/' }, language.prefix),
    })),
  };
}
