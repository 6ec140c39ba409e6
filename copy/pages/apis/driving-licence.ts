import { documentOf } from '#copy/documents.ts';
import { checkOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'DocumentTool',
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
  tool: { name: 'driving-licence', samples: samples.drivingLicence },
  document: documentOf('licence'),
  sections: [
    checkOf('licence'),
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
      text: 'The result is made up in your browser. No government database is checked, and the number is not kept.',
    },
    {
      kind: 'questions',
      heading: 'Questions about licence numbers',
      items: [
        {
          question: 'What do the characters mean?',
          answer:
            'In the common format: two letters for the State, two digits for the transport office, four for the year of first issue and a serial of seven. HR0620150000000 would be Haryana, office 06, 2015.',
        },
        {
          question: 'Mine looks different. Is it invalid?',
          answer:
            'No. Older licences have three-digit offices, letters or slashes. The tool cannot decode those, which says nothing about their validity.',
        },
        {
          question: 'What if the status is Expired or Suspended?',
          answer:
            'Read the number back first: it has no check digit, so a slip goes unnoticed. If it is right, do not hand over the vehicle; ask for the renewed licence.',
        },
        {
          question: 'Why do some Telangana numbers start with TS?',
          answer:
            'TG replaced TS on 12 March 2024. Numbers issued before that keep TS; both mean Telangana.',
        },
        {
          question: 'What would a live check cost?',
          answer:
            'Nothing on this page. A live check would be charged per driver, with no fee in a month when you hire nobody.',
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
} satisfies Page<'DocumentTool'>;
