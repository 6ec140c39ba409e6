import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Vehicle RC verification API',
    description:
      'Check a vehicle registration: owner, class, fuel and validity, from one field, with a bearer key and cURL sample.',
  },
  head: {
    heading: 'Vehicle RC verification',
    lead: 'Read the owner, class and validity behind a registration number.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Vehicle RC' },
    ],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The registration number exists and is active',
    'Vehicle class, fuel and first registration',
    'Validity of fitness and insurance on record',
  ],
  endpoint: {
    method: 'POST',
    path: '/rc/verify',
    fields: [
      {
        name: 'rc_number',
        type: 'string, required',
        text: 'The registration number without spaces, such as DL00AA0000.',
      },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/rc/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "rc_number": "DL00AA0000"
  }'`,
  },
  note: 'The key in the header decides what your answer shows: the owner’s name is masked unless your purpose needs it.',
  usesTitle: 'Who asks about a vehicle',
  uses: [
    {
      icon: 'car',
      title: 'Fleet onboarding',
      text: 'Accept a driver’s vehicle only with a live registration.',
    },
    { icon: 'umbrella', title: 'Motor insurance', text: 'Fill the proposal from the record.' },
    {
      icon: 'wallet',
      title: 'Used vehicle loans',
      text: 'See the owner and a loan note before you lend.',
    },
  ],
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
