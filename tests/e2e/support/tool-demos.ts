import type { Page } from 'playwright/test';
import { testValues } from '../../../src/content/test-values/all.ts';
import { open } from './open.ts';
import { pickSample } from './samples.ts';
import { expect, goOffline } from './test.ts';
import { installWorker } from './worker.ts';

/** Longer than any tool takes to answer; what passes is the page's clock alone. */
const TOOL_WAIT_MS = 3_000;

/** How a tool is used by one press of a sample, and what its outcome in the table looks like on its page. */
interface Demo {
  /** The button that a sample presses, if there is any: what it starts takes its time. */
  press?: string;
  /** A success takes the form away: how it is left, and each sample starts again. */
  leave?: string;
  shown: (outcome: string) => string[];
}

const afterHint = (outcome: string) => [outcome.replace(/^Hint: .*? Then: /, '')];
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

const NUMBER_CHECK: Demo = { press: 'Check the format', shown: formats };

/** Every page that test values lead to. The compiler asks for a new one here. */
const DEMOS: Record<(typeof testValues)[number]['to'], Demo> = {
  '/apis/panFeatures': NUMBER_CHECK,
  '/apis/aadhaarFeatures': NUMBER_CHECK,
  '/apis/bankFeatures': NUMBER_CHECK,
  '/apis/voterFeatures': NUMBER_CHECK,
  '/apis/bbpsFeatures': NUMBER_CHECK,
  '/apis/rcFeatures': NUMBER_CHECK,
  '/apis/passportFeatures': NUMBER_CHECK,
  '/apis/cinFeatures': NUMBER_CHECK,
  '/apis/ocrFeatures': NUMBER_CHECK,
  '/apis/upiFeatures': NUMBER_CHECK,
  '/signup': { press: 'Sign Up', leave: 'OK', shown: orHinted('Sign-Up Successful!') },
  '/investors': {
    press: 'Access Dashboard',
    leave: 'Logout',
    shown: (outcome) => [/Investor Dashboard/.exec(outcome)?.[0] ?? outcome],
  },
  '/payment-gateway': {
    press: 'Pay Now',
    shown: orHinted('Payment Successful! 🎉 Your transaction has been processed.'),
  },
  '/apis/GSTVerificationPage': { press: 'Verify GST', shown: record },
  '/apis/driving-licence': { press: 'Verify DL', shown: record },
  '/apis/ReverseGeocodingPage': { press: 'Get Address', shown: withoutNetwork },
  '/UpiSolution': { press: 'Make QR code', shown: afterHint },
  '/products/LoanPortal': { shown: amountOf },
  '/products/insurancePortal': { shown: amountOf },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const checks = testValues.filter(({ to }) => DEMOS[to] === NUMBER_CHECK);

/** All tools with test values, in three lots. */
export const FAMILIES = {
  'checks of persons’ numbers': checks.slice(0, 5),
  'checks of other numbers': checks.slice(5),
  'other tools': testValues.filter(({ to }) => DEMOS[to] !== NUMBER_CHECK),
};

/** Every sample of a family's tools does what the table says of it, after one visit and without a network. */
export async function showOffline(page: Page, family: keyof typeof FAMILIES): Promise<void> {
  const tools = FAMILIES[family];
  expect(tools.length).toBeGreaterThanOrEqual(5);
  await installWorker(page);
  await goOffline(page.context());
  await page.clock.install();
  for (const tool of tools) {
    await reach(page, tool);
    for (const [i, row] of tool.rows.entries()) {
      if (i > 0 && DEMOS[tool.to].leave) await reach(page, tool);
      await demonstrate(page, tool.to, row);
    }
  }
}

/** From the table of test values, as an agent without a plan would. */
async function reach(page: Page, { label, to }: { label: string; to: string }): Promise<void> {
  await open(page, '/apis/apiRefrence');
  await page.getByRole('table').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(page.locator('form')).toBeVisible();
}

async function demonstrate(
  page: Page,
  to: keyof typeof DEMOS,
  row: { label: string; outcome: string },
) {
  const { press, leave, shown } = DEMOS[to];
  const what = `${to}, ${row.label}`;
  await pickSample(page, row.label);
  await expect(page.getByRole('main'), what).toContainText(hintIn(row.outcome) ?? '');
  if (press) {
    await page.clock.runFor(TOOL_WAIT_MS);
  }
  // A success may be a dialog.
  const where = page.locator(leave ? 'body' : 'main');
  for (const text of shown(row.outcome)) await expect(where, what).toContainText(text);
  // What is still under way must not be answered by the sample before.
  if (press && !leave) await expect(button(page, press)).toBeEnabled();
  if (leave && (await button(page, leave).isVisible())) await button(page, leave).click();
}
