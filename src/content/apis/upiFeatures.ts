import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'UPI ID verification API',
    description:
      'Check that a UPI ID is active and see the holder’s name before you pay: request field, bearer key and cURL sample.',
  },
  head: {
    heading: 'UPI ID verification',
    lead: 'See the name behind a UPI ID before you send or ask for money.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'UPI ID' },
    ],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The UPI ID is active and can receive money',
    'The name registered with the bank',
    'Whether it belongs to a person or a merchant',
  ],
  endpoint: {
    method: 'POST',
    path: '/upi/verify',
    fields: [
      { name: 'upi_id', type: 'string, required', text: 'The UPI ID, such as name@handle.' },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/upi/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "upi_id": "sample.shop@example"
  }'`,
  },
  note: 'Keep the bearer key on your server. The sample ID ends in example and belongs to nobody.',
  usesTitle: 'Before the money moves',
  uses: [
    { icon: 'send', title: 'Refunds', text: 'Return money to the person who paid.' },
    { icon: 'cash', title: 'Incentives', text: 'Pay winners and agents without bank details.' },
    { icon: 'repeat', title: 'Autopay', text: 'Check the ID before you ask for a mandate.' },
  ],
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Bank account', to: '/apis/bankFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
  ],
} satisfies Page<'Verification'>;
