import type { Page } from 'playwright/test';
import {
  expectFits,
  loadAxe,
  rulesIn,
  settled,
  showTheme,
  violations,
} from '../../e2e/support/axe.ts';
import { expect } from './test.ts';

/** Axe finds nothing in what is mounted, in the theme of now. What it says of whole pages is said of pages. */
export async function expectAxeFindsNothing(
  page: Page,
  where: string,
  theme: 'light' | 'dark',
): Promise<void> {
  await loadAxe(page);
  await settled(page);
  expect.soft(await violations(page, '#root', rulesIn(theme)), where).toEqual([]);
}

/** What is mounted passes axe in both themes, and fits into 320 px. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme);
    await expectAxeFindsNothing(page, colorScheme, colorScheme);
  }
  await expectFits(page, 320);
}
