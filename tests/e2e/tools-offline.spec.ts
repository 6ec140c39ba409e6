import type { Page } from '@playwright/test';
import { testValues } from '../../src/content/test-values/all.ts';
import { open } from './open.ts';
import { expect, goOffline, test } from './test.ts';
import { installWorker } from './worker.ts';

/** How a tool is used with a sample, and what its outcome in the table looks like on its page. */
interface Demo {
  press?: string;
  shown: (outcome: string) => string[];
}

const asWritten = (outcome: string) => [outcome];
const amountOf = (outcome: string) => [/₹[\d,.]+/.exec(outcome)?.[0] ?? outcome];

/** Hints come while a form is filled, before it is sent. */
const HINTED = /^Successful, with a hint: (.*)$|^Hint: (.*?) Then: /;
const hintIn = (outcome: string) => HINTED.exec(outcome)?.slice(1).find(Boolean);

const orHinted = (success: string) => (outcome: string) => [hintIn(outcome) ? success : outcome];

/** `PAN: format right. IFSC: An IFSC has …` */
const formats = (outcome: string) =>
  outcome
    .split(/(?<=\.) (?=[A-Z][^.:]{2,30}: )/)
    .map((each) =>
      each.endsWith(': format right.')
        ? 'The format looks right. This does not prove that the document is genuine.'
        : each.slice(each.indexOf(': ') + 2),
    );

const withoutNetwork = (outcome: string) =>
  outcome
    .replace(/^.*(?:Without a network|Then): /, '')
    .split(/(?<=Try again\.) (?:Nearest known place: )?/)
    .map((each) => each.replace(/\.$/, ''));

/** What follows the first comma is about the number, in words of the page's own. */
const record = (outcome: string) => [/^\w+(?=$|,)/.exec(outcome)?.[0] ?? outcome];

const OTHERS: Record<string, Demo> = {
  '/signup': { press: 'Sign Up', shown: orHinted('Sign-Up Successful!') },
  '/payment-gateway': {
    press: 'Pay Now',
    shown: orHinted('Payment Successful! 🎉 Your transaction has been processed.'),
  },
  '/apis/GSTVerificationPage': { press: 'Verify GST', shown: record },
  '/apis/driving-licence': { press: 'Verify DL', shown: record },
  '/apis/ReverseGeocodingPage': { press: 'Get Address', shown: withoutNetwork },
  '/UpiSolution': { press: 'Make QR code', shown: asWritten },
  '/products/LoanPortal': { shown: amountOf },
  '/products/insurancePortal': { shown: amountOf },
};

const NUMBER_CHECK: Demo = { press: 'Check the format', shown: formats };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const parts = [
  { what: 'number checks are', tools: testValues.filter(({ to }) => !(to in OTHERS)) },
  { what: 'other tools are', tools: testValues.filter(({ to }) => to in OTHERS) },
];

for (const { what, tools } of parts)
  test(`in airplane mode all ${what} shown with samples alone`, async ({ page, context }) => {
    test.setTimeout(240_000);
    expect(tools.length).toBeGreaterThanOrEqual(8);
    await installWorker(page);
    await goOffline(context);
    for (const tool of tools) {
      await reach(page, tool);
      for (const [i, row] of tool.rows.entries()) {
        // A success of the sign-up leads home, so each of its samples starts again.
        if (i > 0 && tool.to === '/signup') await reach(page, tool);
        await demonstrate(page, tool.to, row);
      }
    }
  });

/** From the table of test values, as an agent without a plan would. */
async function reach(page: Page, { label, to }: { label: string; to: string }): Promise<void> {
  await open(page, '/apis/apiRefrence');
  await page.getByRole('table').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(page.locator('form')).toBeVisible();
}

async function demonstrate(page: Page, to: string, row: { label: string; outcome: string }) {
  const { press, shown } = OTHERS[to] ?? NUMBER_CHECK;
  const what = `${to}, ${row.label}`;
  await button(page, row.label).click();
  await expect(page.getByRole('main'), what).toContainText(hintIn(row.outcome) ?? '');
  if (press) await button(page, press).click();
  // The sign-up's success is a dialog.
  const where = page.locator(to === '/signup' ? 'body' : 'main');
  for (const text of shown(row.outcome)) await expect(where, what).toContainText(text);
  // What is still under way must not be answered by the sample before.
  if (press && to !== '/signup') await expect(button(page, press)).toBeEnabled();
}
