import { external } from '#content/external-links.ts';
import { geocodeSamples } from '#content/test-values/geocode.ts';
import type { Page } from '#content/types/page.ts';

export default {
  view: 'Tool',
  meta: {
    title: 'Reverse geocoding',
    description:
      'Turn a latitude and a longitude into an address with OpenStreetMap data, copy it, or open the point on a map.',
  },
  head: {
    heading: 'Reverse geocoding',
    lead: 'Two numbers in, one address out.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: 'Reverse geocoding' }],
  },
  tool: {
    name: 'geocode',
    samples: geocodeSamples,
    credits: {
      address: {
        label: '© OpenStreetMap contributors',
        href: external.openStreetMapCopyright,
      },
      places: { label: 'GeoNames', href: external.geoNames },
      licence: { label: 'CC BY 4.0', href: external.creativeCommonsBy },
    },
  },
  aside: {
    heading: 'Before you press',
    items: [
      {
        icon: 'globe',
        title: 'Needs a network',
        text: 'Without one you get the nearest known place in India, from this device.',
      },
      {
        icon: 'lock',
        title: 'Kept nowhere',
        text: 'Positions and addresses are gone when you close the page.',
      },
      {
        icon: 'clock',
        title: 'One a second',
        text: 'A press that comes too early waits for its turn.',
      },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'How the tool works',
      items: [
        {
          title: 'Give a point',
          text: 'Type or paste degrees, such as 28.6 and 77.2, or use your location.',
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
      text: 'Addresses come under the Open Database Licence of OpenStreetMap. The list of places with more than 15,000 people is part of this site, and works without a network.',
    },
    {
      kind: 'questions',
      heading: 'Questions about positions',
      items: [
        {
          question: 'Who receives the two numbers?',
          answer:
            'Nominatim, the public look-up service of OpenStreetMap, and only when you press Get Address. As with any request it also sees your IP address and that this site asked. View on Map opens the point on another site.',
        },
        {
          question: 'How exact is the answer?',
          answer:
            'It is the nearest mapped object: a house in a well-mapped city, a road or village elsewhere. Treat it as a description of a place and not as a postal address.',
        },
        {
          question: 'Why does a point at sea give no address?',
          answer:
            'The service knows nothing near it, so the tool says: Unable to fetch address. Try again. Beneath that stands the nearest known place in India, if there is one within 300 km.',
        },
        {
          question: 'May I run a list of points through it?',
          answer:
            'No. The public service allows one request a second from all users of a site together and forbids bulk use. Fleets need a server of their own: ask us.',
        },
        {
          question: 'What does it cost?',
          answer:
            'OpenStreetMap asks nothing for single look-ups. A hosted service for your fleet is quoted by requests per day before you order it.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Used together with positions',
      items: [
        { label: 'Cash drop', to: '/apis/CashDrop' },
        { label: 'Employee management', to: '/apis/employee' },
        { label: 'Privacy Policy', to: '/PrivacyPolicy' },
      ],
    },
  ],
} satisfies Page<'Tool'>;
