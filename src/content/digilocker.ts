import type { Page } from './types.ts';

export default {
  view: 'Article',
  meta: {
    title: 'Document locker',
    description:
      'Keep documents on this device: search, upload, preview, download and export. A demo locker, not connected to the Government’s DigiLocker.',
  },
  head: {
    heading: 'Document locker',
    lead: 'Your documents on this device: found by title, type or issuer, also without a network.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Document locker' }],
  },
  sections: [
    {
      kind: 'features',
      columns: 3,
      heading: 'What the locker does',
      items: [
        {
          icon: 'id',
          title: 'Three sample documents',
          text: 'An identity, a licence and an education paper to try it with.',
        },
        { icon: 'search', title: 'Search', text: 'By title, type or issuer, in any letter case.' },
        {
          icon: 'upload',
          title: 'Upload',
          text: 'A file from this device joins the top of the list.',
        },
        { icon: 'eye', title: 'View', text: 'A preview beside the list, or below it on a phone.' },
        {
          icon: 'download',
          title: 'Download and export',
          text: 'One document as text, or the whole list as JSON.',
        },
        {
          icon: 'link',
          title: 'Share link',
          text: 'A link that opens where the document lives: on this device.',
        },
      ],
    },
    { kind: 'note', text: 'Demo locker. Not connected to the Government’s DigiLocker.' },
  ],
} satisfies Page<'Article'>;
