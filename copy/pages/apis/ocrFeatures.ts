import { documented } from '#api-docs/documented.ts';
import { documentOf } from '#copy/documents.ts';
import { otherChecks } from '#copy/other-checks.ts';
import { sumOf } from '#copy/tariff-figures.ts';
import { checkOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'Verification',
  meta: {
    title: 'Document OCR API',
    description: `Send a photo or scan of an identity document as a multipart file and get its fields as text. ${sumOf(charges.documentRead)} a file; code in four languages.`,
  },
  head: {
    heading: 'OCR of documents',
    lead: 'Send a photo of a document and get its fields back as text. For teams that type KYC forms by hand.',
    crumbs: [{ label: 'Verification APIs', to: '/products/verificationPortal' }, { label: 'OCR' }],
    actions: [
      { label: 'Get API access', to: '/contact?subject=sandbox-key' },
      { label: 'API reference', to: '/apis/apiRefrence' },
    ],
  },
  follows: 'troubles',
  document: documentOf('photo'),
  terms: checkOf('ocr'),
  checksTitle: 'What it reads',
  checks: [
    'PAN, Aadhaar, voter ID, passport and licence',
    'Name, number and dates, each with a confidence score',
    'The type of document, which you need not name',
  ],
  endpoint: documented('/ocr/verify'),
  note: 'Files travel over 256-bit TLS (SSL) with your bearer key. We delete them once the response is sent.',
  toolTitle: 'Which number is this?',
  toolIntro:
    'Paste a line of text from a document. This finds PAN, Aadhaar, IFSC, account number, voter ID, plate, licence, passport, CIN, GSTIN and UPI ID by their format, on this device. It reads no pictures.',
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
    samples: samples.numberCheckOcr,
  },
  responsesTitle: 'What comes back',
  responsesIntro:
    'Each field has a confidence from 0 to 1. Fill in what is above 0.9 and mark the rest for a second look.',
  troublesTitle: 'When a picture does not read',
  troubles: [
    {
      icon: 'upload',
      title: 'Status unreadable',
      text: 'Ask for a new photo: the whole card, near and in focus, in daylight, without flash.',
    },
    {
      icon: 'search',
      title: 'Low confidence',
      text: 'Mark the field, and let a person type it from the picture.',
    },
    {
      icon: 'check-circle',
      title: 'A forged card',
      text: 'Reading proves nothing. Send the number to the check of that document, which asks the record.',
    },
  ],
  questions: {
    kind: 'questions',
    heading: 'Questions about reading documents',
    items: [
      {
        question: 'Is the request JSON too?',
        answer:
          'No, it is a multipart form with one file; let your client write the Content-Type with its boundary. The response is JSON, as everywhere.',
      },
      {
        question: 'How is OCR priced?',
        answer:
          'Per file in production; a file refused with 422 is not charged. Sandbox files are free.',
      },
    ],
  },
  related: otherChecks('/apis/ocrFeatures'),
} satisfies Page<'Verification'>;
