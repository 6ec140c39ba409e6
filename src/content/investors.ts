import type { Page } from './types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Investor Portal',
    description:
      'What investors in Kolam find in the portal: four metrics, benefits and dated updates. All figures are samples, no offer and no advice.',
  },
  head: {
    heading: 'Investor Portal',
    lead: 'A dashboard for those who hold a share: what was invested, what it is worth and what changed.',
    crumbs: [{ label: 'Investor Portal' }],
    actions: [{ label: 'Contact us', to: '/contact' }],
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      heading: 'Four metrics',
      items: [
        { icon: 'wallet', title: 'Total investment', text: 'What you have put in, by round.' },
        { icon: 'trend', title: 'Current value', text: 'At the price of the latest valuation.' },
        { icon: 'chart', title: 'ROI', text: 'Return on investment since the first round.' },
        {
          icon: 'receipt',
          title: 'Monthly revenue',
          text: 'Of the company, compared with the month before.',
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      compact: true,
      heading: 'What you get',
      items: [
        {
          icon: 'chart',
          title: 'Quarterly reports',
          text: 'Revenue, volume and costs, in plain tables.',
        },
        { icon: 'users', title: 'Founder calls', text: 'A call with the founders every quarter.' },
        {
          icon: 'bolt',
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
          text: 'Warm introductions across our alliance network.',
        },
        {
          icon: 'clock',
          title: '24/7 support',
          text: 'A named contact, and a desk that never closes.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'The dashboard shows sample figures only. Not an offer or advice. Support hours are illustrative.',
    },
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
          question: 'Are these figures of a real company?',
          answer: 'No. Each of them is made up, and stays the same on every visit.',
        },
        {
          question: 'Can I buy a share on this site?',
          answer:
            'No. Nothing here is an offer. A conversation begins with a message, and ends with documents that a lawyer has read.',
        },
      ],
    },
  ],
} satisfies Page<'Article'>;
