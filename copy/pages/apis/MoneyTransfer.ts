import { counterSums } from '#copy/counter-sums.ts';
import { forYourShop, startInShop } from '#copy/for-your-shop.ts';
import { beforeTax, youEarned } from '#copy/tariff/facts.ts';
import * as said from '#copy/tariff/said.ts';
import { forDevelopers } from '#copy/tariff/shop.ts';
import { slabs } from '#copy/tariff/slabs.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { commissions } from '#facts/tariff.ts';

export const facts = { aliases: ['/retailers/MoneyTransfer'] } satisfies PageFacts;

export default {
  view: 'Counter',
  meta: {
    title: `Money transfer: you earn ${sumOf(commissions.transfer.small.paise)} to ${sumOf(commissions.transfer.large.paise)}`,
    description:
      'Domestic money transfer (DMT) from cash at a counter to any bank account in India over IMPS or NEFT, with a registered sender and a receipt.',
  },
  head: {
    heading: 'Money transfer',
    lead: 'Turn cash at your counter into money in any bank account in India. For shops and their software: no joining fee, and a commission on each transfer.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Money transfer' }],
    actions: [startInShop('shop-transfer')],
  },
  sections: [
    termsOf('transfers'),
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A transfer in four steps',
      steps: [
        {
          title: 'Register',
          text: 'The sender’s mobile number is verified, and an officially valid document is recorded.',
          screen: {
            title: 'Sender',
            pieces: [
              { kind: 'label', text: 'Mobile number' },
              { kind: 'row', text: '••••• 48210', state: 'chosen' },
              { kind: 'row', text: 'Lata Menon', mark: 'LM' },
              { kind: 'row', text: 'Voter card noted', note: 'First time only', ticked: true },
              { kind: 'label', text: 'Code from the phone' },
              { kind: 'chips', chips: ['4', '0', '7', '1'] },
              { kind: 'press', text: 'Verify' },
            ],
          },
        },
        {
          title: 'Add receiver',
          text: 'Enter account number and IFSC; the bank returns the name.',
          screen: {
            title: 'Receiver',
            pieces: [
              { kind: 'row', text: '•••• •••• 3307', mark: 'CG', note: 'Champa Gramin Bank' },
              {
                kind: 'row',
                text: 'Arjun Menon',
                note: 'Name from the bank',
                state: 'chosen',
                ticked: true,
              },
              { kind: 'label', text: 'Right person?' },
              { kind: 'row', text: 'Yes, my brother' },
              { kind: 'press', text: 'Next' },
            ],
          },
        },
        {
          title: 'Confirm',
          text: 'The sender reads out a one-time code for this transfer.',
          screen: {
            title: 'How much?',
            pieces: [
              { kind: 'amount', text: '₹4,000' },
              {
                kind: 'facts',
                facts: [
                  ['Charge', counterSums.transferCharge],
                  ['Customer pays', counterSums.transferPaid],
                  ['He receives', '₹4,000'],
                ],
              },
              { kind: 'label', text: 'Code from the phone' },
              { kind: 'chips', chips: ['9', '2', '5', '3'] },
              { kind: 'press', text: 'Send' },
            ],
          },
        },
        {
          title: 'Send',
          text: 'The bank replies: done, failed or pending.',
          screen: {
            title: 'Receipt',
            pieces: [
              { kind: 'done', text: '₹4,000 sent' },
              {
                kind: 'facts',
                facts: [
                  ['To', 'Arjun Menon'],
                  ['Account', 'ending 3307'],
                  ['At', '10:42'],
                  ['Reference', '6327 2204 7719'],
                ],
              },
              { kind: 'earned', text: youEarned(counterSums.transfer) },
              { kind: 'press', text: 'Print or share' },
            ],
          },
        },
      ],
    },
    forYourShop,
    {
      kind: 'features',
      list: true,
      columns: 4,
      heading: 'What the service does',
      items: [
        {
          icon: 'users',
          title: 'Registered sender',
          text: 'Mobile number and identity document are checked once, then each transfer needs a one-time code.',
        },
        {
          icon: 'bank',
          title: 'Any bank account',
          text: 'Send with account number and IFSC over IMPS or NEFT.',
        },
        {
          icon: 'check-circle',
          title: 'Name before money',
          text: 'You see the account holder’s name before the customer hands over cash.',
        },
        {
          icon: 'receipt',
          title: 'Receipt',
          text: 'Printed or by SMS, with the bank’s reference.',
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What a shop earns',
      heading: 'Commission on transfers',
      intro:
        'Your commission is part of what the customer pays. Press plus and minus until it looks like your queue.',
      id: 'earn',
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
      title: 'Transfers in a day',
      subtitle: beforeTax,
      sums: 'earned',
      rows: [
        { name: slabs.transfer.small, ratePaise: commissions.transfer.small.paise, count: 8 },
        { name: slabs.transfer.medium, ratePaise: commissions.transfer.medium.paise, count: 10 },
        { name: slabs.transfer.large, ratePaise: commissions.transfer.large.paise, count: 5 },
      ],
    },
    {
      kind: 'ticks',
      heading: said.shopTransfers.heading,
      intro:
        'Your bank may set lower limits. Transfers from card to card are not part of this service.',
      items: [
        said.shopTransfers.each,
        said.shopTransfers.month,
        said.shopTransfers.branch,
        said.shopTransfers.paidOut,
        'IMPS: day and night, usually within seconds',
        said.shopTransfers.neft,
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked at the counter',
      items: [
        {
          question: 'What does the sender need to bring?',
          answer: said.shopTransfers.documents,
        },
        {
          question: 'What does the shop need before the first transfer?',
          answer:
            'An agreement with us, the bank’s KYC of everyone who serves at the counter, a phone or computer, and a way to print or text the receipt.',
        },
        {
          question: 'What if the IFSC or the account number is wrong?',
          answer:
            'The name that the bank returns will not match, so stop before the customer pays. If an account cannot be credited, the money returns to the shop’s wallet.',
        },
        {
          question: 'The status says pending. Should the shop send again?',
          answer: said.moneyBack.transfer,
        },
        {
          question: 'What does a transfer cost, and what does a shop earn?',
          answer:
            'You pay us no fee, and fill a wallet for the day’s transfers. The customer sees the charge before confirming, and your commission is part of it.',
        },
      ],
    },
    {
      kind: 'links',
      label: forDevelopers,
      items: [
        { label: 'Get API access', to: '/contact?subject=sandbox-key' },
        { label: 'Request the API documentation', to: '/contact?subject=sandbox-key' },
        { label: 'Bank account verification', to: '/apis/bankFeatures' },
        { label: 'Payout', to: '/apis/Payout' },
        { label: 'Cash withdrawal', to: '/apis/CashWithdrawal' },
        { label: 'Cash collection', to: '/apis/CashCollection' },
      ],
    },
  ],
} satisfies Page<'Counter'>;
