import type { BrowserContext, Page } from 'playwright/test';
import { needsScripts } from '../../../languages/hi/words/components.ts';
import { someOf } from '../../support/some-of.ts';
import { taken } from '../support/open.ts';
import { expectSaid } from '../support/said-without-scripts.ts';
import { expect, test } from '../support/test.ts';
import { TOOL_USES } from '../support/tool-uses.ts';

const NEEDS = 'This works in your browser and needs JavaScript.';
const MAIN = /\/(?:assets|hi)\/main\.js/;
const LATER = /\/assets\/hydrate-[^.]*\.js$/;

const promise = (page: Page) => page.getByText('is kept on this device until it can be sent');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** Changes each document on its way, as a proxy or an extension does. */
const rewrite = (page: Page | BrowserContext, change: (html: string) => string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const served = await response.text();
    expect(change(served), 'the document as it was changed').not.toBe(served);
    await route.fulfill({ response, body: change(served) });
  });

const withoutModules = (html: string) => html.replace('type="module"', 'type="of-tomorrow"');

/** Ways in which an application does not start. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'a browser without modules': (page) => rewrite(page, withoutModules),
  'a first script that is refused': (page) =>
    page.route(MAIN, (route) => route.fulfill({ status: 403, body: 'Forbidden' })),
  'a first script that an extension blocks': (page) =>
    page.route(MAIN, (route) => route.abort('blockedbyclient')),
  'a first script that is cut': (page) =>
    page.route(MAIN, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).slice(0, 500) });
    }),
  'a first script that never comes': (page) => page.route(MAIN, () => {}),
  'a later script that is refused': (page) =>
    page.route(LATER, (route) => route.fulfill({ status: 403, body: 'Forbidden' })),
  'a later script that fails': (page) =>
    page.route(LATER, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'undefined.start();' }),
    ),
  'a later script that never comes': (page) => page.route(LATER, () => {}),
};

test('if the application fails to start, the contact form says so and keeps typed text', async ({
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/./);
  await Promise.all(
    Object.entries(WAYS).map(([way, hinder]) =>
      test.step(way, async () => {
        const page = await context.newPage();
        await hinder(page);
        await page.goto('/contact', { waitUntil: 'commit' });
        await page.getByLabel('Full Name').fill('Asha Verma');
        await page.getByLabel('Message').fill('Do you sell printers?');
        // Not by the button: a page that has said so before it is pressed has hidden it.
        await page.getByLabel('Full Name').press('Enter');
        await expectSaid(page, NEEDS);
        await expect(promise(page), way).toBeHidden();
        await expect(sendButton(page), way).toBeHidden();
        await expect(page.getByLabel('Full Name'), way).toHaveValue('Asha Verma');
        await expect(page.getByLabel('Message'), way).toBeVisible();
        await expect(page.getByLabel('Message'), way).toHaveValue('Do you sell printers?');
        expect(new URL(page.url()).search, way).toBe('');
      }),
    ),
  );
});

test('locker, outbox, device and every tool say so, too', { tag: '@night' }, async ({
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/403/);
  await context.route(MAIN, (route) => route.fulfill({ status: 403, body: 'Forbidden' }));
  const says: Record<string, string> = {
    '/digilocker': 'The locker runs only in your browser and needs JavaScript',
    '/device': 'this page cannot count, export or delete what is kept here',
    '/outbox': NEEDS,
    '/shared/0f8fad5b-d9cb-469f-a165-70867728950e': NEEDS,
    '/login': NEEDS,
    ...Object.fromEntries(someOf(TOOL_USES, 4).map(({ path }) => [path, NEEDS])),
  };
  await Promise.all(
    Object.entries(says).map(async ([path, text]) => {
      const page = await context.newPage();
      await page.goto(path);
      await expectSaid(page, text);
      await expect(page.getByText('Loading documents...'), path).toBeHidden();
      await page.close();
    }),
  );
});

test('in Hindi it is said in Hindi, and a path that is not a page leads home', {
  tag: '@night',
}, async ({ context, site, expectConsoleErrors }) => {
  expectConsoleErrors(/403|404/);
  await context.route(MAIN, (route) => route.fulfill({ status: 403, body: 'Forbidden' }));
  const [hindi, none] = [await context.newPage(), await context.newPage()];
  await hindi.goto('/hi/contact');
  // As a host without rewrites answers.
  await none.route('/nowhere', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', path: `${site.dist}/404.html` }),
  );
  await none.goto('/nowhere');
  await expectSaid(hindi, needsScripts);
  await expect(none.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});

test('an application that starts late removes the warning, and the form works', async ({
  page,
  site,
}) => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(MAIN, async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Asha Verma');
  await expectSaid(page, NEEDS);
  letGo();
  await taken(page);
  await expect(page.getByText(NEEDS)).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await page.getByLabel('Email').fill('asha@shop.example');
  await page.getByLabel('Message').fill('Do you sell printers?');
  await expect(promise(page)).toBeVisible();
  await sendButton(page).click();
  await expect.poll(() => site.mails.length).toBe(1);
});

// A method that a browser does not know is GET (HTML Standard, "invalid value default").
test('a browser that does not know the forms’ method puts nothing into the address', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/403/);
  await page.route(MAIN, (route) => route.fulfill({ status: 403, body: 'Forbidden' }));
  await rewrite(page, (html) => html.replaceAll('method="dialog"', 'method="of-tomorrow"'));
  for (const path of ['/contact', '/signup', '/apis/GSTVerificationPage']) {
    await page.goto(path);
    const field = page.getByRole('main').locator('form input').first();
    await field.fill('Asha Verma');
    await field.press('Enter');
    await page.getByRole('main').locator('form button[type="submit"]').first().click();
    await expect(field, path).toHaveValue('Asha Verma');
    await expect(page, path).toHaveURL(path);
  }
});

test('a page whose copy a proxy has broken fetches it, and keeps what was typed', async ({
  page,
}) => {
  await rewrite(page, (html) => html.replace('id="page-data">{', 'id="page-data"><!-- proxy -->{'));
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(MAIN, async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Asha Verma');
  letGo();
  await taken(page);
  await sendButton(page).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
});

/** What some browser lacks, or a setting switches off, by the object that has it. */
const APIS = [
  'PerformanceObserver',
  'scheduler',
  'indexedDB',
  'BroadcastChannel',
  'structuredClone',
  'requestIdleCallback',
  'IntersectionObserver',
  'ResizeObserver',
  'MessageChannel',
  'caches',
  'Notification',
  'trustedTypes',
  'navigation',
  'visualViewport',
  'navigator.locks',
  'navigator.serviceWorker',
  'navigator.storage',
  'navigator.connection',
  'navigator.clipboard',
  'navigator.share',
  'crypto.randomUUID',
  'crypto.subtle',
  'AbortSignal.timeout',
  'AbortSignal.any',
  'localStorage',
  'sessionStorage',
];

test('a page starts without any one interface of the browser', async ({ context }) => {
  const lost: string[] = [];
  for (const api of someOf(APIS, 8)) {
    const page = await context.newPage();
    await page.addInitScript((name) => {
      const [owner = '', own] = name.includes('.') ? name.split('.') : ['self', name];
      const object = (self as unknown as Record<string, object>)[owner] as object;
      for (let at: object | null = object; at; at = Object.getPrototypeOf(at))
        delete (at as Record<string, unknown>)[own as string];
    }, api);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/contact');
    const started = await page
      .waitForFunction(() => history.scrollRestoration === 'manual', { timeout: 60_000 })
      .catch(() => undefined);
    if (!started) lost.push(`${api}: ${errors.join()}`);
    expect(await page.evaluate(`typeof ${api}`), `${api} is there`).toBe('undefined');
    await page.close();
  }
  expect(lost).toEqual([]);
});
