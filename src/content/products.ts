import type { Page } from './types.ts';

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
    spot: 'pos',
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
      kind: 'callToAction',
      heading: 'Not sure where to begin?',
      text: 'Describe your shop or your software and we name the first product to try.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
