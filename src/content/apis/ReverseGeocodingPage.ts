import type { Page } from '#content/types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Reverse geocoding',
    description:
      'Turn a latitude and a longitude into an address with OpenStreetMap data, copy it, or open the point on a map.',
  },
  head: {
    heading: 'Reverse geocoding',
    lead: 'Two numbers in, one address out: for deliveries, branch visits and cash drops.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Reverse geocoding' }],
    actions: [{ label: 'API overview', to: '/apis' }],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'How the tool works',
      items: [
        {
          title: 'Give a point',
          text: 'Latitude and longitude in degrees, such as 28.6 and 77.2.',
        },
        { title: 'Get the address', text: 'A public map service answers with the nearest one.' },
        { title: 'Use it', text: 'Copy the address or view the point on a map.' },
      ],
    },
    {
      kind: 'ticks',
      heading: 'Where it helps',
      items: [
        'Check that a delivery was made at the door',
        'Name the place of a field visit',
        'Find the branch nearest to a customer',
        'Put an address beside a cash drop',
      ],
    },
    {
      kind: 'note',
      text: 'Address data © OpenStreetMap contributors. The tool asks a public service, so it needs a network, and nothing is kept.',
    },
  ],
} satisfies Page<'Article'>;
