import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Voter ID verification API',
    description:
      'Look up an EPIC number and compare the name, age and constituency: request field, bearer key and cURL sample.',
  },
  head: {
    heading: 'Voter ID verification',
    lead: 'Look up an EPIC number and compare name, age and constituency with what you were told.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Voter ID' },
    ],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The EPIC number is on the roll',
    'Name and relation as printed on the card',
    'Assembly constituency and state',
  ],
  endpoint: {
    method: 'POST',
    path: '/voterid/verify',
    fields: [
      {
        name: 'voter_id',
        type: 'string, required',
        text: 'The EPIC number, usually three letters and seven digits.',
      },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/voterid/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "voter_id": "ABC0000000"
  }'`,
  },
  note: 'Send the bearer key from your server only. Older cards have slashes in the number: send it as printed.',
  usesTitle: 'Good uses of a voter ID',
  uses: [
    {
      icon: 'id',
      title: 'Second document',
      text: 'Accept it when the first document has a spelling mistake.',
    },
    {
      icon: 'pin',
      title: 'Address match',
      text: 'Compare the constituency with the address on the form.',
    },
    { icon: 'phone', title: 'SIM and device sales', text: 'Check a walk-in customer in seconds.' },
  ],
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
