import { comparedOf } from '#copy/compared.ts';
import { compared } from '#copy/tariff/terms.ts';
import type { Page } from '#copy/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Products for shops and businesses',
    description:
      'All product portals in one list: payments, UPI, prepaid, subscriptions, AEPS, recharge, travel, insurance, loans, verification and APIs.',
  },
  head: {
    heading: 'Payment products, side by side',
    lead: 'For shops, agents and online sellers: payments, cash, travel, insurance and loans. Start with one; add the rest to the same login.',
    crumbs: [{ label: 'Products' }],
    actions: [{ label: 'Contact Us', to: '/contact' }],
    illustration: 'products',
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
      names: compared,
      eyebrow: 'Portals',
      heading: 'Eight product portals',
      items: [
        {
          title: 'Payment gateway portal',
          cells: comparedOf('gateway'),
          text: 'Take UPI, cards and QR payments in one checkout.',
          to: '/products/paymentGateWayPortal',
        },
        {
          title: 'AEPS portal',
          cells: comparedOf('withdrawals'),
          text: 'Pay out cash by fingerprint, and earn each time.',
          to: '/products/aepsPortal',
        },
        {
          title: 'Recharge portal',
          cells: comparedOf('recharges'),
          text: 'Mobile, DTH and OTT plans in under a minute.',
          to: '/products/rechargePortal',
        },
        {
          title: 'Travel portal',
          cells: comparedOf('bookings'),
          text: 'Book flights, hotels, tours, buses and cabs.',
          to: '/products/travelServices',
        },
        {
          title: 'Insurance portal',
          cells: comparedOf('covers'),
          text: 'Policies, claims and premiums on one screen.',
          to: '/products/insurancePortal',
        },
        {
          title: 'Loan portal',
          cells: comparedOf('loans'),
          text: 'Know the EMI first, then apply and track.',
          to: '/products/LoanPortal',
        },
        {
          title: 'Verification portal',
          cells: comparedOf('checks'),
          text: 'KYC, address, identity and background checks.',
          to: '/products/verificationPortal',
        },
        {
          title: 'API solutions',
          cells: comparedOf('calls'),
          text: 'Payments, payouts and checks as an API in your own software.',
          to: '/products/apiSolutions',
        },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      names: compared,
      eyebrow: 'Solutions',
      heading: 'Ways to get paid',
      items: [
        {
          title: 'UPI Solutions',
          cells: comparedOf('upi'),
          text: 'Instant payments, QR codes, Autopay and analytics.',
          to: '/UpiSolution',
        },
        {
          title: 'Prepaid Solutions',
          cells: comparedOf('prepaid'),
          text: 'Wallets and cards with limits that you set.',
          to: '/PrepaidSolutions',
        },
        {
          title: 'Subscriptions',
          cells: comparedOf('subscriptions'),
          text: 'Weekly, monthly and annual billing.',
          to: '/SubscriptionManagement',
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
            'No. One merchant account, opened with your agreement, holds them all, with one commission wallet and one statement. Switch any portal on or off without touching the others.',
        },
        {
          question: 'Which portals need approval first?',
          answer:
            'For AEPS, the bank does its own KYC of you. To sell insurance, you register as a point-of-sale person. The lender decides on loans. Recharge and travel start once your shop’s documents are checked.',
        },
        {
          question: 'What do I pay first, and what do I earn?',
          answer:
            'Recharge, bills, transfers, travel and AEPS pay you a commission; the gateway costs a fee per payment. To start, a shop fills its wallet and AEPS needs a fingerprint reader; the others need only documents.',
        },
        {
          question: 'Which device do I need?',
          answer:
            'Any phone, tablet or computer with a browser; for AEPS a registered fingerprint reader too. This site opens without a network; a sale needs one.',
        },
        {
          question: 'What if a sale gets stuck?',
          answer:
            'Do not repeat it. Look up its reference: the sale completes, or the amount comes back to your wallet. If neither happens, call us with that reference.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
