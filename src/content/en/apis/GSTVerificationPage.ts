import { gstSamples } from '#content/test-values/gst.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Tool',
  meta: {
    title: 'GST verification',
    description:
      'Check a 15-character GSTIN: State, PAN, registration and check character, with a sample record. No government database is asked.',
  },
  head: {
    heading: 'GST verification',
    lead: 'Read a GSTIN before you pay the bill.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: 'GST verification' }],
  },
  tool: { name: 'gst', samples: gstSamples },
  aside: {
    heading: 'What fifteen characters say',
    items: [
      {
        icon: 'pin',
        title: 'State',
        text: 'The first two digits: 09 is Uttar Pradesh, 27 is Maharashtra.',
      },
      { icon: 'id', title: 'PAN', text: 'The next ten are the holder’s PAN.' },
      {
        icon: 'list',
        title: 'Registration',
        text: 'Which registration of that PAN in the State it is; there may be several.',
      },
      {
        icon: 'check-circle',
        title: 'Check character',
        text: 'The last one, computed from the fourteen before it.',
      },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'Check a number in four steps',
      items: [
        {
          title: 'Type',
          text: 'Fifteen characters from the invoice; small letters become capitals, spaces go.',
        },
        {
          title: 'Verify',
          text: 'A number of another shape is refused before anything is looked up.',
        },
        {
          title: 'Decode',
          text: 'State, PAN and check character are read from the number itself.',
        },
        {
          title: 'Compare',
          text: 'Hold the sample record beside the paper to see what a live check returns.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'GST records shown here are samples made in your browser. No government database is checked and the number is not kept.',
    },
    {
      kind: 'questions',
      heading: 'Questions about GSTINs',
      items: [
        {
          question: 'The number is well formed. Is the supplier registered?',
          answer:
            'That cannot be read from the number. Only the GST portal, or a live check against it, can say whether a registration is active or cancelled.',
        },
        {
          question: 'Why is the well-known example 22AAAAA0000A1Z5 called wrong?',
          answer:
            'Its last character should be C. It is copied on many pages although no registration can have it. In 09AAACS0000A1ZE, which is made up too, the last character is right.',
        },
        {
          question: 'How is the last character computed?',
          answer:
            'Letters and digits count from 0 to 35 and are multiplied by 1 and 2 in turn. Quotient and remainder by 36 are summed, and the check character completes the sum to a multiple of 36.',
        },
        {
          question: 'Must the fourteenth character be Z?',
          answer:
            'For ordinary taxpayers, and for this form. Operators who collect tax at source have a C there, so their numbers are refused here.',
        },
        {
          question: 'What does checking a GSTIN cost?',
          answer:
            'Here nothing, for as many invoices as you have: the number is read on your device. A live check against the register would be charged for each supplier.',
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
} satisfies Page<'Tool'>;
