import { licenceSamples } from '#content/test-values/driving-licence.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Tool',
  meta: {
    title: 'Driving licence verification',
    description:
      'Read State, office and year from a driving licence number and see a sample result with name, date of birth and status.',
  },
  head: {
    heading: 'Driving licence check',
    lead: 'Read a licence before you hand over a vehicle.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: 'Driving licence' }],
  },
  tool: { name: 'driving-licence', samples: licenceSamples },
  aside: {
    heading: 'What a result shows',
    items: [
      {
        icon: 'users',
        title: 'Name',
        text: 'Of the holder, to compare with the person before you.',
      },
      {
        icon: 'clock',
        title: 'Date of birth',
        text: 'As on the licence, for the age that a vehicle class needs.',
      },
      {
        icon: 'check-circle',
        title: 'Status',
        text: 'Valid in green; anything else in red, always with the word.',
      },
      {
        icon: 'pin',
        title: 'The number itself',
        text: 'State, transport office and year, where its form allows.',
      },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'From number to decision',
      items: [
        {
          title: 'Enter',
          text: 'The licence number as printed, with or without spaces and dashes.',
        },
        { title: 'Verify', text: 'The tool answers with a sample after about a second.' },
        { title: 'Compare', text: 'Name and photograph with the driver who stands there.' },
        { title: 'Decide', text: 'Keep a note of the check and not a copy of the card.' },
      ],
    },
    {
      kind: 'ticks',
      heading: 'Who checks licences',
      items: [
        'Fleet and delivery firms',
        'Self-drive rentals',
        'Motor insurers',
        'Employers of drivers',
      ],
    },
    {
      kind: 'note',
      text: 'Results are samples made in your browser. No government database is checked, and the number is not kept.',
    },
    {
      kind: 'questions',
      heading: 'Questions about licence numbers',
      items: [
        {
          question: 'What do the characters mean?',
          answer:
            'In the common form: two letters for the State, two digits for the transport office, four for the year of first issue and seven that count. HR0620150000000, which is made up, would be Haryana, office 06, 2015.',
        },
        {
          question: 'Mine looks different. Is it invalid?',
          answer:
            'No. Older licences have three-digit offices, letters or slashes. The tool then cannot decode them, which says nothing about their validity.',
        },
        {
          question: 'Is there a check digit?',
          answer:
            'No. Unlike Aadhaar or a GSTIN, a mistyped licence number cannot be found by arithmetic; only the issuing authority can tell.',
        },
        {
          question: 'Why do some Telangana numbers start with TS?',
          answer:
            'TG replaced TS on 12 March 2024. Numbers given before keep TS, and both stand for Telangana.',
        },
        {
          question: 'What would a live check cost?',
          answer:
            'This page is for trying and costs nothing. A live check would be charged by the driver, with no fee in months in which you hire nobody.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Checks for drivers and vehicles',
      items: [
        { label: 'Vehicle RC', to: '/apis/rcFeatures' },
        { label: 'Aadhaar', to: '/apis/aadhaarFeatures' },
        { label: 'Reading documents', to: '/apis/ocrFeatures' },
      ],
    },
  ],
} satisfies Page<'Tool'>;
