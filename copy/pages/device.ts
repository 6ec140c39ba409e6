import type { Release } from '#copy/types/device.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import { site } from '#facts/site.ts';
import { news } from '#generated/news.ts';

/** Put in by the build. */
declare const RELEASE: Release;

export const facts = { noIndex: true, sells: false } satisfies PageFacts;

export default {
  view: 'Device',
  meta: {
    title: 'This device: what is kept here',
    description:
      'What the site keeps on this device and how to export or delete it: pages, waiting messages, documents, drafts. Version, updates and the home screen.',
    section: 'Your device',
  },
  head: {
    heading: 'This device',
    lead: `What ${site.brand} keeps here, and what you can do with it. This site needs no account.`,
    crumbs: [],
  },
  withoutScripts:
    'JavaScript does not run in this browser, so this page cannot count, export or delete what is kept here. Your data is still here. Ask us if you need help:',
  release: RELEASE,
  news: {
    heading: 'What is new',
    items: news.en,
  },
  kept: {
    heading: 'Kept here',
    text: 'None of it has left this device, except what you sent.',
  },
  take: {
    heading: 'Export your data',
    text: 'One zip file with your documents, waiting messages and drafts. It is not encrypted, so store it safely.',
  },
  erase: {
    heading: 'Delete your data',
    text: 'This deletes everything that you keep here. The pages of the site stay and open without a network.',
  },
  homeScreen: {
    heading: 'Put it on the home screen',
    text: 'It opens without a browser bar and without a network.',
    installed: {
      heading: `${site.brand} is installed`,
      text: 'It opens from its own icon, without a browser bar and without a network.',
    },
    devices: [
      {
        device: 'android',
        label: 'Android',
        steps: [
          `Open ${site.brand} in Chrome, Edge or Samsung Internet.`,
          'Open the browser’s menu, the three dots or lines.',
          'Choose “Add to home screen”, then “Install”.',
        ],
      },
      {
        device: 'apple',
        label: 'iPhone, iPad',
        steps: [
          `Open ${site.brand} in Safari.`,
          'Press Share, the square with an arrow.',
          'Choose “Add to Home Screen”, then “Add”.',
        ],
      },
      {
        device: 'computer',
        label: 'Computer',
        steps: [
          'Chrome and Edge: the install icon at the end of the address bar.',
          'Safari on a Mac: File, then “Add to Dock”.',
          'Firefox: keep a bookmark; it opens without a network as well.',
        ],
      },
    ],
  },
  lock: {
    heading: 'Lock',
    text: 'A passphrase encrypts the documents in the locker, and their names. Nobody can recover a forgotten passphrase.',
  },
  looks: {
    heading: 'How it looks and works',
    text: 'For this device only.',
    rest: {
      label: 'Fetch the whole site',
      text: 'API pages, the sandbox and the other language come in the background. Turned off, they open with a network.',
    },
    calm: {
      label: 'Calm mode',
      text: 'No motion, no pictures, less data. Good for old phones, headaches and small data packs.',
    },
    slash: {
      label: 'Single keys: / ? j k',
      text: '/ opens the search, ? shows all keys. Turn them off if you speak to your device or press keys by accident. Ctrl-K and ⌘K stay.',
    },
  },
} satisfies Page<'Device'>;
