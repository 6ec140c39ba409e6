import { releaseConstant } from '../../../build/release.ts';
import type { Page as Copy } from '../../../copy/types/page.ts';
import { type GroupName, groups } from '../../../src/api-docs/kit/operation.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { someOf } from '../../support/some-of.ts';
import { openWithStoppedClock } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const BRAND = 'Kolam';

// What the build puts into the copy.
for (const [name, json] of Object.entries(releaseConstant))
  Object.assign(globalThis, { [name]: JSON.parse(json) });

const REFERENCE = '/apis/reference/';

async function copyOf(path: string): Promise<Copy> {
  // Made of the table of calls with answers of the sandbox, which the build alone can do.
  if (path.startsWith(REFERENCE)) {
    const heading = groups[path.slice(REFERENCE.length) as GroupName];
    return { meta: { title: `API reference: ${heading}` }, head: { heading } } as Copy;
  }
  const file = path === '/' ? '/index' : path;
  return (await import(`../../../copy/pages${file}.ts`)).default;
}

const headingOf = (copy: Copy) => ('head' in copy ? copy.head.heading : copy.slides[0]?.title);

/** Headings of what only scripts can show. */
const OF_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  '/tools': ['Pages on this device'],
  '/device': [
    'Pages on this device',
    'Kept here',
    'Export your data',
    'Delete your data',
    'Lock',
    'How it looks and works',
  ],
  '/digilocker': ['Documents', 'Move to another device'],
};

/** Runs in the page. The document is complete before its stylesheets are, which hide what they hide. */
function readHeadings() {
  const textsOf = (all: Iterable<Element>) =>
    [...all].map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  // Of the carousel the first slide does not move.
  const hidden = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(
    (one) => !one.checkVisibility() && !one.closest('form, .hero'),
  );
  return {
    isStyled: [...links].every(({ sheet }) => sheet !== null),
    title: document.title,
    main: textsOf(document.querySelectorAll('h1')),
    hidden: textsOf(hidden),
  };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its title and one main heading, and hides none of the others', async ({
    page,
  }) => {
    for (const { path, params = [] } of someOf<Route>(routes, 15))
      await test.step(path, async () => {
        const copy = await copyOf(path);
        const url = [path, ...params].join('/').replace('//', '/');
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await expect
          .poll(() => page.evaluate(readHeadings), path)
          .toEqual({
            isStyled: true,
            title: `${copy.meta.title} · ${BRAND}`,
            main: [headingOf(copy) ?? ''],
            hidden: OF_SCRIPTS[path] ?? [],
          });
      });
  });

  test('a partnership type can be chosen', async ({ page }) => {
    await page.goto('/partnership');
    await page.getByRole('radio', { name: 'Regional Partners' }).check();
    await expect(page.getByRole('radio', { name: 'Channel Partners' })).not.toBeChecked();
  });

  test('all answers can be read', async ({ page }) => {
    await page.goto('/company/faqs');
    await expect(page.getByText(/Most teams need 1-\u2060?3\sbusiness\sdays/)).toBeVisible();
  });
});

test('partnership types are a group, chosen by keyboard or by a click anywhere on a card', async ({
  page,
}) => {
  await page.goto('/partnership');
  const group = page.getByRole('group', { name: 'Choose how you want to work' });
  const type = (name: string) => group.getByRole('radio', { name });
  await expect(group.getByRole('radio')).toHaveCount(4);
  await expect(type('Channel Partners')).toBeChecked();
  await type('Channel Partners').focus();
  await page.keyboard.press('ArrowDown');
  await expect(type('Technology Partners')).toBeChecked();
  await expect(type('Technology Partners')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(type('Strategic Partners')).toBeChecked();
  // The title's label covers the card, so the text itself is not what takes the click.
  const benefit = page.getByText('Named territory');
  await benefit.scrollIntoViewIfNeeded();
  const box = await benefit.boundingBox();
  if (!box) throw new Error('The benefit is not rendered.');
  await page.mouse.click(box.x + 5, box.y + 5);
  await expect(type('Regional Partners')).toBeChecked();
});

test('the cards of the API reference lead to their sections', async ({ page }) => {
  await page.goto('/apis/apiRefrence');
  const contents = page.getByRole('region', { name: 'Contents' });
  for (const name of [
    'SDKs',
    'Errors',
    'Samples',
    'Endpoints',
    'Authentication',
    'Getting started',
  ]) {
    await contents.getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(heading).toBeInViewport();
    // Below the header that stays at the top.
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(64);
  }
  await page.goBack();
  await expect(page).toHaveURL(/#authentication$/);
});

test('the contents of a policy lead to its sections', async ({ page }) => {
  const copy = (await copyOf('/PrivacyPolicy')) as Copy<'Legal'>;
  await page.goto('/PrivacyPolicy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(copy.sections.length);
  await contents.getByRole('link', { name: 'Governing law' }).click();
  await expect(page.getByRole('heading', { name: '10. Governing law' })).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test('a request sample can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  // With the clock stopped "Copied" stays until it has been looked at.
  await openWithStoppedClock(page, '/apis/bankFeatures');
  const sample = page.getByRole('region', { name: 'Request sample for /bank/verify' });
  await sample.getByRole('button', { name: 'Copy' }).click();
  await expect(sample.getByRole('status')).toHaveText('Copied');
  await page.clock.runFor(2_000);
  await expect(sample.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  // Pages may not read the clipboard, so what was copied is pasted.
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(message).toHaveValue(/http:\/\/localhost:4270\/bank\/verify/);
});

test('one answer is open at a time', async ({ page }) => {
  await page.goto('/company/faqs');
  const first = page.getByRole('button', { name: 'Who can open an account?' });
  const second = page.getByRole('button', { name: 'How long does integration take?' });
  await first.click();
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});

test('an empty timeline is left out', async ({ page }) => {
  await page.goto('/company/About');
  await expect(page.getByRole('heading', { name: 'By the Numbers' })).toBeVisible();
  await expect(page.getByText('Timeline')).toHaveCount(0);
});
