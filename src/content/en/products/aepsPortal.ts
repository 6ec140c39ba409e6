import type { Page } from '#content/types/page.ts';

export default {
  view: 'Marketing',
  meta: {
    title: 'AEPS portal',
    description:
      'Balance inquiry, cash withdrawal, mini statement and Aadhaar-to-Aadhaar transfer with an Aadhaar number and a fingerprint at your counter.',
  },
  head: {
    heading: 'Turn your counter into a cash point',
    lead: 'Customers withdraw, transfer and check a balance with an Aadhaar number and a fingerprint. You earn on every withdrawal.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'AEPS portal' }],
    actions: [
      { label: 'Get Started', to: '/contact' },
      { label: 'See the API', to: '/apis/CashWithdrawal' },
    ],
    illustration: 'aeps',
  },
  sections: [
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A withdrawal in four steps',
      intro: 'Press a step to see its screen.',
      steps: [
        {
          title: 'Choose the bank',
          text: 'And type the Aadhaar number, of which four digits stay readable.',
          screen: {
            title: 'Cash withdrawal',
            pieces: [
              { label: 'Customer’s bank' },
              { row: 'Parijat Bank', mark: 'PB', state: 'chosen', ticked: true },
              { row: 'Mogra Sahakari Bank', mark: 'MS' },
              { row: 'Champa Gramin Bank', mark: 'CG' },
              { row: 'Kadamb Bank', mark: 'KB' },
              { label: 'Aadhaar' },
              { row: '•••• •••• 4821' },
              { press: 'Next' },
            ],
          },
        },
        {
          title: 'Agree on the amount',
          text: 'Both of you see it before a finger is asked for.',
          screen: {
            title: 'How much?',
            pieces: [
              { amount: '₹2,000' },
              { chips: ['500', '1,000', '2,000', '5,000'], chosen: '2,000' },
              { keypad: true },
              { press: 'Next' },
            ],
          },
        },
        {
          title: 'One finger',
          text: 'The customer touches the reader. No card, no PIN.',
          screen: {
            title: 'Finger on the reader',
            pieces: [{ finger: 'Reading…', note: '₹2,000 from Parijat Bank' }],
          },
        },
        {
          title: 'Hand over the cash',
          text: 'Count it, and print the receipt or send it.',
          screen: {
            title: 'Receipt',
            pieces: [
              { done: 'Hand over ₹2,000' },
              {
                facts: [
                  ['Bank', 'Parijat Bank'],
                  ['Account', 'ending 4821'],
                  ['Balance', '₹14,306'],
                  ['Reference', '6327 0041 8855'],
                ],
              },
              { earned: 'You earned ₹7.00' },
              { press: 'Print or share' },
            ],
          },
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What you earn',
      heading: 'Count your own day',
      intro:
        'The bank pays a commission for each withdrawal, in steps by amount. Press plus and minus until it looks like your counter.',
      id: 'earn',
      action: { label: 'Ask for the real rates', to: '/contact' },
      title: 'Withdrawals in a day',
      subtitle: 'Before tax, with sample rates.',
      sums: 'earned',
      rows: [
        { name: '₹100 to ₹1,000', ratePaise: 2_50, count: 6 },
        { name: '₹1,001 to ₹3,000', ratePaise: 7_00, count: 9 },
        { name: 'Above ₹3,000', ratePaise: 11_00, count: 4 },
      ],
    },
    {
      kind: 'features',
      columns: 4,
      list: true,
      eyebrow: 'AEPS portal',
      heading: 'Four services, one fingerprint',
      intro: 'For any bank account that is linked to Aadhaar.',
      items: [
        {
          icon: 'eye',
          title: 'Balance Inquiry',
          text: 'Read out the available balance in a few seconds, free of paper.',
        },
        {
          icon: 'cash',
          title: 'Cash Withdrawal',
          text: 'Pay cash from the drawer and get it back in your wallet at once.',
        },
        {
          icon: 'list',
          title: 'Mini Statement',
          text: 'Print or show the last 5 transactions on the account.',
        },
        {
          icon: 'transfer',
          title: 'Aadhaar-to-Aadhaar Transfer',
          text: 'Send money between two Aadhaar-linked accounts, with no account number.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'AEPS operators start after the bank’s own KYC. Limits are as notified; your bank may set lower limits.',
    },
    {
      kind: 'questions',
      eyebrow: 'At the counter',
      heading: 'What operators ask about AEPS',
      items: [
        {
          question: 'What do I need to start?',
          answer:
            'A phone or computer with a network, a registered fingerprint reader, PAN, Aadhaar and a bank account for settlement. Then the acquiring bank does its KYC of you as an operator; under the RBI’s directions, in force since 1 January 2026, it repeats it after three months without a transaction.',
        },
        {
          question: 'How much may a customer take out?',
          answer:
            'The customer’s bank sets the sum for one withdrawal and for a day, so two neighbours may have different ones.',
        },
        {
          question: 'The account was debited, but no approval came. What now?',
          answer:
            'Do not hand out cash and do not scan again. Note the 12-digit reference of the attempt and look up its status. A withdrawal that did not complete is returned by the bank.',
        },
        {
          question: 'What does it cost to start, and what do I earn?',
          answer:
            'A commission for each withdrawal, in steps by amount. The reader is what you pay for first; its price stands next to the table in your offer, so you can count before you buy one.',
        },
        {
          question: 'Are five entries all I may show?',
          answer:
            'The slip holds the last 5 transactions. For a longer statement the customer asks the branch or uses the bank’s app.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
