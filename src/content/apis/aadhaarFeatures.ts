import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Aadhaar verification API',
    description:
      'Check an Aadhaar number with consent and keep it masked: the field, the bearer key and an illustrative cURL request.',
  },
  head: {
    heading: 'Aadhaar verification',
    lead: 'Check an Aadhaar number with the holder’s consent, and keep only the last four digits.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Aadhaar' },
    ],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The number is well formed and has been issued',
    'Age band, gender and state, where the holder agrees',
    'The mobile number on record, by its last digits',
  ],
  endpoint: {
    method: 'POST',
    path: '/aadhaar/verify',
    fields: [
      {
        name: 'aadhaar',
        type: 'string, required',
        text: 'The Aadhaar number, twelve digits, without spaces.',
      },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/aadhaar/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "aadhaar": "000000000000"
  }'`,
  },
  note: 'Ask for consent first and mask the number: XXXX XXXX 0000. Only entities that the law permits may verify Aadhaar numbers.',
  usesTitle: 'When to ask for Aadhaar',
  uses: [
    {
      icon: 'store',
      title: 'Retailer onboarding',
      text: 'Begin the KYC of a shopkeeper with a number and a consent.',
    },
    {
      icon: 'fingerprint',
      title: 'AEPS operators',
      text: 'Check the operator before the bank’s own KYC.',
    },
    {
      icon: 'home',
      title: 'Tenants and staff',
      text: 'Confirm who will hold the keys, without a photocopy.',
    },
  ],
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
