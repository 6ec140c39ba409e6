import { button, field, link } from './find.ts';
import { savedFile } from './stored.ts';
import { expect, open, press, shown, test } from './test.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const NAMED = (label: string) => `//section[@aria-label='${label}']`;

test('GST: a sample gives its record', async ({ engine, site }) => {
  const { tab } = engine;
  await open(tab, `${site.origin}/apis/GSTVerificationPage`);
  await press(tab, button('Active Meena Stores'));
  await shown(tab, NAMED('GST record'));
  await shown(tab, `${NAMED('GST record')}//h2[.='Active']`);
});

test('sign-up: a country is found by typing and by the pointer', async ({ engine, site }) => {
  const { tab } = engine;
  const chosen = () =>
    tab.run(() => document.querySelector<HTMLInputElement>('[role=combobox]')?.value);
  await open(tab, `${site.origin}/signup`);
  await tab.click(field('Country'));
  await tab.type(field('Country'), 'nepal');
  await press(tab, "//*[@role='option'][contains(.,'Nepal')]");
  await expect.poll(chosen).toBe('+977 Nepal');
  await tab.click(field('Country'));
  await press(tab, "//*[@role='option'][contains(.,'Indonesia')]");
  await expect.poll(chosen).toBe('+62 Indonesia');
});

test('UPI QR: a sample becomes a code and a picture', async ({ engine, site }) => {
  const { tab } = engine;
  await open(tab, `${site.origin}/UpiSolution`);
  await press(tab, button('Any amount Meena Stores'));
  await shown(tab, NAMED('Counter poster'));
  await shown(tab, "//*[@role='img'][starts-with(@aria-label,'QR code for')]");
  await press(tab, button('Save PNG'));
  const png = await savedFile(engine, 'upi-poster.png');
  expect(png.subarray(0, PNG.length)).toEqual(PNG);
  expect(png.readUInt32BE(16), 'width in pixels').toBeGreaterThanOrEqual(1024);
});

test('the menu leads from page to page', async ({ engine, site }) => {
  const { tab } = engine;
  await open(tab, `${site.origin}/contact`);
  await press(tab, link('Kolam, home'));
  await expect.poll(() => tab.run(() => location.pathname)).toBe('/');
  await tab.run(() => history.back());
  await shown(tab, field('Message'));
  await expect.poll(() => tab.run(() => location.pathname)).toBe('/contact');
});
