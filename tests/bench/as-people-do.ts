import type { Locator } from '@playwright/test';

// What is sent without a pause waits for what was sent before it, and would be counted with its time.
const KEY_INTERVAL_MS = 150;
const PRESS_MS = 80;

/** Types at the speed of a quick typist. */
export const type = (field: Locator, text: string) =>
  field.pressSequentially(text, { delay: KEY_INTERVAL_MS });

/** Presses for as long as a finger does, once the pointer is there. */
export async function press(target: Locator): Promise<void> {
  await target.hover();
  await target.click({ delay: PRESS_MS });
}
