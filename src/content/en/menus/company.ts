import type { NavItem } from '#content/types/nav.ts';

/** The menu “Company”. */
export const company: NavItem = {
  label: 'Company',
  to: '/company/About',
  title: 'About us',
  subItems: [
    {
      groupTitle: 'What we do',
      items: [
        { label: 'Services', to: '/services' },
        { label: 'API integration', to: '/APIIntegration' },
        { label: 'Certifications', to: '/CertificatesPage' },
      ],
    },
    {
      groupTitle: 'Work with us',
      items: [
        { label: 'Partnership', to: '/partnership' },
        { label: 'Strategic alliances', to: '/alliance' },
        { label: 'Investors', to: '/investors' },
      ],
    },
    {
      groupTitle: 'Help',
      items: [
        { label: 'FAQs', to: '/company/faqs' },
        { label: 'Contact Us', to: '/contact' },
      ],
    },
  ],
  aside: {
    icon: 'users',
    heading: 'Who we are',
    text: 'Money transfer and bill payment for the counters that India already trusts.',
    items: [],
  },
};
