import type { Page } from '#content/types.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Business loans for retailers',
    description:
      'Working capital, term, business growth and startup loans for shops, offered by RBI-regulated lenders. What each is for and what you need.',
  },
  head: {
    heading: 'Loans for shops that are growing',
    lead: 'Stock before a festival, a second counter, a new machine. See which loan fits and which papers it needs.',
    crumbs: [{ label: 'Business loans' }],
    actions: [
      { label: 'Get Started', to: '/contact' },
      { label: 'Loan portal', to: '/products/LoanPortal' },
    ],
    spot: 'wallet',
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'Business loans',
      heading: 'Four loans, four reasons',
      items: [
        {
          icon: 'refresh',
          title: 'Working capital',
          text: 'Buy stock now and repay as it sells, in weeks or months.',
        },
        {
          icon: 'clock',
          title: 'Term loan',
          text: 'A fixed sum for a fixed time, with the same instalment each month.',
        },
        {
          icon: 'trend',
          title: 'Business growth',
          text: 'A second shop, a cold room, a delivery van.',
        },
        {
          icon: 'bolt',
          title: 'Startup',
          text: 'For a business in its first years, on a plan and early sales.',
        },
      ],
    },
    {
      kind: 'ticks',
      eyebrow: 'Papers',
      heading: 'What lenders usually ask for',
      items: [
        'PAN and Aadhaar of the owner',
        'Bank statements of 6 to 12 months',
        'GST returns, where registered',
        'Proof of the shop’s address',
        'Udyam registration, if you have it',
        'Sales through our services, with your consent',
      ],
    },
    {
      kind: 'note',
      text: 'Loans are offered by RBI-regulated lenders. We are not a lender. Terms depend on the lender’s own checks.',
    },
    {
      kind: 'callToAction',
      heading: 'Find the loan that fits',
      text: 'Tell us the amount, the purpose and how long the shop has been open.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
