import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { dialCodes } from '#facts/dial-codes.ts';
import { samples } from '#generated/samples.ts';

export const facts = { aliases: ['/sign-up'] } satisfies PageFacts;

export default {
  view: 'Tool',
  meta: {
    title: 'Sign up for API access',
    description:
      'Name, phone, e-mail and the API that interests you: try the sign-up form. It runs in your browser, keeps a draft on your device and sends nothing unless you tick the box.',
    section: 'Your account',
  },
  head: {
    heading: 'Sign up for API access',
    lead: 'Nothing is sent unless you tick the box.',
    crumbs: [{ label: 'Sign up' }],
  },
  tool: {
    name: 'sign-up',
    apis: [
      { value: '/apis/MoneyTransfer', label: 'Money transfer' },
      { value: '/apis/CashWithdrawal', label: 'Cash withdrawal' },
      { value: '/apis/UtilityBillPayment', label: 'Utility bill payment' },
      { value: '/apis/QrPayment', label: 'QR payment' },
      { value: '/apis/CashCollection', label: 'Cash collection' },
      { value: '/apis/CashDrop', label: 'Cash drop' },
      { value: '/apis/Payout', label: 'Payout' },
      { value: '/apis/UPIPayment', label: 'UPI payment' },
      { value: '/apis/apiRefrence', label: 'API reference' },
      { value: '/apis/guideSteps', label: 'Developer guide' },
      { value: '/apis/panFeatures', label: 'PAN verification' },
      { value: '/apis/aadhaarFeatures', label: 'Aadhaar verification' },
      { value: '/apis/bankFeatures', label: 'Bank account verification' },
      { value: '/apis/GSTVerificationPage', label: 'GST verification' },
      { value: '/apis/ReverseGeocodingPage', label: 'Reverse geocoding' },
      { value: '/apis/digilocker', label: 'Document locker' },
      { value: '/apis/employee', label: 'Employee management' },
      { value: '/apis/driving-licence', label: 'Driving licence' },
    ],
    countries: dialCodes,
    samples: samples.signUp,
    choices: {
      subscriptions: {
        heading: 'Subscriptions: choose what fits',
        text: 'UPI payment, which collects them, is chosen in the form below. Or begin elsewhere:',
        links: [
          { label: 'Try the payment demo', to: '/payment-gateway' },
          { label: 'Ask for live keys', to: '/contact?subject=sandbox-key' },
          { label: 'Write to us about subscriptions', to: '/contact?subject=subscriptions' },
        ],
      },
    },
    team: {
      label: 'Also send this to our team',
      text: 'Saves your four answers in the outbox of this device. They go to us as a message once this site is open online.',
    },
  },
  aside: {
    heading: 'Before you sign up',
    items: [
      {
        icon: 'info',
        title: 'A demonstration',
        text: 'This form answers as a server would, but sends nothing automatically. To reach our team, tick the box or use the contact page.',
      },
      {
        icon: 'device',
        title: 'Your draft stays here',
        text: 'What you type is kept on this device until you sign up, even if you reload or go offline.',
      },
      {
        icon: 'phone',
        title: 'Phone number',
        text: 'Choose the country, then type the number without its code. A number pasted with + finds its country.',
      },
      {
        icon: 'code',
        title: 'More than one API',
        text: 'Choose the one you would build first.',
      },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'What the form does',
      items: [
        {
          title: 'Four answers',
          text: 'Full name, phone number, e-mail address and API of interest.',
        },
        { title: 'A check', text: 'If an answer cannot be right, a sentence says why.' },
        { title: 'A greeting', text: 'It calls you by name and clears your draft.' },
        {
          title: 'No key',
          text: 'Nothing was sent, unless you ticked the box. To get an API key, use the contact page.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about access',
      items: [
        {
          question: 'How do I get a real key?',
          answer:
            'The sandbox is on this site: one key for everybody, nothing to sign. Tell us on the contact page which API you want; live keys follow once your documents are checked.',
        },
        {
          question: 'Do I need a registered company?',
          answer:
            'Not to try the sandbox. For live keys we ask for PAN, registration documents or a GSTIN, and a bank account in the same name.',
        },
        {
          question: 'Which phone numbers are accepted?',
          answer:
            'Any with 8 to 15 digits, country code included. If yours looks too short or too long for its country, the form says so and still accepts it.',
        },
        {
          question: 'Can I write my name in my own script?',
          answer: 'Yes, in any script. Only digits, dots and hyphens are refused.',
        },
        {
          question: 'What does access cost?',
          answer:
            'The form and the sandbox are free. Live calls are billed by service and volume from the day of the agreement.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Read about an API first',
      items: [
        { label: 'Ask for live keys', to: '/contact?subject=sandbox-key' },
        { label: 'Sandbox console', to: '/apis/sandbox' },
        { label: 'API overview', to: '/apis' },
        { label: 'Money transfer', to: '/apis/MoneyTransfer' },
        { label: 'Cash withdrawal', to: '/apis/CashWithdrawal' },
        { label: 'QR payment', to: '/apis/QrPayment' },
        { label: 'Payout', to: '/apis/Payout' },
        { label: 'UPI payment', to: '/apis/UPIPayment' },
        { label: 'GST', to: '/apis/GSTVerificationPage' },
      ],
    },
  ],
} satisfies Page<'Tool'>;
