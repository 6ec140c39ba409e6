import { dotsOf } from '#copy/head-pictures.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { generatedRoutes } from '#generated/routes.ts';
import { tools } from '#generated/tools.ts';
import rates from './rates.ts';

export const facts = { noIndex: true, sells: false } satisfies PageFacts;

const { sections }: Page<'Rates'> = rates;
const rateLines = sections
  .flatMap((section) => ('tables' in section ? section.tables : []))
  .flatMap(({ lines }) => lines);

export default {
  view: 'Search',
  meta: {
    title: 'Search this site',
    description:
      'Find any page of the site by its words: products, APIs, tools, questions and answers. Works without a network once the site was opened.',
  },
  head: {
    heading: 'Search',
    lead: 'Type a word or two. The search runs on your device, with or without a network.',
    crumbs: [{ label: 'Search' }],
  },
  tally: dotsOf('What the search looks through', [
    { figure: generatedRoutes.length, text: 'pages' },
    { figure: Object.keys(tools).length, text: 'tools' },
    { figure: rateLines.length, text: 'rates and rules' },
  ]),
  start:
    'The search reads every rate and rule, and the titles, headings and questions of every page.',
  withoutScripts:
    'Search needs JavaScript, which is off or has not started. The links below and the lists at the end of each page lead everywhere.',
  linksTitle: 'Good places to start',
  links: [
    { label: 'All products', to: '/products' },
    { label: 'All APIs', to: '/apis' },
    { label: 'Rates, limits and documents', to: '/rates' },
    { label: 'Questions and answers', to: '/company/faqs' },
    { label: 'Contact Us', to: '/contact?subject=anything-else' },
  ],
  nothingFound:
    'No page has all of these words. Try fewer or shorter ones, or another word for the same thing: “bill” for electricity, “locker” for documents.',
  askTitle: 'Ask us instead',
  askLinks: [
    { label: 'Rates, limits and documents', to: '/rates' },
    { label: 'FAQs', to: '/company/faqs' },
    { label: 'Contact Us', to: '/contact?subject=anything-else' },
  ],
} satisfies Page<'Search'>;
