import type { Page } from '#content/types.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Document OCR API',
    description:
      'Send a photo or scan of an identity document as a multipart file and get the fields as text. Bearer key and cURL sample.',
  },
  head: {
    heading: 'OCR of documents',
    lead: 'Send a photo of a document and get its fields back as text.',
    crumbs: [{ label: 'Verification APIs', to: '/products/verificationPortal' }, { label: 'OCR' }],
    actions: [
      { label: 'Get API access', to: '/signup' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it reads',
  checks: [
    'PAN, Aadhaar, voter ID, passport and licence',
    'Name, number and dates, each with a confidence',
    'The kind of document, when you do not name it',
  ],
  endpoint: {
    method: 'POST',
    path: '/ocr/verify',
    fields: [
      {
        name: 'file',
        type: 'file, required',
        text: 'PNG, JPEG or PDF in a multipart form, one document per call.',
      },
    ],
    sample: `curl -X POST \\
  https://api.kolam.example/ocr/verify \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -F "file=@sample-document.png"`,
  },
  note: 'Files travel over 256-bit TLS (SSL) with your bearer key and are removed after the answer is made.',
  usesTitle: 'Work that OCR saves',
  uses: [
    { icon: 'upload', title: 'Forms without typing', text: 'Fill a KYC form from one photo.' },
    { icon: 'search', title: 'Back office', text: 'Make old scans searchable by name and number.' },
    {
      icon: 'check-circle',
      title: 'Check what was typed',
      text: 'Compare a typed number with the one on the card.',
    },
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
    { label: 'UPI ID', to: '/apis/upiFeatures' },
  ],
} satisfies Page<'Verification'>;
