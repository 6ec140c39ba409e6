import type { Locator, Page } from 'playwright/test';
import { expect } from '../e2e/support/test.ts';

/** Stops that somebody passes on the way to one thing before giving up. */
const MOST_STOPS = 30;

/** Where the focus is, and what is wrong with that; empty where it is seen. Runs in the page. */
function lookAtFocus(): { name: string; wrong: string } {
  const it = document.activeElement;
  if (!it || it === document.body) return { name: '', wrong: 'the focus is nowhere' };
  const name = `${it.tagName} ${it.getAttribute('aria-label') ?? it.textContent}`.slice(0, 80);
  const box = it.getBoundingClientRect();
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (bottom <= top) return { name, wrong: 'the focus is out of sight' };
  // A tall thing is seen where its first lines are.
  const y = top + Math.min((bottom - top) / 2, 40);
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const seen = document.elementFromPoint(x, y);
  const isSeen = it.contains(seen) || (seen?.contains(it) ?? false);
  return { name, wrong: isSeen ? '' : `covered by ${seen?.tagName} ${seen?.className}` };
}

/** Somebody at a keyboard, who sees where the focus is at each stop. */
export class Keyboard {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(key);
  }

  /** A text counts as one press: its letters are the same whichever way they are reached. */
  async type(text: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.type(text);
  }

  /** The focus is on something that can be seen. */
  async expectSeen(): Promise<void> {
    await expect
      .poll(async () => {
        const { name, wrong } = await this.#page.evaluate(lookAtFocus);
        return wrong && `${wrong}: ${name}`;
      })
      .toBe('');
  }

  /** Goes from stop to stop until the focus is there. Each stop on the way can be seen. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toHaveCount(1);
    const passed: string[] = [];
    for (let stops = 0; stops <= MOST_STOPS; stops += 1) {
      if (await target.evaluate((it) => it === document.activeElement)) return this.expectSeen();
      if (stops > 0) await this.expectSeen();
      passed.push((await this.#page.evaluate(lookAtFocus)).name);
      await this.press(key);
    }
    throw new Error(`${target} is not among the next ${MOST_STOPS} stops:\n${passed.join('\n')}`);
  }

  /** Finds a page by the search, and opens what is found first. */
  async find(words: string, address: RegExp): Promise<void> {
    await expect(await this.#search(words)).toHaveAttribute('href', address);
    await this.press('Enter');
    await expect(this.#page).toHaveURL(address);
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }

  /** Has the search do what it offers first. */
  async act(words: string, name: RegExp): Promise<void> {
    await expect(
      (await this.#search(words)).and(this.#page.getByRole('option', { name })),
    ).toHaveCount(1);
    await this.press('Enter');
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }

  /** Types into the search, and hands on the option that Enter takes. */
  async #search(words: string): Promise<Locator> {
    await this.press('/');
    await expect(this.#page.getByRole('combobox')).toBeFocused();
    await this.type(words);
    return this.#page.getByRole('option', { selected: true });
  }
}
