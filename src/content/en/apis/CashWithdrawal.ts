import type { Page } from '#content/types/page.ts';

export default {
  view: 'Counter',
  meta: {
    title: 'Cash withdrawal API',
    description:
      'AEPS cash withdrawal for shops and software: the customer gives an Aadhaar number and a fingerprint and leaves with cash and a receipt.',
  },
  head: {
    heading: 'Cash withdrawal',
    lead: 'Let a customer with an Aadhaar-linked account take out cash at a shop, without a card and without a PIN.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Cash withdrawal' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'AEPS portal', to: '/products/aepsPortal' },
    ],
  },
  sections: [
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A withdrawal, call by call',
      steps: [
        {
          title: 'Ask',
          text: 'Amount, Aadhaar number and bank.',
          screen: {
            title: 'Withdraw cash',
            pieces: [
              { row: 'Kadamb Bank', mark: 'KB', state: 'chosen', ticked: true },
              { row: '•••• •••• 4821', note: 'Aadhaar' },
              { amount: '₹3,000' },
              { chips: ['1,000', '2,000', '3,000'], chosen: '3,000' },
              { press: 'Start the reader' },
            ],
          },
        },
        {
          title: 'Scan',
          text: 'The customer puts a finger on the reader.',
          screen: {
            title: 'Reader',
            pieces: [{ finger: 'Hold still…', note: '₹3,000 from Kadamb Bank' }],
          },
        },
        {
          title: 'Approve',
          text: 'The bank checks and answers with a 12-digit reference.',
          screen: {
            title: 'Bank’s answer',
            pieces: [
              { done: 'Approved', note: 'Kadamb Bank, 10:42' },
              {
                facts: [
                  ['Reference', '6327 0951 3348'],
                  ['Amount', '₹3,000'],
                  ['Your wallet', '+₹3,000'],
                ],
              },
              { press: 'Pay out' },
            ],
          },
        },
        {
          title: 'Pay',
          text: 'The shop counts the cash and prints the receipt.',
          screen: {
            title: 'Pay out',
            pieces: [
              { amount: '₹3,000' },
              { row: '5 × ₹500', value: '₹2,500', ticked: true },
              { row: '5 × ₹100', value: '₹500', ticked: true },
              { earned: 'You earned ₹7.00' },
              { press: 'Print the receipt' },
            ],
          },
        },
      ],
    },
    {
      kind: 'features',
      columns: 4,
      heading: 'What the service does',
      items: [
        {
          icon: 'fingerprint',
          title: 'Fingerprint approval',
          text: 'A registered reader encrypts the print; neither the shop nor you can see it.',
        },
        {
          icon: 'bank',
          title: 'Bank by choice',
          text: 'The customer names the bank, and its code goes with the request.',
        },
        {
          icon: 'eye',
          title: 'Balance and statement',
          text: 'The same call family answers balance and mini statement.',
        },
        {
          icon: 'wallet',
          title: 'Credit at once',
          text: 'The amount moves to the shop’s wallet when the bank approves.',
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What a point earns',
      heading: 'Count the busiest day',
      intro:
        'The bank pays by amount, so a pension day differs from a Sunday. Set both and compare.',
      id: 'earn',
      action: { label: 'Ask for the real rates', to: '/contact' },
      title: 'A pension day',
      subtitle: 'Before tax, with sample rates.',
      sums: 'earned',
      rows: [
        { name: '₹100 to ₹1,000', ratePaise: 2_50, count: 10 },
        { name: '₹1,001 to ₹3,000', ratePaise: 7_00, count: 24 },
        { name: 'Above ₹3,000', ratePaise: 11_00, count: 9 },
      ],
    },
    {
      kind: 'ticks',
      heading: 'What you need',
      items: [
        'A registered fingerprint reader',
        'An operator who has passed the bank’s KYC',
        'A settlement account',
        'A counter with a stable connection',
      ],
    },
    {
      kind: 'questions',
      heading: 'What operators ask',
      items: [
        {
          question: 'Can a shop start on the day it signs up?',
          answer:
            'Only after the acquiring bank has completed its own KYC of the operator. RBI directions in force since 1 January 2026 require it, and ask for it again after three months without activity.',
        },
        {
          question: 'How much can a customer take out?',
          answer:
            'NPCI and the customer’s bank set the amount and the number of withdrawals, so the answer comes with the bank’s reply. Limits are as notified; your bank may set lower limits.',
        },
        {
          question: 'The account was debited but no cash was given. What now?',
          answer:
            'Keep the 12-digit reference and do not repeat the request. With it the two banks compare their records and reverse what was not paid out.',
        },
        {
          question: 'The fingerprint is not recognised. Is there another way?',
          answer:
            'Clean the finger and the reader and try another finger. AEPS also knows approval by one-time code, where the customer’s bank offers it.',
        },
        {
          question: 'What does it cost to open a withdrawal point?',
          answer:
            'A certified fingerprint reader, bought or rented, and enough notes in the drawer. From the first customer on you receive a commission; an attempt that the bank refuses costs nothing.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Related APIs',
      items: [
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
        { label: 'Aadhaar verification', to: '/apis/aadhaarFeatures' },
        { label: 'Cash drop', to: '/apis/CashDrop' },
        { label: 'Payout', to: '/apis/Payout' },
      ],
    },
  ],
} satisfies Page<'Counter'>;
