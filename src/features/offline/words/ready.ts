import { plural } from '#words/plural.ts';

export const none = 'No page is on this device yet';
export const noneText =
  'This browser has kept nothing so far. With a network, you can keep every page now.';
export const keepAll = 'Keep all pages';

export const getting = (kept: number, pages: number) => `Getting ready: ${kept} of ${pages} pages`;
export const gettingText = 'The rest follows in the background. You can use every tool meanwhile.';
export const cutText =
  'The connection was lost. The rest follows when it is back, while this site is open.';
export const tryNow = 'Try now';

export const ready = 'Works without a network';
export const readyText = (kept: number, pages: number) =>
  `${kept} of ${pages} pages are on this device. Every tool opens in airplane mode.`;
/** Of the pages that are not kept yet. */
export const rest = {
  comes: 'The rest follows in the background.',
  unwanted: 'The rest opens with a network.',
  'saves-data': 'The rest opens with a network: your browser saves data.',
  'no-room': 'The rest opens with a network: there is little room on this device.',
};
export const olderText = (kept: number, pages: number, older: number) =>
  plural(
    older,
    `${kept} of ${pages} pages are on this device, and 1 of them is from an earlier version.`,
    `${kept} of ${pages} pages are on this device, and ${older} of them are from an earlier version.`,
  );
export const fetchNewer = 'Fetch the newer ones';

export const missing = (kept: number, pages: number) =>
  `${kept} of ${pages} pages are on this device`;
export const missingText = (count: number) =>
  plural(
    count,
    '1 is not: the browser gave too little room, or cleared some.',
    `${count} are not: the browser gave too little room, or cleared some.`,
  );
export const fetchRest = 'Fetch the rest';

export const unknown = 'Pages on this device';
export const unknownText = 'Counting how many pages are on this device already.';

export const seeDevice = 'See this device';
export const again = 'Check again';
export const fetching = 'Fetching...';
/** Said where what fetches the rest cannot itself be loaded. */
export const noNetwork = 'This needs a network. Connect, then try again.';

/** What a screen reader hears while pages are fetched: at the start, halfway and at the end. */
export const beginsToFetch = 'Pages are being fetched to this device.';
export const halfFetched = 'Half of the pages are on this device.';
export const fetched = (heading: string, text: string) => `${heading}. ${text}`;
