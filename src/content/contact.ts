import type { Page } from './types.ts';

export default {
  view: 'Contact',
  meta: {
    title: 'Contact Us',
    description:
      'Write to the Kolam team about payments, partnership or support. Works without a network: your message is kept on your device and sent when you reconnect.',
  },
  head: {
    heading: 'Contact Us',
    lead: 'Tell us what you want to build or sell. A person from our team replies.',
    crumbs: [{ label: 'Contact' }],
  },
  reachTitle: 'Other ways to reach us',
  subjects: {
    partnership: 'Partnership',
    'channel-partner': 'Partnership: Channel Partners',
    'technology-partner': 'Partnership: Technology Partners',
    'regional-partner': 'Partnership: Regional Partners',
    'strategic-partner': 'Partnership: Strategic Partners',
    'sandbox-key': 'Sandbox key',
  },
} satisfies Page<'Contact'>;
