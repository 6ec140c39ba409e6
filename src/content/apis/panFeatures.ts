import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'PAN verification API',
    description:
      'Check that a PAN is valid and that the name matches, with one illustrative request: field, bearer key and cURL sample.',
  },
  head: {
    heading: 'PAN verification',
    lead: 'Check a Permanent Account Number and the name on it before you bill, pay or lend.',
    crumbs: [{ label: 'Verification APIs', to: '/products/verificationPortal' }, { label: 'PAN' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The PAN exists and is in use',
    'The name on it matches the one you have',
    'The type of holder: person, company, firm or trust',
  ],
  endpoint: {
    method: 'POST',
    path: '/pan/verify',
    fields: [
      {
        name: 'pan',
        type: 'string, required',
        text: 'The PAN, ten characters, letters in capitals.',
      },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/pan/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "pan": "AAAPS0000K"
  }'`,
  },
  note: 'Your key goes in the Authorization header over 256-bit TLS (SSL). The sample PAN has a serial that is never issued.',
  usesTitle: 'Where PAN checks help',
  uses: [
    {
      icon: 'users',
      title: 'Customer KYC',
      text: 'Open an account with a name that matches the tax record.',
    },
    {
      icon: 'receipt',
      title: 'Vendor payments',
      text: 'Deduct tax at the right rate from the first invoice.',
    },
    {
      icon: 'wallet',
      title: 'Credit',
      text: 'Tie an application to one person, not two spellings.',
    },
  ],
  related: [
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
} satisfies Page<'Verification'>;
