import { growth } from '#copy/head-pictures.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { samples } from '#generated/samples.ts';

export const facts = { sells: false } satisfies PageFacts;

const metrics = [
  {
    title: 'Total investment',
    value: '₹25,00,000',
    change: '+₹2,00,000 this year',
    direction: 'up',
  },
  {
    title: 'Current value',
    value: '₹31,75,000',
    change: '+4.2% this quarter',
    direction: 'up',
  },
  { title: 'ROI', value: '27.0%', change: '+3.1 points this year', direction: 'up' },
  {
    title: 'Monthly revenue',
    value: '₹1,42,50,000',
    change: '−1.8% on last month',
    direction: 'down',
  },
] as const;

const quarters = [
  { end: '2024-03-31', invested: 23_00_000, value: 28_49_700 },
  { end: '2024-06-30', invested: 23_00_000, value: 28_70_400 },
  { end: '2024-09-30', invested: 25_00_000, value: 30_10_000 },
  { end: '2024-12-31', invested: 25_00_000, value: 30_47_000 },
  { end: '2025-03-31', invested: 25_00_000, value: 31_75_000 },
];

const [invested, value, roi] = metrics;

export default {
  view: 'Investors',
  meta: {
    title: 'Investor Portal',
    description:
      'A demonstration of the investor dashboard: four metrics, the value by quarter, benefits and dated updates. All figures are samples.',
  },
  head: {
    heading: 'Investor Portal',
    lead: 'What you invested, what it is worth and what changed, on one page.',
    crumbs: [{ label: 'Investor Portal' }],
  },
  tally: growth(
    'What you see inside, with made-up figures',
    quarters,
    [invested, value, roi].map((metric) => ({ figure: metric.value, text: metric.title })),
  ),
  tool: {
    name: 'investor',
    note: 'Not checked and not kept. Please do not type a password you use elsewhere.',
    contact: { lead: 'No access yet?', action: { label: 'Contact us', to: '/contact' } },
    aside: {
      heading: 'A demonstration',
      items: [
        {
          icon: 'key',
          title: 'Any address, any password',
          text: 'Anything opens the dashboard: there is no account to check against.',
        },
        {
          icon: 'device',
          title: 'Stays on this device',
          text: 'Your e-mail and the time, until you log out. Works without a network.',
        },
        {
          icon: 'chart',
          title: 'Made-up figures',
          text: 'The same for everybody, on every visit.',
        },
      ],
    },
    samples: samples.investor,
    dashboard: {
      heading: 'Investor Dashboard',
      lead: 'Your position at a glance.',
      metrics,
      note: 'Sample figures. Not an offer or advice. As of 31 March 2025; monthly revenue is that of the company.',
      history: {
        heading: 'Value by quarter',
        intro: 'What was invested, and what it was worth.',
        caption: 'Total investment, current value and ROI at the end of five quarters',
        quarters,
      },
      benefits: {
        heading: 'What you get',
        items: [
          {
            icon: 'chart',
            title: 'Quarterly reports',
            text: 'Revenue, volume and costs, in plain tables.',
          },
          {
            icon: 'users',
            title: 'Founder calls',
            text: 'A call with the founders every quarter.',
          },
          {
            icon: 'trend',
            title: 'Early access',
            text: 'First look at new products and funding rounds.',
          },
          {
            icon: 'shield',
            title: 'Audited accounts',
            text: 'Statements reviewed by an outside auditor.',
          },
          {
            icon: 'handshake',
            title: 'Partner introductions',
            text: 'Introductions to the banks and firms that we work with.',
          },
          {
            icon: 'clock',
            title: '24/7 support',
            text: 'A named contact, and a desk that never closes.',
          },
        ],
      },
      updates: {
        heading: 'Updates',
        items: [
          {
            date: '2025-03-18',
            title: '50K+ active merchants',
            text: 'Retail onboarding moved fully to the phone.',
          },
          {
            date: '2025-02-04',
            title: 'PCI DSS Level 1 renewed',
            text: 'The yearly audit closed with no open items.',
          },
          {
            date: '2025-01-12',
            title: '10M+ transactions',
            text: 'UPI and AEPS led the growth of the quarter.',
          },
        ],
      },
    },
  },
  sections: [
    {
      kind: 'questions',
      heading: 'Reading the dashboard',
      items: [
        {
          question: 'How is ROI worked out?',
          answer:
            'Current value minus total investment, divided by total investment. Put in ₹1 crore, hold ₹1.25 crore, and the ROI is 25%.',
        },
        {
          question: 'Why do amounts look unfamiliar?',
          answer:
            'They are grouped the Indian way: ₹1,00,000 is one lakh, ₹1,00,00,000 is one crore, or ten million rupees.',
        },
        {
          question: 'Are these a real company’s figures?',
          answer: 'No. All of them are made up, to show how the page works.',
        },
        {
          question: 'Can I buy a share on this site?',
          answer:
            'No. Nothing here is an offer. If you are interested, write to us, and let a lawyer read every document before you sign.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'All figures, updates and support hours of the portal are illustrative. Not an offer or advice.',
    },
  ],
} satisfies Page<'Investors'>;
