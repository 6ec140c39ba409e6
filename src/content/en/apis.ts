import { site } from '#content/site.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Article',
  meta: {
    title: 'API overview',
    description: `Every ${site.brand} API on one page: twelve payment and infrastructure solutions, ten verification calls, roles for your team, and tools to try here.`,
  },
  head: {
    heading: 'APIs for payments and checks',
    lead: 'Find the call that you need, then read the guide. All of them share keys, errors and webhooks.',
    crumbs: [{ label: 'APIs' }],
    actions: [
      { label: 'Developer guide', to: '/apis/guideSteps' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
      compact: true,
      heading: 'API solutions',
      items: [
        {
          icon: 'transfer',
          title: 'Money transfer',
          text: 'Send to any account over IMPS or NEFT.',
          to: '/apis/MoneyTransfer',
        },
        {
          icon: 'receipt',
          title: 'Bill payment',
          text: 'Electricity, water, gas, broadband.',
          to: '/apis/UtilityBillPayment',
        },
        {
          icon: 'phone',
          title: 'Recharge',
          text: 'Prepaid mobile, DTH and OTT.',
          to: '/products/rechargePortal',
        },
        {
          icon: 'id',
          title: 'Verification',
          text: 'PAN, Aadhaar, bank and seven more.',
          to: '/products/verificationPortal',
        },
        {
          icon: 'globe',
          title: 'Server hosting',
          text: 'Managed servers in Indian regions.',
          to: '/contact',
        },
        {
          icon: 'list',
          title: 'Database',
          text: 'Managed storage with daily backups.',
          to: '/contact',
        },
        {
          icon: 'qr',
          title: 'QR payment',
          text: 'Fixed codes and codes for one bill.',
          to: '/apis/QrPayment',
        },
        {
          icon: 'cash',
          title: 'Cash collection',
          text: 'Dues taken in cash at a partner shop.',
          to: '/apis/CashCollection',
        },
        {
          icon: 'upload',
          title: 'Cash drop',
          text: 'Deposits by drivers and field staff.',
          to: '/apis/CashDrop',
        },
        {
          icon: 'send',
          title: 'Payout',
          text: 'IMPS, NEFT, RTGS, UPI and wallets.',
          to: '/apis/Payout',
        },
        {
          icon: 'bolt',
          title: 'UPI payment',
          text: 'Collect requests, links and mandates.',
          to: '/apis/UPIPayment',
        },
        {
          icon: 'fingerprint',
          title: 'Cash withdrawal',
          text: 'AEPS with Aadhaar and a fingerprint.',
          to: '/apis/CashWithdrawal',
        },
      ],
    },
    {
      kind: 'features',
      columns: 4,
      heading: 'Four tools',
      intro:
        'Try them in the browser: GST, licence and locker answer with samples; addresses come from OpenStreetMap.',
      items: [
        {
          icon: 'check-circle',
          title: 'GST verification',
          text: 'Check the form of a GSTIN and see a sample record.',
          to: '/apis/GSTVerificationPage',
        },
        {
          icon: 'pin',
          title: 'Reverse geocoding',
          text: 'An address for a latitude and a longitude.',
          to: '/apis/ReverseGeocodingPage',
        },
        {
          icon: 'car',
          title: 'Driving licence',
          text: 'A sample answer for a licence number.',
          to: '/apis/driving-licence',
        },
        {
          icon: 'doc',
          title: 'Document locker',
          text: 'Keep documents on this device.',
          to: '/digilocker',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you choose a call',
      items: [
        {
          question: 'Do I need a new key for each API?',
          answer:
            'No. One sandbox key opens every call while you build, and one live key opens those that your agreement names. Services can be added later without another key.',
        },
        {
          question: 'Payout or money transfer?',
          answer:
            'Payout sends your company’s own money from a funded account. Money transfer starts with a customer’s cash at a counter and therefore registers the sender first.',
        },
        {
          question: 'QR payment or UPI payment?',
          answer:
            'Use QR payment where the customer stands before a screen or a printed bill. Use UPI payment where the customer holds the phone that shows your app or site.',
        },
        {
          question: 'Which pages show a request?',
          answer:
            'The ten verification APIs, the reference and the guide, in four languages and with the answers. They are illustrative: nothing on this site calls them.',
        },
        {
          question: 'What does it cost to begin?',
          answer:
            'Prices depend on the calls that you choose and on their volume. You see them in writing before you sign, and nothing is charged for reading, the sandbox or the tools of this site.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Verification APIs, and roles for your team',
      items: [
        { label: 'PAN', to: '/apis/panFeatures' },
        { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
        { label: 'Bank account', to: '/apis/bankFeatures' },
        { label: 'Voter ID', to: '/apis/voterFeatures' },
        { label: 'BBPS', to: '/apis/bbpsFeatures' },
        { label: 'Vehicle RC', to: '/apis/rcFeatures' },
        { label: 'Passport', to: '/apis/passportFeatures' },
        { label: 'Company CIN', to: '/apis/cinFeatures' },
        { label: 'OCR', to: '/apis/ocrFeatures' },
        { label: 'UPI ID', to: '/apis/upiFeatures' },
        { label: 'Employee management', to: '/apis/employee' },
      ],
    },
  ],
} satisfies Page<'Article'>;
