import { open } from '../e2e/support/open.ts';
import { buildWith } from '../e2e/support/own-build.ts';
import { expect, test } from '../e2e/support/test.ts';
import { expectAccessible } from '../e2e/support/tool-checks.ts';
import { findMark, followTraces, keptTraces, newTraces } from '../e2e/support/traces.ts';

test('a build with an address leads there, and takes nothing along of what was typed', async ({
  page,
  context,
  site,
}, testInfo) => {
  const ACCOUNTS = 'https://accounts.example/sign-in?from=kolam';
  const EMAIL = 'merchant@marked.example';
  const PASSWORD = 'marked-password-zqx';
  const connected = testInfo.outputPath('connected');
  buildWith({ VITE_LOGIN_URL: ACCOUNTS }, connected);
  await site.deploy(connected);
  await context.route('https://accounts.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Accounts</h1>' }),
  );
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });

  await open(page, '/login');
  await expectAccessible(page);
  const before = await keptTraces(page);
  const sent = followTraces(context, site);
  const marksIn = (traces: typeof before) => [
    ...findMark(traces, EMAIL),
    ...findMark(traces, PASSWORD),
  ];
  await signIn.click();
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter your email address.',
    'Please enter your password.',
  ]);
  await expect(email).toBeFocused();
  await email.fill(EMAIL);
  await password.fill(PASSWORD);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(marksIn(newTraces(await keptTraces(page), before))).toEqual([]);

  await password.press('Enter');
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  expect(page.url()).toBe(ACCOUNTS);
  expect(marksIn(sent)).toEqual([]);

  await page.goBack();
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');
  expect(marksIn(newTraces(await keptTraces(page), before))).toEqual([]);
});
