import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { test } from '../support/installed.ts';
import { open } from '../support/open.ts';
import { expect, goOffline } from '../support/test.ts';
import { everythingKept, watchRequests } from '../support/tool-checks.ts';
import { firstField, TOOL_USES, type TypedUse } from '../support/tool-uses.ts';
import { findMark, type Trace } from '../support/traces.ts';

/** The locker keeps by design, and sign-in is not connected; each has its own tests. */
const OTHERS = ['locker', 'login'];

test('every tool has its contract', () => {
  const features = path.resolve(import.meta.dirname, '../../../src/features');
  const tools = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'Tool.tsx')
    .map((file) => path.dirname(file))
    .filter((tool) => !OTHERS.includes(tool));
  expect(tools.sort()).toEqual([...new Set(TOOL_USES.map(({ tool }) => tool))].sort());
});

test('every tool works by keyboard and offline, sends nothing and keeps nothing', {
  tag: '@always',
}, async ({ page, context, site }) => {
  await goOffline(context);
  for (const use of TOOL_USES)
    await test.step(use.tool, async () => {
      const { says, saves, typed, isPublic, asks } = use.keyboard;
      await open(page, use.path);
      await expect(page.locator('body')).not.toContainText(says);
      const secrets = typed.filter((text) => text && !isPublic?.includes(text));
      const sent = watchRequests(page, site, new RegExp(secrets.map(inUrl).join('|'), 'i'));

      await firstField(page, use).focus();
      await typeAndSubmit(page, use);
      await expect(page.locator('body')).toContainText(says);
      for (const name of saves ?? []) {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name, exact: true }).press('Enter');
        await saving;
      }
      if (use.leave)
        await page.getByRole('button', { name: use.leave, exact: true }).press('Enter');
      await expect.poll(() => leaks(page, secrets), 'kept with the result').toEqual([]);

      await open(page, use.path);
      const values = await page
        .locator('main :is(input, textarea)')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
      expect(findMarks([{ where: 'fields', text: values.join('\n') }], secrets)).toEqual([]);
      expect(await leaks(page, secrets), 'kept afterwards').toEqual([]);
      expect(sent.filter((url) => !asks || !url.startsWith(asks))).toEqual([]);
    });
});

async function typeAndSubmit(page: Page, { press, keyboard }: TypedUse): Promise<void> {
  for (const [i, text] of keyboard.typed.entries()) {
    if (i > 0) await page.keyboard.press('Tab');
    // What a calculator already holds gives way.
    if (text) await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
  if (!keyboard.submit) return;
  if (keyboard.submit === 'button') {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: press ?? '', exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
}

const findMarks = (traces: readonly Trace[], marks: readonly string[]): string[] =>
  marks.flatMap((mark) => findMark(traces, mark));

const leaks = async (page: Page, secrets: readonly string[]): Promise<string[]> =>
  findMarks([{ where: 'kept', text: await everythingKept(page) }], secrets);

/** A typed text as a URL would hold it. */
const inUrl = (text: string): string => encodeURIComponent(text).replace(/[.*+?()]/g, '\\$&');
