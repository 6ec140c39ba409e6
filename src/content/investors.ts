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
    { kind: 'note', text: 'The dashboard shows sample figures only. Not an offer or advice.' },
  ],
} satisfies Page<'Article'>;
