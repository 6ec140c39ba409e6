import { counterSums } from '#copy/counter-sums.ts';
import { beforeTax, youEarned } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { slabs } from '#copy/tariff/slabs.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { EarnedExample } from '#copy/types/example.ts';
import type { Page } from '#copy/types/page.ts';
import { commissions } from '#facts/tariff.ts';

/** A day's withdrawals at sample rates; the home page shows them too. */
export const withdrawals = {
  title: 'Withdrawals in a day',
  subtitle: beforeTax,
  sums: 'earned',
  rows: [
    { name: slabs.withdrawal.small, ratePaise: commissions.withdrawal.small.paise, count: 6 },
    { name: slabs.withdrawal.medium, ratePaise: commissions.withdrawal.medium.paise, count: 9 },
    { name: slabs.withdrawal.large, ratePaise: commissions.withdrawal.large.paise, count: 4 },
  ],
} satisfies EarnedExample & { title: string; subtitle: string };

export default {
  view: 'Marketing',
  meta: {
    title: 'AEPS portal',
    description: `Balance inquiry, cash withdrawal, mini statement and Aadhaar-to-Aadhaar transfer by fingerprint. You earn ${sumOf(commissions.withdrawal.small.paise)} to ${sumOf(commissions.withdrawal.large.paise)} a withdrawal.`,
  },
  head: {
    heading: 'AEPS cash withdrawal at your counter',
    lead: 'For shops and banking agents. Customers withdraw cash with an Aadhaar number and a fingerprint; you earn on every withdrawal.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'AEPS portal' }],
    actions: [
      { label: 'Get Started', to: '/contact' },
      { label: 'See the API', to: '/apis/CashWithdrawal' },
    ],
    illustration: 'aeps',
  },
  sections: [
    termsOf('withdrawals'),
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A withdrawal in four steps',
      intro: 'Press a step to see its screen.',
      steps: [
        {
          title: 'Choose the bank',
          text: 'Then type the Aadhaar number. Only its last four digits stay visible.',
          screen: {
            title: 'Cash withdrawal',
            pieces: [
              { kind: 'label', text: 'Customer’s bank' },
              { kind: 'row', text: 'Parijat Bank', mark: 'PB', state: 'chosen', ticked: true },
              { kind: 'row', text: 'Mogra Sahakari Bank', mark: 'MS' },
              { kind: 'row', text: 'Champa Gramin Bank', mark: 'CG' },
              { kind: 'row', text: 'Kadamb Bank', mark: 'KB' },
              { kind: 'label', text: 'Aadhaar' },
              { kind: 'row', text: '•••• •••• 4821' },
              { kind: 'press', text: 'Next' },
            ],
          },
        },
        {
          title: 'Agree on the amount',
          text: 'You both see it before the fingerprint.',
          screen: {
            title: 'How much?',
            pieces: [
              { kind: 'amount', text: '₹2,000' },
              { kind: 'chips', chips: ['500', '1,000', '2,000', '5,000'], chosen: '2,000' },
              { kind: 'keypad' },
              { kind: 'press', text: 'Next' },
            ],
          },
        },
        {
          title: 'One finger',
          text: 'The customer touches the reader. No card, no PIN.',
          screen: {
            title: 'Finger on the reader',
            pieces: [{ kind: 'finger', text: 'Reading…', note: '₹2,000 from Parijat Bank' }],
          },
        },
        {
          title: 'Hand over the cash',
          text: 'Count it out, then print or send the receipt.',
          screen: {
            title: 'Receipt',
            pieces: [
              { kind: 'done', text: 'Hand over ₹2,000' },
              {
                kind: 'facts',
                facts: [
                  ['Bank', 'Parijat Bank'],
                  ['Account', 'ending 4821'],
                  ['Balance', '₹14,306'],
                  ['Reference', '6327 0041 8855'],
                ],
              },
              { kind: 'earned', text: youEarned(counterSums.withdrawal) },
              { kind: 'press', text: 'Print or share' },
            ],
          },
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What you earn',
      heading: 'Commission in a day',
      intro:
        'The bank pays a commission on each withdrawal, in slabs by amount. Press plus and minus until it looks like your counter.',
      id: 'earn',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      ...withdrawals,
    },
    {
      kind: 'features',
      columns: 4,
      list: true,
      eyebrow: 'AEPS portal',
      heading: 'AEPS services',
      intro: 'For any bank account linked to Aadhaar.',
      items: [
        {
          icon: 'eye',
          title: 'Balance Inquiry',
          text: 'Read out the available balance in a few seconds.',
        },
        {
          icon: 'cash',
          title: 'Cash Withdrawal',
          text: 'Pay cash from your drawer; your wallet is credited within seconds.',
        },
        {
          icon: 'list',
          title: 'Mini Statement',
          text: 'Print or show the last 5 transactions on the account.',
        },
        {
          icon: 'transfer',
          title: 'Aadhaar-to-Aadhaar Transfer',
          text: 'Send money to an Aadhaar-linked account, no account number needed.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'You start once the bank has done its own KYC of you. Limits are those of NPCI; your bank may set lower limits.',
    },
    {
      kind: 'questions',
      eyebrow: 'At the counter',
      heading: 'What operators ask about AEPS',
      items: [
        {
          question: 'What do I need to start?',
          answer: said.aeps.needed,
        },
        {
          question: 'How much can a customer withdraw?',
          answer: said.aeps.most,
        },
        {
          question: 'What if the account was debited, but no approval came?',
          answer: said.aeps.noApproval,
        },
        {
          question: 'What does it cost to start, and what do I earn?',
          answer:
            'You earn a commission on each withdrawal, in slabs by amount. The reader is the first thing you pay for; your offer lists its price next to the slabs, so you can do the sums before you buy.',
        },
        {
          question: 'Can I show more than five entries?',
          answer:
            'No, only the last 5 transactions. For more, the customer asks the branch or opens the bank’s app.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
