import type { Page } from '@playwright/test';
import { LARGE, MANY, type Seed, seedLocker } from './seed-locker.ts';

/** One row of the bench: a page, and what a visitor does there. Each step is measured by itself. */
export interface Interaction {
  path: string;
  name: string;
  /** Width of the window in CSS pixels. */
  width?: number;
  /** Brings the page to where the step begins; not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const NARROW_PX = 390;

const main = (page: Page) => page.getByRole('main');

const rows = (page: Page) => main(page).getByRole('button', { name: 'View', exact: true });

const fillLocker = (seed: Seed) => async (page: Page) => {
  await seedLocker(page, seed);
  await page.reload();
  await rows(page).first().waitFor();
};

/** What the browser, the machine and the measuring cost by themselves: read all other rows against it. */
export const floor: Interaction = {
  path: 'data:text/html,<title>floor</title><button>Press</button>',
  name: 'press a button of an empty page',
  act: (page) => page.getByRole('button').click(),
};

/** A tool adds its rows here: where it is, what is pressed or typed, found by role and name. */
export const interactions: readonly Interaction[] = [
  {
    path: '/contact',
    name: 'type a name',
    act: (page) => page.getByLabel('Full Name').pressSequentially('Asha'),
  },
  {
    path: '/contact',
    name: 'send an empty form',
    act: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
  {
    path: '/contact',
    name: 'go to another page',
    act: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    },
  },
  {
    path: '/PrivacyPolicy',
    name: 'open the menu of narrow screens',
    width: NARROW_PX,
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  {
    path: '/PrivacyPolicy',
    name: 'open a panel of the wide menu',
    act: (page) => page.getByRole('button', { name: 'Products' }).click(),
  },
  {
    path: '/PrivacyPolicy',
    name: 'choose the dark theme',
    act: (page) => page.getByRole('button', { name: 'Dark' }).click(),
  },
  {
    path: '/company/faqs',
    name: 'open an answer',
    act: (page) => main(page).locator('button[aria-expanded]').first().click(),
  },
  {
    path: '/digilocker',
    name: 'search 10,000 documents',
    prepare: fillLocker(MANY),
    act: (page) => page.getByLabel('Search documents').pressSequentially('bill 77'),
  },
  {
    path: '/digilocker',
    name: 'view one of 10,000 documents',
    prepare: fillLocker(MANY),
    act: (page) => rows(page).first().click(),
  },
  {
    path: '/digilocker',
    name: 'view one of 100 files of 5 MB',
    prepare: fillLocker(LARGE),
    act: (page) => rows(page).first().click(),
  },
  {
    path: '/',
    name: 'read more of a product',
    act: (page) => page.getByRole('button', { name: 'Read more' }).first().click(),
  },
];
