import type { Page } from '#content/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Products for shops and businesses',
    description:
      'All product portals in one list: payments, UPI, prepaid, subscriptions, AEPS, recharge, travel, insurance, loans, verification and APIs.',
  },
  head: {
    heading: 'Products for every kind of counter',
    lead: 'Payments, cash, travel, cover and credit. Each product works alone, and all of them share one login and one settlement.',
    crumbs: [{ label: 'Products' }],
    actions: [{ label: 'Contact Us', to: '/contact' }],
    illustration: 'products',
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      eyebrow: 'Portals',
      heading: 'Eight product portals',
      items: [
        {
          icon: 'card',
          title: 'Payment gateway portal',
          text: 'UPI, cards, QR and analytics behind one checkout.',
          to: '/products/paymentGateWayPortal',
        },
        {
          icon: 'fingerprint',
          title: 'AEPS portal',
          text: 'Cash, balance and statement with an Aadhaar number.',
          to: '/products/aepsPortal',
        },
        {
          icon: 'phone',
          title: 'Recharge portal',
          text: 'Mobile, DTH and OTT plans in under a minute.',
          to: '/products/rechargePortal',
        },
        {
          icon: 'plane',
          title: 'Travel portal',
          text: 'Flights, hotels, tours, buses and cabs for walk-ins.',
          to: '/products/travelServices',
        },
        {
          icon: 'umbrella',
          title: 'Insurance portal',
          text: 'Policies, claims and premiums on one screen.',
          to: '/products/insurancePortal',
        },
        {
          icon: 'bank',
          title: 'Loan portal',
          text: 'Apply, track and work out the EMI beforehand.',
          to: '/products/LoanPortal',
        },
        {
          icon: 'id',
          title: 'Verification portal',
          text: 'KYC, address, identity and background checks.',
          to: '/products/verificationPortal',
        },
        {
          icon: 'code',
          title: 'API solutions',
          text: 'Every product as a call from your own software.',
          to: '/products/apiSolutions',
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      eyebrow: 'Solutions',
      heading: 'Ways to be paid',
      items: [
        {
          icon: 'qr',
          title: 'UPI Solutions',
          text: 'Instant payments, QR codes, Autopay and analytics.',
          to: '/UpiSolution',
        },
        {
          icon: 'wallet',
          title: 'Prepaid Solutions',
          text: 'Wallets and cards with limits that you set.',
          to: '/PrepaidSolutions',
        },
        {
          icon: 'repeat',
          title: 'Subscriptions',
          text: 'Weekly, monthly and annual billing.',
          to: '/SubscriptionManagement',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to choose the first one',
      items: [
        { title: 'Listen', text: 'Note what people ask you for in a week and you send elsewhere.' },
        {
          title: 'Open one portal',
          text: 'Take the most frequent wish and learn that screen well.',
        },
        {
          title: 'Add the next',
          text: 'The same login gets one more tile, with its own price list.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you open a portal',
      items: [
        {
          question: 'Do I need an account for each portal?',
          answer:
            'No. Portals are switched on within one account, with one wallet for commissions and one statement. You can switch one off without touching the others.',
        },
        {
          question: 'Which portals wait for somebody’s approval?',
          answer:
            'AEPS needs the bank’s own KYC of the operator, and selling insurance needs registration as a point-of-sale person. Loans are decided by the lender. Recharge and travel wait only for the check of your shop’s documents.',
        },
        {
          question: 'What do I pay first, and what do I earn?',
          answer:
            'A gateway charges a fee per payment; recharge, travel and AEPS pay you a commission. To start, recharge and travel want a deposit, AEPS a fingerprint reader, and the others nothing but papers.',
        },
        {
          question: 'Which devices do the portals need?',
          answer:
            'A browser on a phone, tablet or computer. AEPS adds a registered fingerprint reader, receipts a printer. This site also opens without a network; a sale needs one.',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Not sure where to begin?',
      text: 'Describe your shop or your software and we name the first product to try.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
