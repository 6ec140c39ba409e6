import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import {
  FOLDER,
  MADE_OF,
  madeOf,
  SCREENSHOTS,
  type Screenshot,
  WINDOWS,
} from '../../../build/artifacts/screenshots.ts';
import { matchRoute } from '../../../src/routes/match-route.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { installWorker } from '../support/worker.ts';

/** `npm run screenshots` makes the pictures in place of comparing them. */
const isMaking = process.env.SCREENSHOTS === 'make';

/** Share of its pixels by which a page may differ from its picture: a changed line does, another layout does not. */
const MOST_CHANGED = 0.12;

interface Image {
  src: string;
  sizes: string;
  type: string;
}

interface Manifest {
  icons: Image[];
  categories: string[];
  shortcuts: { name: string; url: string; icons: Image[] }[];
  screenshots: (Image & { form_factor: string; label: string })[];
}

/** Width and height that a PNG says it has (PNG Specification, "IHDR Image header"). */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest names pictures that are there, of the size and type that it says', async ({
  page,
  request,
}) => {
  test.skip(isMaking);
  await open(page, '/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await response.json();
  // Of the list that stores know (W3C, "Web App Categories").
  expect(manifest.categories).toEqual(['business', 'finance']);
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Tools', '/tools'],
    ['Document locker', '/digilocker'],
    ['UPI QR', '/UpiSolution'],
    ['GST check', '/apis/GSTVerificationPage'],
  ]);
  // A shortcut with another spelling would open the page a second time, after a redirect.
  for (const { url } of manifest.shortcuts)
    expect(matchRoute(url)?.path, `canonical path of ${url}`).toBe(url);
  expect(manifest.screenshots.map(({ src, form_factor }) => [src, form_factor])).toEqual(
    SCREENSHOTS.map(({ file, form }) => [`/screenshots/${file}`, form]),
  );
  for (const { label } of manifest.screenshots) expect(label).not.toBe('');
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  for (const { src, sizes, type } of pictures) {
    const got = await request.get(src);
    expect(got.status(), src).toBe(200);
    expect(got.headers()['content-type'], src).toBe(type);
    expect(sizeOf(await got.body()), src).toBe(sizes);
  }
  for (const { sizes } of manifest.screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});

for (const form of ['narrow', 'wide'] as const) {
  const { width, height, scale } = WINDOWS[form];
  test.describe(`a ${form} screenshot`, () => {
    test.use({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: 'light',
      serviceWorkers: 'allow',
    });
    for (const shot of SCREENSHOTS.filter((each) => each.form === form))
      test(`of ${shot.page} shows the page as it is; else run npm run screenshots`, async ({
        page,
      }) => {
        const taken = await take(page, shot);
        const file = path.join(FOLDER, shot.file);
        if (isMaking) {
          mkdirSync(FOLDER, { recursive: true });
          writeFileSync(file, taken);
          writeFileSync(MADE_OF, `${JSON.stringify(madeOf(), null, 2)}\n`);
          return;
        }
        expect(await changed(page, taken, readFileSync(file))).toBeLessThan(MOST_CHANGED);
      });
  });
}

/** What the window shows once the worker keeps every page. */
async function take(page: Page, { page: route }: Screenshot): Promise<Buffer> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installWorker(page);
  await open(page, route);
  if (route === '/tools')
    await expect(page.getByRole('heading', { name: 'Works without a network' })).toBeVisible();
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.loading === 'lazy' || image.decode())),
  );
  return page.screenshot();
}

/** Share of the pixels of two pictures that differ; 1 where their sizes do. */
async function changed(page: Page, ...pictures: Buffer[]): Promise<number> {
  await page.goto('about:blank');
  return page.evaluate(
    async (all) => {
      const [one, other] = await Promise.all(
        all.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(picture, 0, 0);
          return context.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      if (!one || one.width !== other?.width || one.height !== other.height) return 1;
      let count = 0;
      for (let i = 0; i < one.data.length; i += 4)
        if ([0, 1, 2].some((c) => Math.abs((one.data[i + c] ?? 0) - (other.data[i + c] ?? 0)) > 40))
          count++;
      return (4 * count) / one.data.length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}
