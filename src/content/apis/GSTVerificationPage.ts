import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'GST verification',
    description:
      'Check the form of a 15-character GSTIN: state, PAN and check digit, with a sample record. No government database is asked.',
  },
  head: {
    heading: 'GST verification',
    lead: 'Give a GSTIN and see whether it is well formed, which state it belongs to, and a sample of the record behind it.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'GST verification' }],
    actions: [{ label: 'API overview', to: '/apis' }],
  },
  sections: [
    {
      kind: 'features',
      columns: 4,
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
          text: 'Which registration of that PAN in the state it is.',
        },
        {
          icon: 'check-circle',
          title: 'Check character',
          text: 'The last one, computed from the fourteen before it.',
        },
      ],
    },
    {
      kind: 'ticks',
      heading: 'What a result shows',
      items: [
        'Legal name and trade name',
        'Registration date and status',
        'State and taxpayer type',
        'Address of the business',
      ],
    },
    {
      kind: 'note',
      text: 'Results are samples made in your browser. No government database is checked.',
    },
  ],
} satisfies Page<'Article'>;
