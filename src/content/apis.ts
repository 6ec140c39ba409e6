import type { Page } from './types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'API overview',
    description:
      'Every Kolam API on one page: twelve payment and infrastructure solutions, ten verification calls, and the tools that you can try here.',
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
      intro: 'GST, licence and locker answer with samples; addresses come from OpenStreetMap.',
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
      kind: 'links',
      label: 'Verification APIs',
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
      ],
    },
  ],
} satisfies Page<'Article'>;
