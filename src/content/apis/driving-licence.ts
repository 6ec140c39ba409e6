import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Driving licence verification',
    description:
      'Read state, office and year from a driving licence number and see a sample result with name, date of birth and status.',
  },
  head: {
    heading: 'Driving licence verification',
    lead: 'Before you hand over a vehicle, see what a licence number says and what a check would return.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Driving licence' }],
    actions: [{ label: 'Vehicle RC verification', to: '/apis/rcFeatures' }],
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
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
  ],
} satisfies Page<'Article'>;
