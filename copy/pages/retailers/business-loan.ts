import * as said from '#copy/tariff/said.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { ownMargin } from '#facts/tariff.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Business loans for retailers',
    description:
      'Working capital, term, business growth and startup loans for shops, offered by RBI-regulated lenders. What each is for, what it costs and which documents you need.',
  },
  head: {
    heading: 'Business loans for shops',
    lead: 'For festival stock, a second counter or a new machine. See which loan fits, what it costs and which documents to collect.',
    crumbs: [{ label: 'Business loans' }],
    actions: [
      { label: 'Get Started', to: '/contact?subject=shop-loan' },
      { label: 'Loan portal', to: '/products/LoanPortal' },
    ],
    illustration: 'stock',
  },
  sections: [
    termsOf('loans'),
    {
      kind: 'features',
      columns: 4,
      names: ['Pays for', 'Paid back'],
      eyebrow: 'Business loans',
      heading: 'Four kinds of business loan',
      items: [
        {
          title: 'Working capital',
          cells: ['Stock', 'As it sells'],
          text: 'Buy stock now and repay as it sells, in weeks or months.',
        },
        {
          title: 'Term loan',
          cells: ['One purchase', 'Each month, the same'],
          text: 'A fixed sum for a fixed time, with the same instalment each month.',
        },
        {
          title: 'Business growth',
          cells: ['Room and machines', 'Over years'],
          text: 'A second shop, a cold room, a delivery van.',
        },
        {
          title: 'Startup',
          cells: ['The first years', 'From early sales'],
          text: 'For a business in its first years, judged on its plan and early sales.',
        },
      ],
    },
    {
      kind: 'ticks',
      eyebrow: 'Documents',
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
      kind: 'preview',
      eyebrow: 'Example',
      heading: 'What a year of instalments looks like',
      intro:
        'A wholesaler borrows ₹10,00,000 at 12% for festival stock and repays in twelve equal instalments.',
      ticks: [
        'The instalment is due each month, stock sold or not',
        'A longer term lowers it but adds interest',
        'Fees and GST on fees come on top',
      ],
      receipt: {
        title: 'Loan for festival stock',
        subtitle: 'Not an offer',
        rows: [
          { label: 'Amount', value: '₹10,00,000.00' },
          { label: 'Rate a year', value: '12%' },
          { label: 'Months', value: '12' },
          { label: 'Interest in all', value: '₹66,185.48' },
        ],
        total: { label: 'Each month', value: '₹88,848.79' },
      },
    },
    {
      kind: 'example',
      eyebrow: 'Will it pay for itself?',
      heading: 'Work out what the stock brings in',
      intro:
        'A loan for stock pays off when your margin is larger than the instalment. Put in what you sell.',
      id: 'earn',
      title: 'Festival stock, sold in a day',
      subtitle: 'Margin before rent, wages and tax.',
      limits: 'Compare the month with the instalment above.',
      sums: 'earned',
      rows: [
        { name: 'Lamps, a box', ratePaise: ownMargin.lamps, count: 40 },
        { name: 'Bedsheets', ratePaise: ownMargin.bedsheets, count: 12 },
        { name: 'Gift boxes', ratePaise: ownMargin.giftBoxes, count: 25 },
      ],
    },
    {
      kind: 'note',
      text: 'Loans are offered by RBI-regulated lenders. We are not a lender. Terms depend on the lender’s own checks.',
    },
    {
      kind: 'questions',
      heading: 'Before you borrow',
      items: [
        {
          question: 'Which loan suits festival stock?',
          answer:
            'Working capital, because it ends when the stock is sold. With a term loan you would still be paying for Diwali lamps in summer.',
        },
        {
          question: 'How much can my shop get?',
          answer:
            'The lender looks at the money moving through your account, your returns and the EMIs you already pay. Steady deposits count for more than one good month.',
        },
        {
          question: 'What will it cost?',
          answer: said.loans.cost,
        },
        {
          question: 'My shop is only a year old. Can I apply?',
          answer:
            'Yes. A startup loan goes by your plan, your own record and early sales. Expect a smaller amount, and perhaps a guarantor or security.',
        },
        {
          question: 'What if I cannot pay one month?',
          answer:
            'Call the lender before the due date; a new date can often be agreed in advance. A missed instalment costs extra and is reported to credit bureaus.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
