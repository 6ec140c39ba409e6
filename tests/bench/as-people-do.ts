import type { Locator } from 'playwright/test';

// What is sent without a pause waits for what was sent before it, and would be counted with its time.
const BETWEEN_KEYS_MS = 90;
const PRESS_MS = 60;
// From the moment that something has been scrolled to and pointed at until it is pressed.
const AIM_MS = 250;

/** Types at the speed of a quick typist. */
export async function type(field: Locator, text: string): Promise<void> {
  await lookAt(field);
  await field.focus();
  await rest(field, AIM_MS);
  for (const key of text) await strike(field, key);
}

/** Presses one key again and again. */
export async function repeat(field: Locator, key: string, times: number): Promise<void> {
  await lookAt(field);
  await field.focus();
  await rest(field, AIM_MS);
  for (let n = 0; n < times; n++) await strike(field, key);
}

/** Presses for as long as a finger does, once the pointer is there and rests. */
export async function press(target: Locator): Promise<void> {
  await lookAt(target);
  await target.hover();
  await rest(target, AIM_MS);
  await target.click({ delay: PRESS_MS });
}

/**
 * Scrolls something to the middle of the window, as a phone does with a field. The test runner stops at the edge, where
 * Chromium without a screen skips frames, and reports the next one that it draws, seconds later.
 */
export const lookAt = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function strike(field: Locator, key: string): Promise<void> {
  await field.page().keyboard.press(key, { delay: PRESS_MS });
  await rest(field, BETWEEN_KEYS_MS);
}

const rest = (target: Locator, ms: number) => target.page().waitForTimeout(ms);
