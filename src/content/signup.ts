import type { Page } from './types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Sign up for API access',
    description:
      'Leave your name, phone and e-mail and choose the API that interests you: transfers, cash, bills, QR, payouts, UPI and verification.',
  },
  head: {
    heading: 'Sign up for API access',
    lead: 'Name, phone, e-mail and the API that interests you: four answers start the conversation.',
    crumbs: [{ label: 'Sign up' }],
    actions: [
      { label: 'Contact Us', to: '/contact' },
      { label: 'Login', to: '/login' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'What happens then',
      items: [
        {
          title: 'Four answers',
          text: 'Full name, phone number, e-mail address and API of interest.',
        },
        { title: 'A call', text: 'We ask what you are building and who will use it.' },
        { title: 'Sandbox keys', text: 'You try the calls with test values.' },
        { title: 'Live keys', text: 'After document checks, for real payments.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about access',
      items: [
        {
          question: 'Do I need a registered company?',
          answer:
            'Not to try the sandbox. For live keys we ask for PAN, registration papers or a GSTIN, and a bank account in the same name.',
        },
        {
          question: 'How do I write my phone number?',
          answer:
            'With the country code, digits only: 8 to 15 of them. For India that is 91 and ten more, the first of which is 6, 7, 8 or 9.',
        },
        {
          question: 'I need more than one API. Which do I choose?',
          answer:
            'The one you would build first. Name the others when we call; a key can open several.',
        },
        {
          question: 'What does access cost?',
          answer:
            'You pay for live calls, by service and volume. The price sheet for the API that you chose comes before the agreement.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Read about an API first',
      items: [
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
        { label: 'Cash withdrawal', to: '/apis/CashWithdrawal' },
        { label: 'Utility bill payment', to: '/apis/UtilityBillPayment' },
        { label: 'QR payment', to: '/apis/QrPayment' },
        { label: 'Cash collection', to: '/apis/CashCollection' },
        { label: 'Cash drop', to: '/apis/CashDrop' },
        { label: 'Payout', to: '/apis/Payout' },
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'PAN', to: '/apis/panFeatures' },
        { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
        { label: 'Bank account', to: '/apis/bankFeatures' },
        { label: 'GST', to: '/apis/GSTVerificationPage' },
      ],
    },
    {
      kind: 'note',
      text: 'This page takes no data. To ask for access, write to us through the contact page.',
    },
  ],
} satisfies Page<'Article'>;
