import type { Locator } from '@playwright/test';

// What is sent without a pause waits for what was sent before it, and would be counted with its time.
const KEY_INTERVAL_MS = 150;
const PRESS_MS = 80;
// From the moment that something has been scrolled to and pointed at until it is pressed.
const AIM_MS = 250;

/** Types at the speed of a quick typist. */
export const type = (field: Locator, text: string) =>
  field.pressSequentially(text, { delay: KEY_INTERVAL_MS });

/** Presses one key again and again. */
export async function repeat(field: Locator, key: string, times: number): Promise<void> {
  await field.focus();
  await field.page().waitForTimeout(AIM_MS);
  for (let n = 0; n < times; n++) {
    await field.press(key);
    await field.page().waitForTimeout(KEY_INTERVAL_MS);
  }
}

/** Presses for as long as a finger does, once the pointer is there and rests. */
export async function press(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(AIM_MS);
  await target.click({ delay: PRESS_MS });
}
