import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 110,
  name: 'OCR of documents',
  title: 'OCR of documents',
  line: 'Finds numbers in text from a scan',
  to: '/apis/ocrFeatures#check',
  icon: 'scan',
  legal: { called: 'the number checks', is: 'calculation' },
  words: [
    'ocr',
    'scan document',
    'read document',
    'which number',
    'extract text',
    'दस्तावेज़ का OCR',
    'ओसीआर',
  ],
} as const satisfies ToolFile;
