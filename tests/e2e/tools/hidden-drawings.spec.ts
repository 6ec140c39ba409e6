import type { Page } from 'playwright/test';
import { open } from '../support/open.ts';
import { button } from '../support/poster.ts';
import { pickSample } from '../support/samples.ts';
import { expect, test } from '../support/test.ts';

/** What Brave, Tor Browser and Firefox do to drawings, so that no site knows a device by them. */
const BROWSERS = {
  'gives noise': () => {
    const real = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (then, ...rest) {
      const noise = document.createElement('canvas');
      noise.width = this.width;
      noise.height = this.height;
      const context = noise.getContext('2d') as CanvasRenderingContext2D;
      for (let x = 0; x < noise.width; x += 8) {
        for (let y = 0; y < noise.height; y += 8) {
          context.fillStyle = Math.random() < 0.5 ? '#000' : '#fff';
          context.fillRect(x, y, 8, 8);
        }
      }
      real.call(noise, then, ...rest);
    };
  },
  'gives a white sheet': () => {
    const real = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (then, ...rest) {
      const white = document.createElement('canvas');
      white.width = this.width;
      white.height = this.height;
      const context = white.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, white.width, white.height);
      real.call(white, then, ...rest);
    };
  },
  'gives nothing': () => {
    HTMLCanvasElement.prototype.toBlob = (then) => then(null);
  },
  'never answers': () => {
    HTMLCanvasElement.prototype.toBlob = () => {};
  },
};

/** Presses, lets the time of a slow phone pass, and expects the sentence. */
async function expectSaid(page: Page, press: string, sentence: string) {
  await button(page, press).click();
  const said = page.getByText(sentence);
  for (let second = 0; second < 30 && !(await said.isVisible()); second++)
    await page.clock.runFor(1000);
  await expect(said).toBeVisible();
}

const NO_POSTER = 'This browser could not make the file. Print the poster, or save it as SVG.';

for (const [what, change] of Object.entries(BROWSERS)) {
  test(`a browser that ${what} for a drawing saves no false picture, and it is said`, async ({
    page,
  }) => {
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await page.addInitScript(change);
    await page.clock.install();
    await open(page, '/UpiSolution');
    await pickSample(page, 'Any amount');
    await expectSaid(page, 'Save PNG', NO_POSTER);
    await page.getByText('The link in the code').click();
    await expectSaid(
      page,
      'Download PNG',
      'This browser could not make the picture. Download the SVG instead.',
    );
    await open(page, '/products/LoanPortal');
    await expectSaid(page, 'Save picture', 'The picture could not be made');
    expect(downloads).toEqual([]);
  });
}

test('a browser that gives noise for pixels saves no false PDF', async ({ page }) => {
  await page.addInitScript(() => {
    const real = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...place) {
      const pixels = real.apply(this, place);
      for (let i = 0; i < pixels.data.length; i++) pixels.data[i] = Math.random() * 256;
      return pixels;
    };
  });
  await open(page, '/UpiSolution');
  await pickSample(page, 'Any amount');
  await button(page, 'Save PDF').click();
  await expect(page.getByText(NO_POSTER)).toBeVisible();
  await button(page, 'Save PNG').click();
  await expect(page.getByText(NO_POSTER)).toBeVisible();
});
