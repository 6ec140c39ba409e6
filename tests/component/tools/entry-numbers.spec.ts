import type { Page } from 'playwright/test';
import type { Sample } from '../../../copy/types/sample.ts';
import { ALL_USES } from '../../e2e/support/tool-uses.ts';
import { someOf } from '../../support/some-of.ts';
import { mount } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';
import { WAYS } from '../support/ways.ts';

/** Samples of a tool that one run takes. */
const A_RUN = 3;

type AnySample = Sample<string>;

const NUMBER_CHECKS = ALL_USES.filter(({ tool }) => tool.startsWith('number-check/'));

/** The number alone, and as messages have it. */
const ROUND: Readonly<Record<string, (number: string) => string>> = {
  'by itself': (number) => number,
  'in a sentence': (number) => `My number is ${number}, thanks`,
  'in Hindi': (number) => `मेरा नंबर ${number} है`,
};

/** Beginning and end first, the middle last: the caret is within what is there. */
async function fromBothEnds(page: Page, text: string): Promise<void> {
  const [from, to] = [Math.floor(text.length / 3), Math.ceil((2 * text.length) / 3)];
  await page.keyboard.insertText(text.slice(0, from) + text.slice(to));
  await page.evaluate((at) => {
    (document.activeElement as HTMLInputElement).setSelectionRange(at, at);
  }, from);
  await page.keyboard.type(text.slice(from, to));
}

const ALL_WAYS = { ...WAYS, 'with its middle last': fromBothEnds };

const samplesOf = async (tool: string): Promise<readonly AnySample[]> =>
  (await import(`../../../src/features/${tool}/samples.ts`)).samples;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const { tool, path, press, shown } of NUMBER_CHECKS)
  test(`a number of ${tool} is read alike, however it comes into its field`, async ({ page }) => {
    const samples = (await samplesOf(tool)).filter(({ values }) =>
      Object.values(values).some(Boolean),
    );
    expect(samples.length).toBeGreaterThan(2);
    for (const { label, values, outcome } of someOf(samples, A_RUN)) {
      // A sentence may hold one number right: wrong ones are then not looked for.
      const isRight = /^[^:.]*: format right\.$/.test(outcome) && tool !== 'number-check/ocr';
      for (const [where, round] of Object.entries(
        isRight ? ROUND : { alone: (text: string) => text },
      ))
        for (const [way, enter] of Object.entries(ALL_WAYS))
          await test.step(`${label}, ${where}, ${way}`, async () => {
            await mount(page, path);
            for (const [name, value] of Object.entries(values)) {
              if (value === '') continue;
              const field = page.locator(`form [name="${name}"]`);
              await field.focus();
              await enter(page, round(value));
              await expect(field).toHaveValue(round(value));
            }
            await page.getByRole('button', { name: press ?? '', exact: true }).click();
            for (const sentence of shown?.(outcome) ?? [])
              await expect(page.getByRole('status').getByText(sentence).first()).toBeVisible();
          });
    }
  });
