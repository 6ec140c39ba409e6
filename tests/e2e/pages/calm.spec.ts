import type { Page } from 'playwright/test';
import { openSignedIn, upload, view } from '../support/locker-page.ts';
import { open, taken } from '../support/open.ts';
import { pickSample } from '../support/samples.ts';
import { expect, test } from '../support/test.ts';

const PATHS = ['/partnership', '/products/aepsPortal', '/CertificatesPage', '/outbox', '/'];

/** Addresses of the drawings that the page itself asks for; the worker keeps its own list of files. */
function drawingsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'image' && pathname.startsWith('/art/')) asked.push(pathname);
  });
  return asked;
}

/** Goes down a page screen by screen, so that all that waits to be seen is asked for. */
async function readThrough(page: Page): Promise<void> {
  for (let i = 0; i < 12; i += 1) await page.keyboard.press('PageDown');
  await page.waitForLoadState('networkidle');
}

const certificate = (path: string) => path.startsWith('/art/certificate-');

test('calm mode fetches no decorative picture, from the first visit on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kolam-calm', 'on'));
  const asked = drawingsOf(page);
  for (const path of PATHS) {
    await page.goto(path);
    await taken(page);
    await readThrough(page);
  }
  expect(asked.filter((path) => !certificate(path))).toEqual([]);
  // Certificates are what their page is about.
  expect(new Set(asked.filter(certificate)).size).toBe(4);

  // On a phone a link’s sign is next to its name, and the last band has a foot.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Make in India', 'Digital India', 'Startup India']) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
    const text = await link.getByText(name).boundingBox();
    const sign = await link.locator('.i').boundingBox();
    if (!text || !sign) throw new Error(`${name} has no box.`);
    const isApart = sign.y >= text.y + text.height || sign.x >= text.x + text.width;
    expect(isApart, name).toBe(true);
  }
  const last = page.getByRole('main').getByRole('link', { name: 'What is on this device' });
  const end = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
  const foot = (await page.getByRole('contentinfo').boundingBox())?.y ?? 0;
  expect(foot - end(await last.boundingBox())).toBeGreaterThanOrEqual(24);
});

test('calm mode fetches none for a dialog or an empty panel either', { tag: '@night' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kolam-calm', 'on'));
  const asked = drawingsOf(page);
  await open(page, '/signup');
  await pickSample(page, 'Goes through');
  await expect(page.getByRole('dialog', { name: 'Sign-Up Successful!' })).toBeVisible();
  await openSignedIn(page);
  await expect(page.getByText('Choose View on a document to see it here.')).toBeVisible();
  const file = { name: 'a.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([0]) };
  await upload(page, [file]);
  await view(page, 'a');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('without calm mode the pictures of the first screen are fetched at once; phones show that of a head next to its heading, above the first action', async ({
  page,
}) => {
  const asked = drawingsOf(page);
  await page.goto('/');
  await expect.poll(() => asked).toContain('/art/hero-1-faster.svg');
  await open(page, '/partnership');
  await expect.poll(() => asked).toContain('/art/spot-kit.svg');
  await expect.poll(() => asked).toContain('/art/band-pattern.svg');

  await page.setViewportSize({ width: 390, height: 844 });
  const picture = page.locator('.page-head img');
  await expect(picture).toBeInViewport({ ratio: 1 });
  const heading = page.getByRole('heading', { level: 1 });
  const [picturesBox, headingsBox] = [await picture.boundingBox(), await heading.boundingBox()];
  expect(picturesBox?.x).toBeGreaterThanOrEqual((headingsBox?.x ?? 0) + (headingsBox?.width ?? 0));
  await expect(page.locator('.page-head__cta a').first()).toBeInViewport({ ratio: 1 });
});
