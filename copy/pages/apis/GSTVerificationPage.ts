import { documentOf } from '#copy/documents.ts';
import { checkOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'DocumentTool',
  meta: {
    title: 'GST verification',
    description:
      'Check a 15-character GSTIN: State, PAN, registration and check character, with a sample record. No government database is checked.',
  },
  head: {
    heading: 'GST verification',
    lead: 'Check a supplier’s GSTIN before you pay.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: 'GST verification' }],
  },
  tool: { name: 'gst', samples: samples.gst },
  document: documentOf('gstin'),
  sections: [
    checkOf('gst'),
    {
      kind: 'note',
      text: 'The record is a sample made in your browser. No government database is checked, and the number is not kept.',
    },
    {
      kind: 'questions',
      heading: 'Questions about GSTINs',
      items: [
        {
          question: 'The format is right. Is the supplier registered?',
          answer:
            'The number cannot tell you. Only the GST portal, or a live check against it, shows whether a registration is active or cancelled.',
        },
        {
          question: 'What if the check character is wrong?',
          answer:
            'Compare each character with the invoice: 0 and O, 5 and S, 8 and B are easily confused. If it stays wrong, ask the supplier for the registration certificate before you pay.',
        },
        {
          question: 'How is the last character computed?',
          answer:
            'Digits and letters have values from 0 to 35, multiplied by 1 and 2 in turn. Divide each product by 36 and add quotient and remainder. The last character brings the total to a multiple of 36. The often copied 22AAAAA0000A1Z5 fails: it should end in C.',
        },
        {
          question: 'Must the fourteenth character be Z?',
          answer:
            'Yes for ordinary taxpayers, and in this tool. E-commerce operators who collect tax at source have a C there, so the tool refuses their numbers.',
        },
        {
          question: 'What does checking a GSTIN cost?',
          answer:
            'Nothing here, however many invoices you have: the number is read on your device. A live check against the register would be charged per supplier; ask us for the price.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Checks that go with GST',
      items: [
        { label: 'PAN', to: '/apis/panFeatures' },
        { label: 'Company CIN', to: '/apis/cinFeatures' },
        { label: 'Bank account', to: '/apis/bankFeatures' },
        { label: 'All APIs', to: '/apis' },
      ],
    },
  ],
} satisfies Page<'DocumentTool'>;
