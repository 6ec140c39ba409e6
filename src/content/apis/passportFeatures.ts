import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Passport verification API',
    description:
      'Check an Indian passport number and its holder for travel, forex and hiring: request field, bearer key and cURL sample.',
  },
  head: {
    heading: 'Passport verification',
    lead: 'Check a passport number before a booking, a visa file or an overseas hire.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Passport' },
    ],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The number belongs to an issued passport',
    'Name and date of birth match your form',
    'The date up to which it is valid',
  ],
  endpoint: {
    method: 'POST',
    path: '/passport/verify',
    fields: [
      { name: 'passport_number', type: 'string, required', text: 'One letter and seven digits.' },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/passport/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "passport_number": "A0000000"
  }'`,
  },
  note: 'Send the number with your bearer key and keep the outcome. Copies of the passport are not needed for this call.',
  usesTitle: 'Journeys that start with it',
  uses: [
    {
      icon: 'plane',
      title: 'Travel desks',
      text: 'Catch a wrong digit before the ticket is issued.',
    },
    {
      icon: 'globe',
      title: 'Foreign exchange',
      text: 'Meet the identity rule for currency and cards.',
    },
    { icon: 'users', title: 'Hiring', text: 'Confirm identity for roles abroad.' },
  ],
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
