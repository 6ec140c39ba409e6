import type { Locator, Page } from 'playwright/test';

/** The chip of a sample. It fills its tool's form and runs it. */
export const sampleChip = (page: Page, label: string): Locator =>
  page.getByRole('button').filter({ has: page.getByText(label, { exact: true }) });

/** Presses a sample's chip, also where it is folded away. */
export async function pickSample(page: Page, label: string): Promise<void> {
  const chip = sampleChip(page, label);
  if (!(await chip.isVisible())) await page.getByText('More cases', { exact: true }).click();
  await chip.click();
}
