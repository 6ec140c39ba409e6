import { check } from '#api-docs/kit/check.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

export const ocr = check({
  type: 'ocr',
  path: '/ocr/verify',
  title: 'OCR of documents',
  summary: 'Reads the fields of a photographed document as text',
  page: '/apis/ocrFeatures',
  decidedBy: 'file',
  fields: {
    file: sensitive(
      'document',
      '^[^/]{1,100}$',
      'a PNG, JPEG or PDF of one document',
      'PNG, JPEG or PDF in a multipart form, one document per call.',
      'sample-document.png',
    ),
  },
  form: true,
  outcomes: [
    {
      value: 'sample-document.png',
      status: 'read',
      text: 'Read; each field has a confidence score.',
      data: {
        document_type: 'pan',
        fields: {
          number: {
            value: 'AAAPS0000K',
            confidence: 0.98,
          },
          name: {
            value: 'SAMPLE NAME',
            confidence: 0.97,
          },
          date_of_birth: {
            value: '1990-01-01',
            confidence: 0.94,
          },
        },
      },
    },
    {
      value: 'sample-blurred.png',
      status: 'unreadable',
      text: 'Too dark, cut off or out of focus.',
    },
  ],
  optional: ['number', 'name', 'date_of_birth'],
});
