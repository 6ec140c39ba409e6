import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Part of a picture's pixels that are black on white, or white on black: a logo is mostly ground. */
const LINES = 0.05;

for (const colorScheme of ['light', 'dark'] as const)
  for (const theme of ['light', 'dark'])
    test(`logos are seen in a ${colorScheme} contrast theme while the site is ${theme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.addInitScript((chosen) => localStorage.setItem('kolam-theme', chosen), theme);
      await open(page, '/contact');
      for (const place of ['header', 'footer']) {
        const logo = page.locator(`${place} img`).filter({ visible: true }).first();
        await logo.scrollIntoViewIfNeeded();
        await expect
          .poll(() => logo.evaluate((img) => (img as HTMLImageElement).complete))
          .toBe(true);
        const picture = await logo.screenshot();
        const seen = await page.evaluate(partFarFromGround, picture.toString('base64'));
        expect(seen, place).toBeGreaterThan(LINES);
      }
    });

/** Which part of the pixels differs in brightness from the first one by more than half of what there is. */
async function partFarFromGround(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const brightness = Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + 1] ?? 0);
  const [ground = 0] = brightness;
  return brightness.filter((each) => Math.abs(each - ground) > 128).length / brightness.length;
}
