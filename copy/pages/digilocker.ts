import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { aliases: ['/apis/digilocker'] } satisfies PageFacts;

export default {
  view: 'Locker',
  meta: {
    title: 'Document locker',
    description:
      'Keep documents on this device: search, upload, preview, download and export. A demo locker, not connected to the Government’s DigiLocker.',
  },
  head: {
    heading: 'Document locker',
    lead: 'Keep your documents on this device and find them without a network.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Document locker' }],
  },
  withoutScripts:
    'The locker runs only in your browser and needs JavaScript, which is off or has not started. Turn it on for this site, load the page again, or ask us:',
  tool: {
    name: 'locker',
    note: 'This is a demo locker, not connected to the Government’s DigiLocker. Sign-in is simulated, the three documents are samples, and what you upload stays on your device.',
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
          text: 'An identity document, a licence and a marksheet to try.',
        },
        { icon: 'search', title: 'Search', text: 'By title, type or issuer.' },
        {
          icon: 'upload',
          title: 'Upload',
          text: 'Choose, drop, paste or photograph a file. It goes to the top of the list.',
        },
        { icon: 'eye', title: 'View', text: 'A preview next to the list, or below it on a phone.' },
        {
          icon: 'download',
          title: 'Download and export',
          text: 'One document as text, or the whole list as JSON.',
        },
        {
          icon: 'link',
          title: 'Share link',
          text: 'A link that opens only where the document is: on this device.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Your first document',
      items: [
        { title: 'Sign in', text: 'No password. Three documents to try appear.' },
        { title: 'Add', text: 'Choose a file; it appears at the top as Uploaded.' },
        { title: 'Find', text: 'Type part of a title, a type or an issuer.' },
        {
          title: 'Move it',
          text: 'Save a backup with all files and import it on your next phone.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the locker',
      items: [
        {
          question: 'Does anyone else see my documents?',
          answer:
            'No. Your browser keeps them on this device, and what you upload goes to no server, not even ours. One exception: if the browser has removed the offline part of this site, a file shared from another app reaches our server, which does not store it. Anyone who can unlock this device can open your documents, unless you set a passphrase, which encrypts them. Without one, what you delete may stay on the disk for a while.',
        },
        {
          question: 'What can I upload?',
          answer:
            'Any type of file up to 25 MB, free of charge. Pictures and plain text have a preview; other files can be downloaded. What another app or a website sends waits in a tray until you keep or discard it.',
        },
        {
          question: 'Who can open a share link?',
          answer:
            'Only this device: the link points to a document in this browser. Anywhere else it opens a page that says so. To give someone the file, download it and send it.',
        },
        {
          question: 'Can I lose my documents?',
          answer:
            'Yes. Clearing the site’s data or signing out removes them, a private window forgets them, and nobody can recover a forgotten passphrase. Safari on an iPhone may clear them after seven days unless the site is on the home screen. Keep the originals, and a backup.',
        },
        {
          question: 'Is it an official record?',
          answer:
            'No. The first three are invented, and an upload is only as genuine as your file. For a legally valid copy, go to the office that issued it.',
        },
      ],
    },
    {
      kind: 'links',
      label: 'Pages about documents',
      items: [
        { label: 'Reading documents', to: '/apis/ocrFeatures' },
        { label: 'Driving licence', to: '/apis/driving-licence' },
        { label: 'Privacy Policy', to: '/PrivacyPolicy' },
      ],
    },
  ],
} satisfies Page<'Locker'>;
