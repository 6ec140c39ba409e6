import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Company CIN verification API',
    description:
      'Look up a company by its CIN: name, status, directors and date of incorporation, with the request field and cURL sample.',
  },
  head: {
    heading: 'Company CIN verification',
    lead: 'Read a company’s name, status and directors from its identification number.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Company CIN' },
    ],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The company is registered, and its status',
    'Date of incorporation, class and state',
    'Names of the present directors',
  ],
  endpoint: {
    method: 'POST',
    path: '/cin/verify',
    fields: [
      {
        name: 'cin',
        type: 'string, required',
        text: 'The 21-character Corporate Identification Number.',
      },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/cin/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "cin": "U00000DL2020PTC000000"
  }'`,
  },
  note: 'Use the bearer key of your company account. Records come from public filings and may lag by some days.',
  usesTitle: 'Before you sign with a company',
  uses: [
    {
      icon: 'handshake',
      title: 'Vendor checks',
      text: 'See whether a new supplier is active before you order.',
    },
    { icon: 'bank', title: 'Merchant onboarding', text: 'Fill the company form from its number.' },
    { icon: 'shield', title: 'Audit files', text: 'Attach a dated result to the contract.' },
  ],
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
