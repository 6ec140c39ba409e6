import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { noIndex: true, sells: false } satisfies PageFacts;

export default {
  view: 'Outbox',
  meta: {
    title: 'Outbox: messages waiting on this device',
    description:
      'Contact messages written without a network wait here, on this device. They go once this site is open online; some browsers send them sooner.',
  },
  head: {
    heading: 'Outbox',
    lead: 'Messages you write without a network wait here. They go once this site is open online; some browsers also send them with the site closed. Until then you can edit, copy or delete them.',
    crumbs: [{ label: 'Contact', to: '/contact' }, { label: 'Outbox' }],
  },
  emptyHeading: 'No messages are waiting',
  emptyText: 'A message you send without a network waits here until it is delivered.',
} satisfies Page<'Outbox'>;
