import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { Sources } from '../e2e/support/sources.ts';
import { expectCached } from '../e2e/support/worker.ts';

// A whole build.
const BUILT_WITHIN_MS = 480_000;

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What `npm run new` reads in addition to the sources of a build. */
const READ = ['changes', 'CHANGELOG.md', 'lighthouserc.json', 'biome.json', '.gitignore'];

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 2 * BUILT_WITHIN_MS });

/** Heading of the home page in Tamil. */
const HEADING = 'இந்தியாவின் ஒவ்வொரு கடைக்கும்';

test('npm run new language ta leads to a page in marked English with what is translated', async ({
  page,
}) => {
  const sources = new Sources();
  try {
    for (const name of READ)
      cpSync(path.join(ROOT, name), path.join(sources.root, name), { recursive: true });
    const run = (file: string, ...options: string[]) =>
      execFileSync(process.execPath, [file, ...options], {
        cwd: sources.root,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    run('build/new/new.mjs', 'language', 'ta');

    // A translator fills in one text of the page, and one label that is on all pages.
    const home = path.join(sources.root, 'languages/ta/pages/index.ts');
    const begun = readFileSync(home, 'utf8');
    const [, english = '', id = ''] =
      /\/\/ (Payments for every Indian business)\n\s*(\w+): ''/.exec(begun) ?? [];
    writeFileSync(home, begun.replace(`${id}: ''`, `${id}: '${HEADING}'`));
    sources.edit('languages/ta/words/layouts.ts', "signIn = ''", "signIn = 'உள்நுழை'");
    expect(run('build/translations/languages.mjs', 'ta')).toMatch(/pages\/index\.ts +1 /);

    run('node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--logLevel', 'error');
    const origin = await sources.serve('preview');

    await page.goto(`${origin}/ta`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
    await expect(page).toHaveTitle(new RegExp(HEADING));
    await expect(page.getByRole('link', { name: 'உள்நுழை' }).first()).not.toHaveAttribute('lang');
    // The English next to it is marked, and the page says that it is there.
    const contact = page.getByRole('banner').getByText('Contact Us').first();
    await expect(contact).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Some of this page is in English.')).toHaveAttribute('lang', 'en');
    expect(english).not.toBe('');

    // A page of which nothing is translated yet is the English one, by a link and by its address.
    await expect(
      page.locator('footer a[href^="/contact"], header a[href^="/contact"]').first(),
    ).toHaveAttribute('hreflang', 'en');
    for (const path of ['/ta/contact?a=1', '/TA/Contact/']) {
      await page.goto(origin + path);
      await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/contact\/?(?:\?&a=1)?$/i);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }

    // Scripts mark what they show as the pages do.
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${origin}/ta`);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);

    // The list of all languages leads home from there. What a device keeps leads to the English page, too.
    await page.goto(`${origin}/contact`);
    await page.getByRole('contentinfo').locator('a[hreflang="mul"]').click();
    await expect(page.locator('a[hreflang="ta"]')).toHaveAttribute('href', '/ta');
    await page.goto(`${origin}/ta`);
    await expectCached(page, '/ta/files.json');
    await page.context().setOffline(true);
    await page.goto(`${origin}/ta/contact`);
    await expect(page).toHaveURL(`${origin}/contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  } finally {
    await sources.remove();
  }
});
