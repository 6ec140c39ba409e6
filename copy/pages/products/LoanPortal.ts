import { daysOf } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { noFigure } from '#copy/tariff/terms.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { coolingOff, creditReport } from '#facts/rules/lending.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'Loan portal',
    description:
      'Apply for a loan, track the application, work out the EMI and get support. Loans are offered by RBI-regulated lenders. We are not a lender.',
  },
  compact: true,
  head: {
    heading: 'Loan EMI calculator',
    lead: 'Know the EMI before you ask a lender. Works without a network; nothing is kept.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'Loan portal' }],
    illustration: 'loan',
  },
  tool: {
    name: 'emi',
    samples: samples.emi,
    note: 'Indicative. Processing fee, GST on it and interest for a part month are not included. Loans are offered by RBI-regulated lenders. We are not a lender.',
  },
  sections: [
    {
      kind: 'tool',
      eyebrow: 'EMI calculator',
      heading: 'Know the instalment first',
      intro: 'Move a slider or type a number: EMI, interest and each year follow.',
      id: 'emi-calculator',
    },
    termsOf('loans'),
    {
      kind: 'note',
      text: 'The lender decides on approval, rate and amount.',
    },
    {
      kind: 'phone',
      eyebrow: 'Follow it',
      heading: 'Always know where your application is',
      steps: [
        {
          title: 'Received',
          text: 'One form for amount, purpose and documents; a reference as soon as you send it.',
          screen: {
            title: 'Your application',
            pieces: [
              { kind: 'amount', text: '₹5,00,000' },
              { kind: 'label', text: 'Saffron Loom, for two power looms' },
              {
                kind: 'row',
                text: 'Received',
                mark: '1',
                note: 'Mon 2 March, 11:20',
                state: 'chosen',
                ticked: true,
              },
              {
                kind: 'row',
                text: 'Documents checked',
                mark: '2',
                note: 'Not yet',
                state: 'later',
              },
              { kind: 'row', text: 'Offers in', mark: '3', note: 'Not yet', state: 'later' },
              { kind: 'row', text: 'Paid out', mark: '4', note: 'Not yet', state: 'later' },
              { kind: 'press', text: 'Add a document' },
            ],
          },
        },
        {
          title: 'Documents checked',
          text: 'PAN, address, bank statement. If a page is missing, you are told which.',
          screen: {
            title: 'Your application',
            pieces: [
              { kind: 'amount', text: '₹5,00,000' },
              { kind: 'label', text: 'Saffron Loom, for two power looms' },
              {
                kind: 'row',
                text: 'Received',
                mark: '1',
                note: 'Mon 2 March, 11:20',
                ticked: true,
              },
              {
                kind: 'row',
                text: 'Documents checked',
                mark: '2',
                note: 'Tue 3 March, 16:05',
                state: 'chosen',
                ticked: true,
              },
              { kind: 'row', text: 'Offers in', mark: '3', note: 'Not yet', state: 'later' },
              { kind: 'row', text: 'Paid out', mark: '4', note: 'Not yet', state: 'later' },
              { kind: 'press', text: 'See what was checked' },
            ],
          },
        },
        {
          title: 'Offers in',
          text: 'Each states rate, fees and total cost.',
          screen: {
            title: 'Your application',
            pieces: [
              { kind: 'amount', text: '₹5,00,000' },
              { kind: 'label', text: 'Saffron Loom, for two power looms' },
              {
                kind: 'row',
                text: 'Received',
                mark: '1',
                note: 'Mon 2 March, 11:20',
                ticked: true,
              },
              {
                kind: 'row',
                text: 'Documents checked',
                mark: '2',
                note: 'Tue 3 March, 16:05',
                ticked: true,
              },
              {
                kind: 'row',
                text: 'Offers in',
                mark: '3',
                note: 'Thu 5 March, 10:40',
                state: 'chosen',
                ticked: true,
              },
              { kind: 'row', text: 'Paid out', mark: '4', note: 'Not yet', state: 'later' },
              { kind: 'press', text: 'Compare 3 offers' },
            ],
          },
        },
        {
          title: 'Paid out',
          text: 'The lender pays into your own bank account.',
          screen: {
            title: 'Your application',
            pieces: [
              { kind: 'amount', text: '₹5,00,000' },
              { kind: 'label', text: 'Saffron Loom, for two power looms' },
              {
                kind: 'row',
                text: 'Received',
                mark: '1',
                note: 'Mon 2 March, 11:20',
                ticked: true,
              },
              {
                kind: 'row',
                text: 'Documents checked',
                mark: '2',
                note: 'Tue 3 March, 16:05',
                ticked: true,
              },
              {
                kind: 'row',
                text: 'Offers in',
                mark: '3',
                note: 'Thu 5 March, 10:40',
                ticked: true,
              },
              {
                kind: 'row',
                text: 'Paid out',
                mark: '4',
                note: 'Mon 9 March, 13:15',
                state: 'chosen',
                ticked: true,
              },
              { kind: 'press', text: 'Download the schedule' },
            ],
          },
        },
      ],
    },
    {
      kind: 'features',
      columns: 4,
      heading: 'Four things you can do here',
      items: [
        {
          figure: '1 form',
          unit: 'in all',
          title: 'Apply',
          text: 'Documents from a phone.',
        },
        {
          figure: '4 stages',
          unit: 'in sight',
          title: 'Track',
          text: 'Received, checked, approved, paid out.',
        },
        {
          figure: '3 sliders',
          unit: 'to move',
          title: 'EMI calculator',
          text: 'Try until the EMI fits.',
        },
        {
          figure: 'People',
          unit: 'on the phone',
          title: 'Support',
          text: 'Ask what a clause means.',
        },
      ],
    },
    {
      kind: 'features',
      columns: 2,
      list: true,
      heading: 'Have these ready',
      intro: 'They can wait in the locker on this device.',
      items: [
        { icon: 'id', title: 'PAN', text: 'Yours, and the firm’s.' },
        { icon: 'home', title: 'Proof of address', text: 'Not older than three months.' },
        { icon: 'bank', title: 'Bank statement', text: 'The last six months, as PDF.' },
        { icon: 'receipt', title: 'GST returns', text: 'For a shop, the last four quarters.' },
      ],
    },
    {
      kind: 'links',
      label: 'Check them here, or read on',
      items: [
        { label: 'PAN check', to: '/apis/panFeatures' },
        { label: 'GST number', to: '/apis/GSTVerificationPage' },
        { label: 'Document locker', to: '/digilocker' },
        { label: 'Business loans', to: '/retailers/business-loan' },
      ],
    },
    {
      kind: 'features',
      columns: 3,
      names: ['Time'],
      heading: 'When a loan goes wrong',
      intro: said.loanTroubles.complaint,
      items: [
        {
          cells: [noFigure],
          title: 'The lender says no',
          text: 'Ask for the reason. Often a document is missing, or an old due is still open.',
        },
        {
          cells: [daysOf(creditReport.correctedWithinDays)],
          title: 'A wrong credit report',
          text: said.loanTroubles.report,
        },
        {
          cells: [daysOf(coolingOff.leastDays)],
          title: 'You change your mind',
          text: said.loanTroubles.giveBack,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What borrowers ask first',
      items: [
        {
          question: 'How is the instalment split?',
          answer:
            'Each month you pay interest on what you still owe. On ₹5 lakh at 10.5% over five years, the first instalment is ₹4,375.00 interest and ₹6,371.95 repayment; the last is almost all repayment.',
        },
        {
          question: 'What does a loan cost besides interest?',
          answer:
            'Asking is free. The lender may add a processing fee with GST, interest for a part month and a late-payment charge. The Key Facts Statement lists all of it: compare its yearly rate (APR) and total.',
        },
        {
          question: 'Can I repay early?',
          answer: said.loans.early,
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Ask about a loan',
      text: 'Tell us the amount and the purpose. We tell you which documents to collect.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
