import type { Page } from '#content/types/page.ts';

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
  start:
    'The search goes through titles, headings and questions of all pages: what you can sell, what developers can build with, and how to reach us.',
  withoutScripts:
    'Searching needs scripts, and they do not run in this browser. The pages below and the lists at the end of each page lead everywhere.',
  linksTitle: 'Often looked for',
  links: [
    { label: 'All products', to: '/products' },
    { label: 'All APIs', to: '/apis' },
    { label: 'Questions and answers', to: '/company/faqs' },
    { label: 'Contact Us', to: '/contact' },
  ],
  nothingFound:
    'No page has all of these words. Try fewer or shorter ones, or another word for the same thing: “bill” for electricity, “locker” for documents.',
  askTitle: 'Ask instead',
  askLinks: [
    { label: 'FAQs', to: '/company/faqs' },
    { label: 'Contact Us', to: '/contact' },
  ],
} satisfies Page<'Search'>;
