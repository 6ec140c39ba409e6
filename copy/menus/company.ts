import type { NavItem } from '#copy/types/nav.ts';
import { waits } from '#words/outbox/waits.ts';

/** The menu “Company”. */
export const company: NavItem = {
  label: 'Company',
  to: '/company/About',
  title: 'About us',
  icon: 'users',
  line: 'Who we are, and help',
  subItems: [
    {
      groupTitle: 'What we do',
      items: [
        { label: 'Services', to: '/services', icon: 'list', line: 'What we do, and how you pay' },
        {
          label: 'Rates, limits and documents',
          to: '/rates',
          icon: 'receipt',
          line: 'What it costs',
        },
        {
          label: 'API integration',
          to: '/APIIntegration',
          icon: 'plug',
          line: 'From keys to going live',
        },
        {
          label: 'Certifications',
          to: '/CertificatesPage',
          icon: 'shield',
          line: 'What each one covers',
        },
      ],
    },
    {
      groupTitle: 'Work with us',
      items: [
        {
          label: 'Partnership',
          to: '/partnership',
          icon: 'handshake',
          line: 'Sell with us',
        },
        {
          label: 'Strategic alliances',
          to: '/alliance',
          icon: 'link',
          line: 'Banks, networks, technology',
        },
        { label: 'Investors', to: '/investors', icon: 'trend', line: 'A demo of the portal' },
      ],
    },
    {
      groupTitle: 'Help',
      items: [
        { label: 'FAQs', to: '/company/faqs', icon: 'info', line: 'Questions, answered' },
        {
          label: 'Fraud and frozen accounts',
          to: '/fraud',
          icon: 'shield',
          line: 'What to do in the first hour',
        },
        { label: 'Contact Us', to: '/contact', icon: 'mail', line: 'Write, call or visit' },
      ],
    },
  ],
  aside: {
    icon: 'send',
    heading: 'Write to us, offline too',
    text: `${waits}.`,
    tool: { label: 'Write a message', to: '/contact' },
    items: [],
  },
};
