import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { params: ['id'], noIndex: true, sells: false } satisfies PageFacts;

export default {
  view: 'Shared',
  meta: {
    title: 'Shared document',
    description:
      'A link to a document in a locker. It opens on the device that holds the document and nowhere else.',
  },
  head: {
    heading: 'Shared document',
    lead: 'A link from a document locker opens on the device that holds the document.',
    crumbs: [{ label: 'Document locker', to: '/digilocker' }, { label: 'Shared document' }],
  },
  elsewhereHeading: 'This document is on another device',
  elsewhereText:
    'It is kept on the device that shared it; the link holds no copy. Ask its owner to send you the file, or open your own locker.',
} satisfies Page<'Shared'>;
