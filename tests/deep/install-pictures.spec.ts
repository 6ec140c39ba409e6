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
} from '../../build/artifacts/pictures/screenshots.ts';
import { open } from '../e2e/support/open.ts';
import { expect, test } from '../e2e/support/test.ts';
import { installWorker } from '../e2e/support/worker.ts';

/** `npm run screenshots` makes the pictures in place of comparing them. */
const isMaking = () => test.info().config.updateSnapshots === 'all';

/** Share of its pixels by which a page may differ from its picture: a changed line does, another layout does not. */
const MOST_CHANGED = 0.12;

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
        if (isMaking()) {
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
