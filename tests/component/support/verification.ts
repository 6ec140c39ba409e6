import type { Page } from 'playwright/test';
import { pickSample } from '../../e2e/support/samples.ts';
import { mountWithStoppedClock } from './mount.ts';
import { expect } from './test.ts';

/** Path of a tool that verifies a number against made-up records, and the names of its parts. */
interface Names {
  path: string;
  field: string;
  button: string;
  record: string;
}

/** How to mount such a tool, with the clock stopped, and how to find its parts. */
export const verificationTool = ({ path, field, button, record }: Names) => ({
  /** Picks a sample that is verified, up to where the clock has to go on. */
  run: async (page: Page, label: string) => {
    await pickSample(page, label);
    await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible();
  },
  open: (page: Page) => mountWithStoppedClock(page, path),
  field: (page: Page) => page.getByLabel(field, { exact: true }),
  button: (page: Page) => page.getByRole('button', { name: button }),
  busy: (page: Page) => page.getByRole('button', { name: 'Verifying...' }),
  record: (page: Page) => page.getByRole('region', { name: record }),
  reading: (page: Page) => page.getByRole('region', { name: 'What the number itself says' }),
});

type VerificationTool = ReturnType<typeof verificationTool>;

/** Two samples, what the second one's record says, and how long each takes. */
interface Run {
  samples: readonly [string, string];
  shown: string;
  ms: number;
}

/** A result does not come after an edit, or after another number was sent. */
export async function expectNoStaleResult(
  page: Page,
  { open, field, button, busy, record, run }: VerificationTool,
  { samples: [first, second], shown, ms }: Run,
): Promise<void> {
  await open(page);
  await run(page, first);
  await field(page).press('End');
  await field(page).press('Backspace');
  await expect(button(page)).toBeEnabled();
  await page.clock.runFor(5 * ms);
  await expect(record(page)).toHaveCount(0);

  await run(page, first);
  await page.clock.runFor(0.6 * ms);
  const number = await field(page).inputValue();
  await run(page, second);
  // The first one was busy too: with another number in the field it is the second.
  await expect(field(page)).not.toHaveValue(number);
  await expect(busy(page)).toBeVisible();
  await page.clock.runFor(0.6 * ms);
  await expect(busy(page)).toBeVisible();
  await expect(record(page)).toHaveCount(0);
  await page.clock.runFor(0.4 * ms);
  await expect(record(page)).toContainText(shown);
}
