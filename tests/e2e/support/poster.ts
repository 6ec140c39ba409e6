import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from 'playwright/test';
import { svgOfPdf } from '../../support/read-pdf.ts';
import { pixelsOfSvg, qrIn } from '../../support/read-svg.ts';
import { open } from './open.ts';
import { readPicture } from './read-picture.ts';
import { goOffline } from './test.ts';
import { withoutPrinter } from './tool-checks.ts';
import { workerInControl } from './worker.ts';

export const PATH = '/UpiSolution';
export const LINK = 'upi://pay?pa=meena.stores@example&pn=Meena%20Stores&am=340.00&cu=INR';

export const button = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: label, exact: true });
export const pick = (page: Page, label: string | RegExp) =>
  page.getByRole('radio', { name: label }).check();
export const poster = (page: Page) => page.getByRole('region', { name: 'Counter poster' });

/** The maker's result, made without a network. */
export async function makePoster(page: Page, name = 'Meena Stores'): Promise<void> {
  await open(page, PATH);
  await workerInControl(page);
  await goOffline(page.context());
  await page.getByLabel('UPI ID', { exact: true }).fill('meena.stores@example');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Amount in ₹ (optional)').fill('340');
  await button(page, 'Make QR code').click();
  await expect(poster(page)).toBeVisible();
}

export async function saved(page: Page, label: string): Promise<Download> {
  const saving = page.waitForEvent('download');
  await button(page, label).click();
  return saving;
}

/** Width and height of papers in millimetres. */
const PAPERS = { A4: [210, 297], A5: [148, 210], A6: [105, 148] } as const;
type Size = keyof typeof PAPERS;
const SIZES = Object.keys(PAPERS) as Size[];
const pointsOf = (paper: readonly number[]) => paper.map((mm) => Math.round((mm / 25.4) * 72));

/** Width and height of the one page of a PDF in points, and the code's text. */
function readPdf(pdf: Buffer) {
  const { svg, width, height } = svgOfPdf(pdf);
  return {
    paper: [Math.round(width), Math.round(height)],
    text: qrIn(pixelsOfSvg(svg, 1000))?.text,
  };
}

/** Saves and prints a layout in every form and in sizes, and reads the code back from each, without a network. */
export async function expectReadBack(
  page: Page,
  layout: string,
  sizes: readonly Size[] = SIZES,
): Promise<void> {
  await withoutPrinter(page);
  await makePoster(page);
  await pick(page, new RegExp(layout));
  await expect(page.getByRole('img', { name: new RegExp(`poster ${layout}`) })).toBeVisible();
  for (const size of sizes) {
    await pick(page, new RegExp(`^${size}`));
    const pdf = await saved(page, 'Save PDF');
    expect(pdf.suggestedFilename()).toBe('upi-poster.pdf');
    expect(readPdf(await readFile(await pdf.path()))).toEqual({
      paper: pointsOf(PAPERS[size]),
      text: LINK,
    });
  }
  const png = await saved(page, 'Save PNG');
  expect(png.suggestedFilename()).toBe('upi-poster.png');
  expect(await readPicture(page, png)).toEqual({ width: 1240, height: 1748, text: LINK });
  const svg = await saved(page, 'Save SVG');
  expect(svg.suggestedFilename()).toBe('upi-poster.svg');
  expect((await readPicture(page, svg)).text).toBe(LINK);

  for (const size of sizes) {
    await pick(page, new RegExp(`^${size}`));
    await button(page, 'Print poster').click();
    const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const read = readPdf(printed);
    expect(read.text).toBe(LINK);
    expect(read.paper).toEqual(pointsOf(PAPERS[size]));
  }
}
