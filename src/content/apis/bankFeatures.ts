import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Bank account verification API',
    description:
      'Confirm an account number, its IFSC and the holder’s name before a payout: request fields, bearer key and cURL sample.',
  },
  head: {
    heading: 'Bank account verification',
    lead: 'Confirm that an account number and IFSC belong together before the first rupee leaves your account.',
    crumbs: [
      { label: 'Verification APIs', to: '/products/verificationPortal' },
      { label: 'Bank account' },
    ],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it checks',
  checks: [
    'The account exists and can receive money',
    'The IFSC matches the branch',
    'The name on the account, so you can compare it with your records',
  ],
  endpoint: {
    method: 'POST',
    path: '/bank/verify',
    fields: [
      {
        name: 'account_number',
        type: 'string, required',
        text: 'The beneficiary account number, digits only.',
      },
      { name: 'ifsc', type: 'string, required', text: 'The 11-character code of the branch.' },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/bank/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "account_number": "000123456789",
    "ifsc": "ABCD0123456"
  }'`,
  },
  note: 'Every call carries your API key as a bearer token over 256-bit SSL. Use the sandbox key until you go live.',
  usesTitle: 'Where teams use it',
  uses: [
    {
      icon: 'send',
      title: 'Payouts',
      text: 'Check a beneficiary once and stop failed or misdirected transfers.',
    },
    {
      icon: 'users',
      title: 'Onboarding',
      text: 'Add a merchant or an employee without a cancelled cheque.',
    },
    {
      icon: 'wallet',
      title: 'Lending',
      text: 'Match the borrower’s name before money is released.',
    },
  ],
  related: [
    { label: 'PAN', to: '/apis/panFeatures' },
    { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
    { label: 'Voter ID', to: '/apis/voterFeatures' },
    { label: 'BBPS', to: '/apis/bbpsFeatures' },
    { label: 'Vehicle RC', to: '/apis/rcFeatures' },
    { label: 'Passport', to: '/apis/passportFeatures' },
    { label: 'Company CIN', to: '/apis/cinFeatures' },
    { label: 'OCR', to: '/apis/ocrFeatures' },
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
