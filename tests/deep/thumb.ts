import type { Locator, Page } from 'playwright/test';
import { expectNothingSideways } from '../e2e/support/sideways.ts';
import { expect } from '../e2e/support/test.ts';

/** How far one swipe moves a page on a phone, in px. */
const SWIPE = 600;

/** The smallest target that a finger can hit, in px: WCAG 2.2, 2.5.8. */
const TARGET = 24;

/** Somebody who uses a phone with one thumb: taps, swipes, and the keyboard of the screen. */
export class Thumb {
  taps = 0;
  swipes = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Taps what a finger can hit, after the swipes that bring it into sight. */
  async tap(target: Locator): Promise<void> {
    await expect(target).toHaveCount(1);
    await expect(target).toBeVisible();
    const away = await target.evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return Math.max(0, bottom - innerHeight, -top);
    });
    this.swipes += Math.ceil(away / SWIPE);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(TARGET);
    await expectNothingSideways(this.#page);
    await target.tap();
    this.taps += 1;
  }

  /** Taps a field and types into it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await expect(field).toBeFocused();
    await this.#page.keyboard.type(text);
  }

  /** The key with which the keyboard of the screen ends a form. */
  async go(): Promise<void> {
    await this.#page.keyboard.press('Enter');
    this.taps += 1;
  }

  /** Finds a page by the search, and opens what is found first. */
  async find(search: string, words: string, address: RegExp): Promise<void> {
    await this.tap(this.#page.getByRole('banner').getByRole('link', { name: search }));
    await expect(this.#page.getByRole('combobox')).toBeFocused();
    await this.#page.keyboard.type(words);
    // Results come in parts: answers and acts are read later.
    const first = this.#page.getByRole('option').first();
    await expect(first).toHaveAttribute('href', address);
    await this.tap(first);
    await expect(this.#page).toHaveURL(address);
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }
}
