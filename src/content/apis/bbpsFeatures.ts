import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'BBPS bill payment API',
    description:
      'Pay a bill through BBPS with biller, consumer number, amount and mode: four fields, bearer key and a cURL sample.',
  },
  head: {
    heading: 'BBPS bill payment',
    lead: 'Pay a fetched bill through the Bharat Bill Payment System and keep the reference.',
    crumbs: [{ label: 'Verification APIs', to: '/products/verificationPortal' }, { label: 'BBPS' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it does',
  checks: [
    'Accepts a payment for a bill that was fetched before',
    'Checks that the amount is one that the biller allows',
    'Answers with a BBPS reference for the receipt',
  ],
  endpoint: {
    method: 'POST',
    path: '/bbps/pay',
    fields: [
      { name: 'biller_id', type: 'string, required', text: 'The biller’s identifier in BBPS.' },
      {
        name: 'consumer_number',
        type: 'string, required',
        text: 'The customer’s number with that biller.',
      },
      { name: 'amount', type: 'string, required', text: 'Rupees with two decimals, as fetched.' },
      {
        name: 'mode',
        type: 'string, required',
        text: 'How the customer paid you, for example ONLINE.',
      },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/bbps/pay \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "biller_id": "SAMPLE00000NAT01",
    "consumer_number": "000000000",
    "amount": "1145.00",
    "mode": "ONLINE"
  }'`,
  },
  note: 'The bearer key identifies your agent institution. Repeat a call only with the same reference, so that no bill is paid twice.',
  usesTitle: 'Who pays bills with it',
  uses: [
    {
      icon: 'store',
      title: 'Shop counters',
      text: 'Take cash for a bill and hand back a receipt.',
    },
    {
      icon: 'phone',
      title: 'Your own app',
      text: 'Add a bills page without a contract per biller.',
    },
    {
      icon: 'repeat',
      title: 'Standing bills',
      text: 'Fetch and pay rent, fees and power each month.',
    },
  ],
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
