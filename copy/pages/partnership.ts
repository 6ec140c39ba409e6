import { partnersShare } from '#copy/plots.ts';
import { spanOf } from '#copy/tariff-figures.ts';
import type { Page } from '#copy/types/page.ts';
import { KIT_FILE } from '#facts/files.ts';
import { days, partnerShare } from '#facts/tariff.ts';

export default {
  view: 'Company',
  meta: {
    title: 'Partnership programme',
    description:
      'Four ways to partner: channel, technology, regional and strategic. Five steps from application to launch, with revenue sharing for channel partners.',
  },
  head: {
    heading: 'Partner programme for payments',
    lead: 'Bring payments to the shops, software or region you know best. We bring the systems, compliance and training; you earn a share.',
    crumbs: [{ label: 'Partnership' }],
    actions: [
      { label: 'Apply Now', to: '/contact?subject=partnership' },
      { label: 'Strategic alliances', to: '/alliance' },
    ],
    illustration: 'kit',
  },
  sections: [
    {
      kind: 'choices',
      eyebrow: 'Four types',
      heading: 'Choose how you want to work',
      intro: 'Pick the card that fits best. You can change your mind during the review.',
      items: [
        {
          subject: 'channel-partner',
          title: 'Channel Partners',
          text: 'Sign up shops and businesses and look after them.',
          benefits: [
            `Revenue sharing up to ${partnerShare.mostPercent}%`,
            'Leads from your area',
            'Your own dashboard',
          ],
        },
        {
          subject: 'technology-partner',
          title: 'Technology Partners',
          text: 'Put our payments inside the software you make.',
          benefits: ['Sandbox and test data', 'An engineer on call', 'Listing in our directory'],
        },
        {
          subject: 'regional-partner',
          title: 'Regional Partners',
          text: 'Build and run the network of a district or a state.',
          benefits: ['Named territory', 'Training in English and Hindi', 'Stock of devices'],
        },
        {
          subject: 'strategic-partner',
          title: 'Strategic Partners',
          text: 'Create a joint product for a market that needs one.',
          benefits: ['Shared road map', 'Joint launch', 'Quarterly review with leadership'],
        },
      ],
      apply: 'Apply Now',
      download: { label: 'Download Partnership Kit', href: `/${KIT_FILE}` },
    },
    {
      kind: 'plot',
      eyebrow: 'Your share',
      heading: 'The fee of a ₹1,000 sale',
      ...partnersShare(),
    },
    {
      kind: 'steps',
      eyebrow: 'Process',
      heading: 'Five steps to launch',
      items: [
        { title: 'Apply', text: 'Tell us who you are, where you work and which type fits.' },
        {
          title: 'Review',
          text: `We check documents and call you within ${spanOf(days.partnerReview)} working days. If a document is missing, we say which.`,
        },
        { title: 'Agreement', text: 'Both sides sign terms, shares and territory in plain words.' },
        {
          title: 'Training',
          text: 'Your team learns the products and the rules that go with them.',
        },
        { title: 'Launch', text: 'You go live with your first merchants, and a manager to call.' },
      ],
    },
    {
      kind: 'ticks',
      ticked: true,
      eyebrow: 'Benefits',
      heading: 'What every partner gets',
      items: [
        'Revenue sharing up to 30% for channel partners',
        'A dashboard with earnings by merchant and month',
        'Training and sales material in English and Hindi',
        'A named partner manager you can call',
        'Support for your merchants, 24/7',
        'Early access to new services',
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you apply',
      items: [
        {
          question: 'Which documents do you ask for?',
          answer:
            'PAN, GSTIN if you are registered, proof of your business address, and the account for your share, with its IFSC. Companies add their CIN and a board resolution naming who may sign.',
        },
        {
          question: 'Does it cost anything to become a partner?',
          answer:
            'There is no joining fee. You pay for the devices you keep in stock, at the prices in your agreement.',
        },
        {
          question: 'How is my share worked out?',
          answer:
            'On the fee that we earn from merchants you brought, per product and month. UPI from a bank account has no fee, so it earns you none. A merchant who stops selling stops paying you. The dashboard lists every merchant before you are paid.',
        },
        {
          question: 'Can I be two types of partner?',
          answer:
            'Yes. A software maker who also signs up shops has both agreements, each with its own terms. Apply with the type that comes first.',
        },
        {
          question: 'Can I appoint people under me?',
          answer:
            'Regional partners may, within their territory. Everyone who serves customers at a counter still goes through the bank’s own checks.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'Figures are illustrative. Your share depends on product and volume; your agreement states it.',
    },
  ],
} satisfies Page<'Company'>;
