import type { Locator, Page } from 'playwright/test';
import { someOf } from '../../support/some-of.ts';
import { expectFits, expectNoViolations } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const CUT_FACE = 'Anek Devanagari';
const CUT_FILE = /\/assets\/anek-devanagari-/;

const PAGES = [
  '/hi',
  '/hi/contact',
  '/hi/digilocker',
  '/hi/device',
  '/hi/tools',
  '/hi/payment-gateway',
  '/hi/products/LoanPortal',
  '/hi/UpiSolution',
  '/hi/signup',
  '/hi/apis/MoneyTransfer',
];

/** Files of faces that a page asks for from now on. */
function facesOf(page: Page): string[] {
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(new URL(request.url()).pathname);
  });
  return faces;
}

const familyOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).fontFamily);

test('nothing scrolls sideways at 320 px, nor with text of twice the size', async ({ page }) => {
  for (const path of someOf(PAGES, 3))
    await test.step(path, async () => {
      await open(page, path);
      await expectFits(page, 320);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectFits(page, 390);
    });
});

test('axe finds nothing on a Hindi page', async ({ page }) => {
  for (const path of someOf(['/hi/digilocker', '/hi/payment-gateway', '/hi/device'], 1)) {
    await open(page, path);
    await expectNoViolations(page, [390, 1366]);
  }
});

test('Hindi has room for its signs, and no gaps between letters', async ({ page }) => {
  await open(page, '/hi');
  const tight = await page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('#root :lang(hi)')].filter((element) =>
      [...element.childNodes].some(
        (node) =>
          node.nodeType === Node.TEXT_NODE && /\p{Script=Devanagari}/u.test(node.textContent ?? ''),
      ),
    );
    return texts.flatMap((element) => {
      const { fontSize, lineHeight, letterSpacing } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isRoomy = Number.parseFloat(lineHeight) / size >= 1.349;
      const isPicture = element.closest('[aria-hidden]') !== null;
      return isRoomy && (size >= 15 || isPicture) && /^(normal|0px)$/.test(letterSpacing)
        ? []
        : [`${element.outerHTML.slice(0, 80)}: ${fontSize}, ${lineHeight}, ${letterSpacing}`];
    });
  });
  expect(tight).toEqual([]);
});

test('headings have the cut face, which never draws what someone typed', async ({ page }) => {
  const faces = facesOf(page);
  await open(page, '/hi/UpiSolution');
  await expect.poll(() => faces.filter((face) => CUT_FILE.test(face))).toHaveLength(1);
  expect(await familyOf(page.getByRole('heading', { level: 1 }))).toContain(CUT_FACE);
  expect(await familyOf(page.getByRole('main').getByRole('paragraph').first())).not.toContain(
    CUT_FACE,
  );
  await page.getByLabel('UPI ID').fill('gyan@example');
  await page.getByLabel('नाम', { exact: true }).fill('ज्ञानेश्वर');
  await page.getByRole('button', { name: 'QR कोड बनाएँ' }).click();
  await page.getByRole('button', { name: 'काउंटर पर दिखाएँ' }).click();
  const name = page.getByRole('heading', { name: 'ज्ञानेश्वर' });
  await expect(name).toBeVisible();
  expect(await familyOf(name)).not.toContain(CUT_FACE);
  await open(page, '/hi/digilocker');
  await page.getByRole('button', { name: 'DigiLocker में लॉगिन करें' }).first().click();
  const title = page.getByRole('heading', { name: 'आधार कार्ड' }).first();
  await expect(title).toBeVisible();
  expect(await familyOf(title.locator('bdi'))).not.toContain(CUT_FACE);
});

test('no English page asks for the stylesheet or a face of Hindi', async ({ page }) => {
  const faces = facesOf(page);
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect(styles.filter((url) => /\/assets\/type-/.test(url))).toEqual([]);
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.filter((face) => CUT_FILE.test(face))).toEqual([]);
});
