import { speech } from '#copy/head-pictures.ts';
import { settled } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { percentOf, spanOf } from '#copy/tariff-figures.ts';
import type { Page } from '#copy/types/page.ts';
import { days, fees, settlement } from '#facts/tariff.ts';
import { waits } from '#words/outbox/waits.ts';

export default {
  view: 'Finder',
  meta: {
    title: 'Frequently asked questions',
    description:
      'Answers for businesses, merchants, retailers, integrators, partners and investors: accounts, settlement, limits, tests, shares and figures.',
  },
  head: {
    heading: 'Frequently asked questions',
    lead: 'For shops, developers, partners and investors.',
    crumbs: [{ label: 'FAQs' }],
  },
  tally: speech('Short answers', [
    { figure: percentOf(fees.upi), text: 'UPI from a bank' },
    { figure: `${settlement.by} am`, text: `in your bank, ${settled}` },
    { figure: `${spanOf(days.activation)} days`, text: 'to begin' },
  ]),
  sections: [
    {
      kind: 'questions',
      id: 'businesses',
      heading: 'For businesses',
      items: [
        {
          question: 'Who can open an account?',
          answer:
            'A registered business, a sole proprietor or a shop, represented by someone aged 18 or older, with PAN, address proof and a bank account.',
        },
        {
          question: 'How long does integration take?',
          answer:
            'Most teams need 1-3 business days: the sandbox, then your documents, then live keys.',
        },
        {
          question: 'What will it cost us?',
          answer: said.begin.costs,
        },
        {
          question: 'How large may one transfer be?',
          answer: said.transfers.most,
        },
      ],
    },
    {
      kind: 'links',
      label: 'More for businesses',
      items: [
        { label: 'Rates, limits and documents', to: '/rates' },
        { label: 'Services', to: '/services' },
        { label: 'Payout', to: '/apis/Payout' },
        { label: 'Certifications', to: '/CertificatesPage' },
      ],
    },
    {
      kind: 'questions',
      id: 'merchants',
      heading: 'For merchants',
      items: [
        {
          question: 'When do my sales reach the bank?',
          answer: said.begin.arrives,
        },
        {
          question: 'What if the customer was charged and I see nothing?',
          answer: said.moneyBack.sale,
        },
        {
          question: 'Do you keep card numbers?',
          answer: said.noCardNumbers,
        },
        {
          question: 'How do I refund a customer?',
          answer:
            'In full or in part, from the dashboard or by API. The money goes back the way it came; the customer’s bank decides when it shows.',
        },
        {
          question: 'What if a customer disputes a payment?',
          answer: said.begin.dispute,
        },
      ],
    },
    {
      kind: 'links',
      label: 'More for merchants',
      items: [
        { label: 'Rates, limits and documents', to: '/rates' },
        { label: 'UPI Solutions', to: '/UpiSolution' },
        { label: 'QR payment', to: '/apis/QrPayment' },
        { label: 'Payment gateway', to: '/products/paymentGateWayPortal' },
      ],
    },
    {
      kind: 'questions',
      id: 'retailers',
      heading: 'For retailers',
      items: [
        {
          question: 'Can I start on the same day?',
          answer:
            'Recharge and travel start once we have checked your documents. AEPS waits for the bank’s own KYC; insurance waits for training and registration.',
        },
        {
          question: 'What if the shop has no signal?',
          answer: `You can read this site and write to us. ${waits}. Transactions need a connection.`,
        },
      ],
    },
    {
      kind: 'links',
      label: 'More for retailers',
      items: [
        { label: 'Rates, limits and documents', to: '/rates' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
        { label: 'AEPS portal', to: '/products/aepsPortal' },
        { label: 'Sell insurance', to: '/retailers/sell-insurance' },
        { label: 'Business loans', to: '/retailers/business-loan' },
        { label: 'Fraud and frozen accounts', to: '/fraud' },
      ],
    },
    {
      kind: 'questions',
      id: 'integrators',
      heading: 'For integrators',
      items: [
        {
          question: 'Where do I try a call?',
          answer:
            'In the sandbox, which runs on this site without a network. Test values return success, failure or pending; no money moves.',
        },
        {
          question: 'May I repeat a request after a timeout?',
          answer:
            'Yes, with the same reference: the second request returns the first one’s answer.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'More for integrators',
      items: [
        { label: 'Developer guide', to: '/apis/guideSteps' },
        { label: 'API reference', to: '/apis/apiRefrence' },
        { label: 'API integration', to: '/APIIntegration' },
      ],
    },
    {
      kind: 'questions',
      id: 'partners',
      heading: 'For partners',
      items: [
        {
          question: 'What does a channel partner earn?',
          answer: 'A share of the revenue from shops you bring, up to 30%, as your agreement says.',
        },
        {
          question: 'How many steps are there to launch?',
          answer: 'Five for a partner, three for a strategic alliance.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'More for partners',
      items: [
        { label: 'Partnership', to: '/partnership' },
        { label: 'Strategic Alliances', to: '/alliance' },
      ],
    },
    {
      kind: 'questions',
      id: 'investors',
      heading: 'For investors',
      items: [
        {
          question: 'How does the company earn?',
          answer: 'By fees on payments and transfers, and by a price per API call.',
        },
        {
          question: 'Does the Investor Dashboard show my money?',
          answer: 'No. Its figures are fixed samples, neither an offer nor advice.',
        },
        {
          question: 'Whom do I ask for documents?',
          answer:
            'Write through the contact form and begin with the word Investors, so that finance answers.',
        },
      ],
    },
    { kind: 'note', text: 'Time to go live and revenue share are illustrative figures.' },
    {
      kind: 'links',
      label: 'More for investors',
      items: [
        { label: 'Investor portal', to: '/investors' },
        { label: 'About the company', to: '/company/About' },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Not answered yet?',
      text: 'Say what you want to do.',
      action: { label: 'Contact Us', to: '/contact?subject=anything-else' },
    },
  ],
} satisfies Page<'Finder'>;
