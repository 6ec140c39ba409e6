import { spanOf } from '#copy/tariff-figures.ts';
import type { Page } from '#copy/types/page.ts';
import { days } from '#facts/tariff.ts';

export default {
  view: 'Company',
  meta: {
    title: 'Strategic Alliances',
    description:
      'Banks, card networks, technology firms and channel partners that a payment passes through, and how to become one of them in three steps.',
  },
  head: {
    heading: 'Strategic Alliances',
    lead: 'A payment needs a bank, a card or UPI network, a data centre and a shop. Our partners are of these four kinds.',
    crumbs: [{ label: 'Strategic Alliances' }],
    actions: [
      { label: 'Apply Now', to: '/contact' },
      { label: 'Learn More', about: 'about partnership', to: '/partnership' },
    ],
    illustration: 'partners',
  },
  sections: [
    {
      kind: 'groups',
      eyebrow: 'Our partners',
      heading: 'Four kinds of partner',
      items: [
        {
          title: 'Banking Partners',
          text: 'Hold the accounts, settle collections and carry payouts over IMPS, NEFT and RTGS.',
          names: ['State Bank of India', 'HDFC Bank', 'ICICI Bank', 'Axis Bank'],
        },
        {
          title: 'Card Networks',
          text: 'Route card payments between the customer’s bank and ours.',
          names: ['RuPay', 'Visa', 'Mastercard', 'American Express'],
        },
        {
          title: 'Technology Partners',
          text: 'Provide the cloud, the devices and the tools that our services run on.',
          names: ['Amazon Web Services', 'Microsoft Azure', 'Google Cloud', 'Mantra Softech'],
        },
        {
          title: 'Channel Partners',
          text: 'Bring our services to shops through networks that people already trust.',
          names: ['CSC e-Governance', 'India Post', 'Vakrangee', 'Spice Money'],
        },
      ],
      note: 'Names shown as examples. They belong to their owners and imply no endorsement.',
    },
    {
      kind: 'features',
      columns: 4,
      list: true,
      heading: 'Benefits of Our Alliances',
      items: [
        {
          icon: 'trend',
          title: 'Higher success rate',
          text: 'With more than one route, a payment can take the healthy one.',
        },
        {
          icon: 'globe',
          title: 'Wider reach',
          text: 'Cards, UPI and cash meet in towns where only one worked before.',
        },
        {
          icon: 'bolt',
          title: 'Faster settlement',
          text: 'Direct bank connections remove a stop on the way to your account.',
        },
        {
          icon: 'shield',
          title: 'Shared safeguards',
          text: 'Partners exchange fraud signals and close a gap together.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Become Our Partner',
      intro: 'Three steps for a bank, a network or a technology firm.',
      items: [
        { title: 'Apply', text: 'Describe your institution and what a joint service would do.' },
        { title: 'Review', text: 'Both teams check compliance, security and the technical fit.' },
        { title: 'Launch', text: 'We test together, go live in one region, then everywhere.' },
      ],
    },
    {
      kind: 'ticks',
      ticked: true,
      heading: 'Partnership Benefits',
      items: [
        'A named manager on our side',
        'Joint product planning twice a year',
        'Access to our merchant network',
        'Shared reports on volume and success',
        'Co-branded material for launches',
      ],
    },
    {
      kind: 'questions',
      heading: 'What institutions ask us',
      items: [
        {
          question: 'Is this the same as the partner programme?',
          answer:
            'No. The programme is for firms that bring us merchants or software. An alliance joins two institutions: a bank, a network or a cloud provider, with its own contract.',
        },
        {
          question: 'What do you need from a bank to begin?',
          answer:
            'The product in mind, a person for compliance and one for technology, and your outsourcing and security questionnaires. We answer those before anybody discusses prices.',
        },
        {
          question: 'Who bears which cost?',
          answer:
            'To start, each side its own integration. Fees per transaction and shared marketing are set in the term sheet, after the review and before any build.',
        },
        {
          question: 'Why do alliances fail?',
          answer:
            'No owner on one side, a security questionnaire that lies unanswered, or every region on the first day. So the plan names two owners and begins with one region.',
        },
        {
          question: 'How long from Apply to Launch?',
          answer: `The review takes ${spanOf(days.allianceReview)} working days from complete documents. After that your risk committee sets the pace, not code. The review ends with a plan that has dates for both sides.`,
        },
      ],
    },
  ],
} satisfies Page<'Company'>;
