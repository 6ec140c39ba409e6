import { slip } from '#copy/head-pictures.ts';
import { customer, shop, you } from '#copy/sequence-parties.ts';
import { moneyBy } from '#copy/tariff/facts.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Cash collection API',
    description: `Let your customers pay loan instalments, premiums and dues in cash at a partner shop nearby, with your own reference, for ${sumOf(charges.cashReceipt)} a receipt.`,
  },
  head: {
    heading: 'Cash collection',
    lead: `Let customers pay their dues in cash at a nearby shop, marked paid within seconds. For lenders, insurers and schools: ${sumOf(charges.cashReceipt)} a receipt, ${moneyBy}.`,
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Cash collection' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'Request the API documentation', to: '/contact?subject=sandbox-key' },
    ],
  },
  tally: slip('Paid in cash at a shop', [
    { figure: '₹2,450', text: 'paid at 4:10 pm' },
    { figure: '4:10 pm', text: 'in your books' },
    { figure: sumOf(charges.cashReceipt), text: 'is our price' },
  ]),
  sections: [
    {
      kind: 'sequence',
      heading: 'An instalment paid in cash',
      parties: [customer, shop, you],
      steps: [
        {
          kind: 'word',
          from: 2,
          to: 1,
          title: 'Upload',
          text: 'Send the list of dues: full, part or minimum amounts.',
        },
        {
          kind: 'money',
          from: 0,
          to: 1,
          title: 'Pay',
          text: 'The shop finds the due and takes the cash.',
        },
        {
          kind: 'event',
          from: 1,
          to: 2,
          title: 'Notify',
          text: 'You and the customer get the receipt within seconds.',
        },
        {
          kind: 'money',
          from: 1,
          to: 2,
          title: 'Settle',
          text: 'We pay you once a day, with a list of receipts.',
        },
      ],
    },
    termsOf('cash'),
    {
      kind: 'features',
      columns: 3,
      heading: 'What goes wrong at the counter',
      items: [
        {
          icon: 'receipt',
          title: 'A wrong amount',
          text: 'The shop cancels it while the customer waits, and gives a new receipt.',
        },
        {
          icon: 'check-circle',
          title: 'Paid online meanwhile',
          text: 'The shop looks up the due first, and finds nothing left to pay.',
        },
        {
          icon: 'list',
          title: 'A wrong row in your list',
          text: 'That row comes back with its reason. All others are loaded.',
        },
      ],
    },
    {
      kind: 'ticks',
      heading: 'What you need before the first receipt',
      items: [
        'A list of dues with account number, name and amount',
        'A bank account for the daily settlement',
        'A webhook address, or a person who uploads the file',
        'The wording of your receipt in the customer’s language',
      ],
    },
    {
      kind: 'note',
      text: 'You set the largest cash amount per receipt. You remain responsible for your own rules and for tax law on cash.',
    },
    {
      kind: 'questions',
      heading: 'What collection teams ask',
      items: [
        {
          question: 'How does the customer find a shop?',
          answer:
            'Your SMS or app names the nearest ones. At the counter a loan, policy or customer number is enough.',
        },
        {
          question: 'Can someone else pay on the customer’s behalf?',
          answer:
            'Yes, if you allow it. The shop then records the payer’s mobile number and the receipt goes to both.',
        },
        {
          question: 'A shop took the cash and the network failed. Is it lost?',
          answer:
            'No. The shop repeats the entry with the same receipt number, which can be used only once. Until then your ledger shows nothing, so no instalment is marked by mistake.',
        },
        {
          question: 'What are the charges?',
          answer:
            'None to start: loading your list of dues is free. You pay per receipt once shops take money for you; the customer pays the due and no more.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'Cash drop', to: '/apis/CashDrop' },
        { label: 'Bill payment', to: '/apis/UtilityBillPayment' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
        { label: 'QR payment', to: '/apis/QrPayment' },
      ],
    },
  ],
} satisfies Page<'Article'>;
