import type { Page } from '#content/types/page.ts';

export default {
  view: 'Locker',
  meta: {
    title: 'Document locker',
    description:
      'Keep documents on this device: search, upload, preview, download and export. A demo locker, not connected to the Government’s DigiLocker.',
  },
  head: {
    heading: 'Document locker',
    lead: 'Your papers, on this device, with or without a network.',
    crumbs: [{ label: 'APIs', to: '/apis' }, { label: 'Document locker' }],
  },
  withoutScripts:
    'The locker works in your browser alone and needs JavaScript, which is off here. Turn it on for this site, or ask us:',
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
          text: 'An identity, a licence and an education paper to try it with.',
        },
        { icon: 'search', title: 'Search', text: 'By title, type or issuer, in any letter case.' },
        {
          icon: 'upload',
          title: 'Upload',
          text: 'Files from this device, dropped, pasted or photographed, join the top of the list.',
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
    {
      kind: 'steps',
      heading: 'Your first document',
      items: [
        { title: 'Sign in', text: 'A demo sign-in without a password brings three samples.' },
        { title: 'Add', text: 'Choose a file; it appears at the top as Uploaded.' },
        { title: 'Find', text: 'Type part of a title, a type or an issuer.' },
        {
          title: 'Take along',
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
            'No. Your browser stores them on this device, and what you upload here goes to no server, ours included. One case differs: a file that another app shares, while the browser has removed the part of this site that works offline, reaches our server, which does not store it. Whoever can unlock this device can open your documents, unless you set a passphrase: it encrypts them here. What you delete from a locker without one may stay on the disk for a while.',
        },
        {
          question: 'What can I upload?',
          answer:
            'Any type of file up to 25 MB, free of charge. Pictures and plain text have a preview; other files show a note instead and can be downloaded. What another app shares, or a website sends unasked, waits marked in a tray until you keep or discard it.',
        },
        {
          question: 'Who can open a share link?',
          answer:
            'Only this device: the link points to a document in this browser. Elsewhere it opens a page that says so. To give someone the file, download and send it.',
        },
        {
          question: 'Can I lose what I put in?',
          answer:
            'Clearing the site’s data takes the documents away, signing out does too, and a private window forgets them. So does a forgotten passphrase: nobody can bring it back. Safari on an iPhone may clear them after seven days unless the site is on the home screen. Keep the originals, and a backup.',
        },
        {
          question: 'Is it an official record?',
          answer:
            'No. The three samples are invented, and an upload stays as genuine as the file that you chose. For a document with legal standing turn to the office that issued it.',
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
