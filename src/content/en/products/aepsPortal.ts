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
      kind: 'features',
      columns: 4,
      eyebrow: 'AEPS portal',
      heading: 'Four services, one fingerprint',
      intro:
        'Works with any bank account that is linked to Aadhaar. No card, no PIN, no branch visit.',
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
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'A withdrawal in four steps',
      items: [
        { title: 'Enter details', text: 'Type the Aadhaar number and choose the bank.' },
        { title: 'Scan', text: 'The customer places a finger on the reader.' },
        { title: 'Confirm', text: 'Both of you see the amount before it leaves the account.' },
        { title: 'Hand over', text: 'Count the cash, print the receipt, done.' },
      ],
    },
    {
      kind: 'preview',
      eyebrow: 'Mini statement',
      heading: 'The last five entries, on one slip',
      intro:
        'Customers who keep a passbook at home get the same comfort at your counter. Show it on screen or print it.',
      ticks: [
        'Last 5 transactions with dates',
        'Readable without glasses: large type, clear signs',
        'Nothing is stored on the device',
      ],
      receipt: {
        title: 'Mini statement',
        subtitle: 'Account ending 4821',
        rows: [
          { label: 'Cash withdrawal', note: '12 Mar', value: '−₹2,000' },
          { label: 'Salary credit', note: '10 Mar', value: '+₹18,400' },
          { label: 'Electricity bill', note: '6 Mar', value: '−₹1,145' },
          { label: 'UPI received', note: '3 Mar', value: '+₹650' },
          { label: 'Cash withdrawal', note: '1 Mar', value: '−₹500' },
        ],
        total: { label: 'Available balance', value: '₹21,306' },
      },
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
    {
      kind: 'callToAction',
      heading: 'Start with AEPS',
      text: 'Tell us about your shop and we will set up your account, reader and training.',
      action: { label: 'Contact Us', to: '/contact' },
    },
  ],
} satisfies Page<'Marketing'>;
