import type { Page } from '#copy/types/page.ts';
import { external } from '#facts/external-links.ts';
import { samples } from '#generated/samples.ts';

export default {
  view: 'Tool',
  meta: {
    title: 'Reverse geocoding',
    description:
      'Turn a latitude and a longitude into an address with OpenStreetMap data, copy it, or open the point on a map.',
  },
  head: {
    heading: 'Reverse geocoding',
    lead: 'Turn a latitude and a longitude into an address.',
    crumbs: [{ label: 'Tools', to: '/tools' }, { label: 'Reverse geocoding' }],
  },
  tool: {
    name: 'geocode',
    samples: samples.geocode,
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
    heading: 'Before you look up',
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
        text: 'A second look-up waits its turn.',
      },
    ],
  },
  sections: [
    {
      kind: 'ticks',
      heading: 'What teams use it for',
      items: [
        'Confirm that a delivery reached the door',
        'Name the place of a field visit',
        'Fill in a visit report without typing',
        'Add an address to a cash drop',
      ],
    },
    {
      kind: 'note',
      text: 'Addresses come from OpenStreetMap under the Open Database Licence. A list of Indian places with over 15,000 people ships with this site and works offline.',
    },
    {
      kind: 'questions',
      heading: 'Questions about positions',
      items: [
        {
          question: 'Who receives the two numbers?',
          answer:
            'Nominatim, OpenStreetMap’s public look-up service, and only when you press Get Address. As with any request, it also sees your IP address and the name of this site. View on Map opens the point on another site.',
        },
        {
          question: 'How exact is the address?',
          answer:
            'It is the nearest mapped object: a house in a well-mapped city, a road or village elsewhere. Use it to describe a place, not as a postal address.',
        },
        {
          question: 'Why does a point at sea give no address?',
          answer:
            'The service knows nothing nearby, so you read: Unable to fetch address. Try again. Below it you find the nearest known place in India, if one lies within 300 km.',
        },
        {
          question: 'May I run a list of points through it?',
          answer:
            'No. The public service allows one request a second from all users of a site together and forbids bulk use. A fleet needs its own server: ask us.',
        },
        {
          question: 'What does it cost?',
          answer:
            'Single look-ups are free: OpenStreetMap charges nothing. A hosted service for your fleet is priced by requests per day, in a quote before you order.',
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
