/** Head of a page that does not exist. */
export const head = {
  heading: 'Heading of a page',
  lead: 'A lead of one or two sentences that says what the page is for.',
  crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'This page' }],
  actions: [
    { label: 'Contact Us', to: '/contact' },
    { label: 'Learn More', about: 'our services', to: '/services' },
  ],
  illustration: 'store',
} as const;
