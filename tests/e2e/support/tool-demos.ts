import type { Page } from 'playwright/test';
import { testValues } from '../../../copy/test-values.ts';
import type { TestValues } from '../../../copy/types/sections.ts';
import type { ToolUse } from '../../../copy/types/tool-use.ts';
import { uses } from '../../../src/generated/uses.ts';
import { open } from './open.ts';
import { pickSample } from './samples.ts';
import { expect, goOffline } from './test.ts';
import { expectCached, installWorker } from './worker.ts';

/** Longer than any tool takes to answer; what passes is the page's clock alone. */
const TOOL_WAIT_MS = 3_000;

/** A row of the table of test values, with how its tool is used. */
interface Demo extends Omit<TestValues, 'to'> {
  to: string;
  use: ToolUse;
}

const DEMOS: readonly Demo[] = testValues.map((values) => {
  const { to = '' } = values;
  const [page] = to.split('#');
  const use = Object.values(uses).find(({ path }) => path === page);
  if (!use?.shown) throw new Error(`Nothing says what ${to} shows of a sample.`);
  return { ...values, to, use };
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const checks = DEMOS.filter(({ use }) => use.press === 'Check the format');

/** All tools with test values, in three lots. */
export const FAMILIES = {
  'checks of numbers': checks.slice(0, 5),
  'checks of other numbers': checks.slice(5),
  'other tools': DEMOS.filter((demo) => !checks.includes(demo)),
};

/** Every sample of a family's tools does what the table says of it, after two visits and without a network. */
export async function showOffline(page: Page, family: keyof typeof FAMILIES): Promise<void> {
  const tools = FAMILIES[family];
  expect(tools.length).toBeGreaterThanOrEqual(5);
  await installWorker(page);
  // The table of all tools is with the pages for integrators.
  await open(page, '/apis/apiRefrence');
  await expectCached(page, '/api/files.json');
  await goOffline(page.context());
  await page.clock.install();
  for (const tool of tools)
    for (const [i, row] of tool.rows.entries()) {
      if (i === 0 || tool.use.leave) await reach(page, tool);
      await demonstrate(page, tool, row);
    }
}

/** From the table of test values, as an agent without a plan would. */
async function reach(page: Page, { label, to }: { label: string; to: string }): Promise<void> {
  await open(page, '/apis/test-values');
  // Test values of the API may have the same name.
  const fold = page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator(`a[href$="${to}"]`) })
    .last();
  await fold.locator('summary', { hasText: `${label} (` }).click();
  await fold.getByRole('table').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(page.locator('form')).toBeVisible();
}

async function demonstrate(
  page: Page,
  { to, use: { press, leave, filled, shown = () => [] } }: Demo,
  row: { label: string; outcome: string },
) {
  const what = `${to}, ${row.label}`;
  await pickSample(page, row.label);
  await expect(page.getByRole('main'), what).toContainText(filled?.(row.outcome) ?? '');
  if (press) await page.clock.runFor(TOOL_WAIT_MS);
  // A success may be a dialog.
  const where = page.locator(leave ? 'body' : 'main');
  for (const text of shown(row.outcome)) await expect(where, what).toContainText(text);
  // What is still under way must not be answered by the sample before.
  if (press && !leave) await expect(button(page, press)).toBeEnabled();
  if (leave && (await button(page, leave).isVisible())) await button(page, leave).click();
}
