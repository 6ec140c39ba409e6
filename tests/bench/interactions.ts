import type { Page } from 'playwright/test';
import { press, type } from './as-people-do.ts';
import { LARGE, MANY, type Seed, seedLocker } from './seed-locker.ts';

/** One row of the bench: a page, and what a visitor does there. Each step is measured separately. */
export interface Interaction {
  path: string;
  name: string;
  /** For what only wide windows have; else it is as wide as a phone. */
  isWide?: true;
  /** Brings the page to where the step begins; not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');

const rows = (page: Page) => main(page).getByRole('button', { name: 'View', exact: true });

const fillLocker = (seed: Seed) => async (page: Page) => {
  await seedLocker(page, seed);
  await page.reload();
  await rows(page).first().waitFor();
};

/** What the browser, the machine and the measuring cost alone: read all other rows against it. */
export const floor: Interaction = {
  path: 'data:text/html,<button>A',
  name: 'press a button of an empty page',
  act: (page) => press(page.getByRole('button')),
};

/** A tool adds its rows here: where it is, what is pressed or typed, found by role and name. */
export const interactions: readonly Interaction[] = [
  {
    path: '/contact',
    name: 'type a name',
    act: (page) => type(page.getByLabel('Full Name'), 'Asha'),
  },
  {
    path: '/contact',
    name: 'send an empty form',
    act: (page) => press(page.getByRole('button', { name: 'Send Message' })),
  },
  {
    path: '/contact',
    name: 'go to another page',
    act: async (page) => {
      await press(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }));
      await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    },
  },
  {
    path: '/PrivacyPolicy',
    name: 'open the menu of narrow screens',
    act: async (page) => {
      await press(page.getByRole('button', { name: 'Open menu' }));
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  {
    path: '/PrivacyPolicy',
    name: 'open a panel of the wide menu',
    isWide: true,
    act: (page) => press(page.getByRole('button', { name: 'Products' })),
  },
  {
    path: '/PrivacyPolicy',
    name: 'choose the dark theme',
    isWide: true,
    act: (page) => press(page.getByRole('button', { name: 'Dark' })),
  },
  {
    path: '/company/faqs',
    name: 'open an answer',
    act: (page) => press(main(page).locator('button[aria-expanded]').first()),
  },
  {
    path: '/digilocker',
    name: 'search 10,000 documents',
    prepare: fillLocker(MANY),
    act: (page) => type(page.getByLabel('Search documents'), 'bill 77'),
  },
  {
    path: '/digilocker',
    name: 'view one of 10,000 documents',
    prepare: fillLocker(MANY),
    act: (page) => press(rows(page).first()),
  },
  {
    path: '/digilocker',
    name: 'view one of 100 files of 5 MB',
    prepare: fillLocker(LARGE),
    act: (page) => press(rows(page).first()),
  },
  {
    path: '/',
    name: 'read more of a product',
    act: (page) => press(page.getByRole('button', { name: 'Read more' }).first()),
  },
];
