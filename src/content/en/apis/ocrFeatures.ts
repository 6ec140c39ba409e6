import { documented } from '#api-docs/documented.ts';
import { ocrSamples } from '#content/test-values/ocr.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Document OCR API',
    description:
      'Send a photo or scan of an identity document as a multipart file and get its fields as text, with samples in four languages.',
  },
  head: {
    heading: 'OCR of documents',
    lead: 'Send a photo of a document and get its fields back as text.',
    crumbs: [{ label: 'Verification APIs', to: '/products/verificationPortal' }, { label: 'OCR' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  checksTitle: 'What it reads',
  checks: [
    'PAN, Aadhaar, voter ID, passport and licence',
    'Name, number and dates, each with a confidence',
    'The kind of document, when you do not name it',
  ],
  endpoint: documented('/ocr/verify'),
  note: 'Files travel over 256-bit TLS (SSL) with your bearer key and are removed after the answer is made.',
  toolTitle: 'Which number is this?',
  toolIntro:
    'Paste a line that was read from a document. PAN, Aadhaar, IFSC, account number, voter ID, plate, licence, passport, CIN, GSTIN and UPI ID are found by their form, here on this device. No picture is read.',
  tool: {
    name: 'number-check',
    fields: [
      {
        name: 'line',
        format: 'line',
        label: 'Text',
        help: 'Up to 2,000 characters',
        keys: 'lines',
      },
    ],
    missing: 'Please paste a line of text.',
    waiting:
      'Each number that is found will stand here with its name; Aadhaar and account numbers show their last four digits only.',
    samples: ocrSamples,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Each field has a confidence between 0 and 1. Fill the form with what is above 0.9 and mark the rest for a second look.',
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
  questions: {
    kind: 'questions',
    heading: 'Questions about reading documents',
    items: [
      {
        question: 'What makes a good photo?',
        answer:
          'The whole card in the frame, no flash on the plastic, letters at least as tall as they would be on a 1,000 pixel wide picture of the card. A scan in grey is fine.',
      },
      {
        question: 'Does reading prove that a document is real?',
        answer:
          'No. It only turns a picture into text, and the check on this page only knows forms. Send the number that was read to the endpoint of that document, which asks the record.',
      },
      {
        question: 'Is this one JSON too?',
        answer:
          'The request is a multipart form with one file; let your client write the Content-Type with its boundary. The answer is JSON like every other.',
      },
      {
        question: 'How is reading priced?',
        answer:
          'By the file in production, whether it holds one field or ten; a file that is refused with 422 is not charged. Sandbox files are read free of charge.',
      },
    ],
  },
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
