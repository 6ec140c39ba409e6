import { site } from '#content/site.ts';
import { routes } from '#routes/paths.ts';

export const pocketMessages = {
  eyebrow: 'In your pocket',
  heading: 'No signal? Open it anyway',
  installed: `${site.brand} is on this device`,
  /** Until pages have been counted. */
  promise: `All ${routes.length} pages and every tool open without a network, once this device has kept them.`,
  allKept: (pages: number) =>
    `${pages} of ${pages} pages and every tool are on this device and open without a network.`,
  someKept: (kept: number, pages: number) =>
    `${kept} of ${pages} pages are on this device already and open without a network.`,
  ticks: [
    'A message you write is kept, and goes when the network is back',
    'No account, no password, nothing to update by hand',
  ],
  install: `Install ${site.brand}`,
  howTo: 'How to install',
  steps: [
    'Android and computers: open the browser’s menu and choose Install, or Add to Home screen.',
    'iPhone and iPad: press Share, then Add to Home Screen.',
  ],
  onDevice: 'What is on this device',
  offline: 'You’re offline',
};
