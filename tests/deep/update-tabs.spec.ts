import type { Page } from 'playwright/test';
import { NEXT_HEADING } from '../e2e/support/next-build.ts';
import { open, taken } from '../e2e/support/open.ts';
import { expect } from '../e2e/support/test.ts';
import { firstField, TOOL_USES, type TypedUse } from '../e2e/support/tool-uses.ts';
import {
  accept,
  clearBrowserCache,
  countLoads,
  hide,
  MOBILE_MENU,
  prompt,
  startWithUpdate,
  test,
} from '../e2e/support/update.ts';
import { installWorker, refuseRest } from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

/** Tools that keep no draft: what was typed into them would be gone. */
const WITHOUT_DRAFT = TOOL_USES.filter(({ tool }) => tool !== 'sign-up');

test('hidden tabs in which something was typed are not reloaded, in any tool', async ({
  page,
  context,
  site,
  deploy,
}) => {
  await startWithUpdate(page, site, deploy);
  const others: { use: TypedUse; other: Page; typed: string }[] = [];
  for (const use of WITHOUT_DRAFT) {
    const other = await context.newPage();
    await hide(other);
    await open(other, use.path);
    await firstField(other, use).fill(use.keyboard.typed[0] ?? '');
    others.push({ use, other, typed: await firstField(other, use).inputValue() });
  }
  await accept(page);
  for (const { use, other, typed } of others) {
    await expect(prompt(other), use.tool).toContainText('in use in another tab');
    expect(typed, use.tool).not.toBe('');
    await expect(firstField(other, use), use.tool).toHaveValue(typed);
  }
});

test('a takeover that the page is not told of still reloads it', async ({ page, site, deploy }) => {
  // As Safari has been seen to: the events do not come.
  await page.addInitScript(() => {
    const { addEventListener } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.addEventListener = function (
      type: string,
      ...rest: unknown[]
    ) {
      if (type !== 'controllerchange') Reflect.apply(addEventListener, this, [type, ...rest]);
    };
  });
  await startWithUpdate(page, site, deploy);
  await page.evaluate(() => {
    ServiceWorker.prototype.addEventListener = () => {};
  });
  const loads = countLoads(page);
  await accept(page);
  await expect.poll(loads).toBe(1);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a script that server and cache have lost reloads the page once, then says so', async ({
    page,
    deploy,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Failed to load resource/);
    await installWorker(page);
    await taken(page);
    await deploy(MOBILE_MENU);
    await page.evaluate(() => caches.delete('kolam-precache'));
    await clearBrowserCache(page);
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(loads).toBe(1);
    await taken(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(prompt(page)).toContainText('Reload needed');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(1);
  });
});
