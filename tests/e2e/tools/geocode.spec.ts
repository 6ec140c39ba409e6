import type { Page } from 'playwright/test';
import { samples as geocodeSamples } from '#features/geocode/samples.ts';
import { expectFits, expectNoViolations } from '../support/axe.ts';
import { cut, finds, type Handler, says, test } from '../support/geocoder.ts';
import { arrival, goTo, openWithStoppedClock, open as visit } from '../support/open.ts';
import { pickSample } from '../support/samples.ts';
import { expect, goOffline, goOnline } from '../support/test.ts';
import { everythingKept } from '../support/tool-checks.ts';

const PATH = '/apis/ReverseGeocodingPage';
const FAILED = 'Unable to fetch address. Try again.';
const ADDRESS = 'India Gate, Kartavya Path, New Delhi, Delhi, 110001, India';

const open = (page: Page) => visit(page, PATH);
const latitude = (page: Page) => page.getByLabel('Latitude', { exact: true });
const longitude = (page: Page) => page.getByLabel('Longitude', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Get Address', exact: true });
const busy = (page: Page) => page.getByRole('button', { name: 'Fetching...', exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Address', exact: true });

async function fill(page: Page, north: string, east: string): Promise<void> {
  await latitude(page).fill(north);
  await longitude(page).fill(east);
}

test('asks the geocoder once both are filled, shows the address, and keeps nothing', async ({
  page,
  geocoder,
  site,
}) => {
  let go = () => {};
  geocoder.respond = (response) => {
    go = () => finds(ADDRESS)(response);
  };
  await open(page);
  // A field of the type number would glue the digits of what is pasted together, or stay empty.
  for (const field of [latitude(page), longitude(page)])
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  for (const [north, east] of [
    ['', ''],
    ['28.6', ''],
    ['', '77.2'],
  ] as const) {
    await fill(page, north, east);
    await button(page).click();
    await expect(button(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  }
  expect(geocoder.asked).toEqual([]);
  await fill(page, '28.6129', '77.2295');
  await button(page).click();
  await expect(busy(page)).toBeDisabled();
  await expect.poll(() => geocoder.asked.length).toBe(1);
  await page.keyboard.press('Enter');
  go();
  await expect(card(page)).toContainText(ADDRESS);
  await expect(button(page)).toBeEnabled();
  expect(geocoder.asked.map(({ url }) => url)).toEqual([
    '/reverse?lat=28.6129&lon=77.2295&format=json',
  ]);
  expect(geocoder.asked[0]?.headers.referer).toBe(`${site.origin}/`);
  expect(geocoder.asked[0]?.headers.cookie).toBeUndefined();
  const credit = page.getByRole('link', { name: '© OpenStreetMap contributors' });
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  expect(await everythingKept(page)).not.toMatch(/6129|2295/);
});

/** src/features/geocode/request.test.ts has every invalid response, and the time limit. */
const FAULTS: [string, Handler][] = [
  ['HTTP 200 with an error', says(200, '{"error":"Unable to geocode"}')],
  ['HTTP 500', says(500, '{"display_name":"x"}')],
  ['a connection that is cut', cut],
];

test('any failure shows the specified text and the nearest known place', {
  tag: '@always',
}, async ({ page, geocoder, site, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource/);
  await open(page);
  for (const [i, [name, fault]] of FAULTS.entries())
    await test.step(name, async () => {
      geocoder.respond = fault;
      // Another point each time: the address of a point that was found is remembered.
      await fill(page, `18.490${i}`, '73.84');
      await button(page).click();
      await expect(page.getByRole('alert')).toHaveText(FAILED);
      await expect(page.getByRole('alert')).toHaveCSS('color', 'rgb(156, 40, 24)');
      await expect(card(page)).toContainText('Nearest known place');
      await expect(card(page)).toContainText('Pune, Maharashtra, about 4 km away');
      await expect(card(page)).not.toContainText('You are offline.');
      // What failed is asked again, and may go well.
      geocoder.respond = finds('Pune');
      await button(page).click();
      await expect(card(page).getByRole('definition').first()).toHaveText('Pune');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  geocoder.respond = cut;
  await site.stop();
  await fill(page, '18.5', '73.84');
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(card(page)).toContainText('You are offline. An address needs a network.');
});

test('asks at most once a second across all tabs, and remembers answers', {
  tag: '@night',
}, async ({ page, context, geocoder }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await fill(page, '1', '1');
  await fill(other, '2', '2');
  await Promise.all([button(page).click(), button(other).click()]);
  await expect(card(page)).toContainText(ADDRESS);
  await expect(card(other)).toContainText(ADDRESS);
  await fill(page, '3', '3');
  await button(page).click();
  await expect(card(page)).toContainText(ADDRESS);
  const times = geocoder.asked.map(({ time }) => time);
  expect(times).toHaveLength(3);
  for (const [i, time] of times.slice(1).entries())
    expect(time - (times[i] ?? 0)).toBeGreaterThanOrEqual(1000);
  await fill(page, '1.0', '1');
  await expect(card(page)).toHaveCount(0);
  await button(page).click();
  await expect(card(page)).toContainText(ADDRESS);
  expect(geocoder.asked).toHaveLength(3);
});

test('editing during a request, or leaving, never shows a stale address', {
  tag: '@night',
}, async ({ page, geocoder }) => {
  const waiting: (() => void)[] = [];
  const stale: Handler = (response) => void waiting.push(() => finds('Stale')(response));
  // With the clock stopped only the edit can end the waiting, not the time limit.
  await openWithStoppedClock(page, PATH);
  geocoder.respond = stale;
  await fill(page, '28.6129', '77.2295');
  await button(page).click();
  await expect.poll(() => waiting.length).toBe(1);
  await longitude(page).fill('77.3');
  await expect(button(page)).toBeEnabled();
  geocoder.respond = finds('Fresh');
  await button(page).click();
  waiting[0]?.();
  await expect(busy(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(card(page)).toContainText('Fresh');

  geocoder.respond = stale;
  await latitude(page).fill('29');
  await expect(card(page)).toHaveCount(0);
  await button(page).click();
  await expect(busy(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect.poll(() => waiting.length).toBe(2);
  await page.clock.resume();
  await page.getByRole('link', { name: 'Employee management' }).click();
  await expect(page).toHaveURL(/employee/);
  await arrival(page);
  waiting[1]?.();
  await page.goBack();
  await expect(button(page)).toBeEnabled();
  await expect(latitude(page)).toHaveValue('');
  await expect(card(page)).toHaveCount(0);
});

test('copies the address, says so when the clipboard is refused, and opens the point on a map in a new tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
  await open(page);
  await pickSample(page, 'New Delhi');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Address copied to clipboard!', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('did not let us copy');

  const link = page.getByRole('link', { name: 'View on Map', exact: true });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const [map] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await map.waitForLoadState();
  expect(map.url()).toBe(
    'https://www.openstreetmap.org/?mlat=28.6129&mlon=77.2295#map=17/28.6129/77.2295',
  );
  expect(await map.evaluate(() => window.opener)).toBeNull();
  await map.close();

  // The site may not read the clipboard, but a visitor may paste.
  await goTo(page, 'Contact Us');
  await page.getByLabel('Message').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Message')).toHaveValue(ADDRESS);
});

test('accepts coordinates as maps copy them, or the device’s position with permission', {
  tag: '@night',
}, async ({ page, context, geocoder }) => {
  await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write']);
  await context.setGeolocation({ latitude: 18.520432, longitude: 73.856743 });
  await open(page);
  await page.evaluate(() => navigator.clipboard.writeText('18.5204, 73.8567\n'));
  await longitude(page).focus();
  await page.keyboard.press('Control+V');
  await expect(latitude(page)).toHaveValue('18.5204');
  await expect(longitude(page)).toHaveValue('73.8567');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Your position is filled in.')).toBeVisible();
  await expect(latitude(page)).toHaveValue('18.52043');
  await expect(longitude(page)).toHaveValue('73.85674');
  expect(geocoder.asked).toEqual([]);
  await button(page).click();
  await expect(card(page)).toContainText('18.52043, 73.85674');
});

test('each reason for having no position is explained', { tag: '@night' }, async ({ page }) => {
  await open(page);
  for (const [code, words] of [
    [1, /^This site may not use your position/],
    [2, /cannot find its position right now/],
    [3, /No position after 15 seconds/],
    [0, /does not share positions/],
  ] as const) {
    await page.evaluate((given) => {
      const geolocation = {
        getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) =>
          fail({ code: given }),
      };
      Object.defineProperty(navigator, 'geolocation', {
        configurable: true,
        value: given === 0 ? undefined : geolocation,
      });
    }, code);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByRole('alert')).toHaveText(words);
    // Another one each time, or nothing is edited.
    await latitude(page).fill(`${code + 1}`);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('each sample does what it says with the network gone', { tag: '@night' }, async ({
  page,
  context,
  geocoder,
}) => {
  geocoder.respond = says(200, '{"error":"Unable to geocode"}');
  await open(page);
  // The list of places comes with the first point, and from the worker's cache where there is no network.
  await fill(page, '18.49', '73.84');
  await button(page).click();
  await expect(card(page)).toContainText('Nearest known place');
  await goOffline(context);
  for (const { label, outcome } of geocodeSamples) {
    await pickSample(page, label);
    const [hint] = /(?<=Hint: ).*?(?= Then:)/.exec(outcome) ?? [];
    if (hint) await expect(page.getByText(hint)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    const place = /(?<=Nearest known place: ).*away/.exec(outcome)?.[0];
    await expect(card(page)).toContainText(place ?? 'No known place in India within 300 km.');
    await expect(card(page)).toContainText('You are offline.');
  }
  await goOnline(context);
  await expect(card(page)).not.toContainText('You are offline.');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  geocoder.respond = finds(ADDRESS);
  await pickSample(page, 'New Delhi');
  await expect(card(page)).toContainText(ADDRESS);
});

test('works by keyboard alone, fits 320 px, and axe finds nothing on its results', {
  tag: '@night',
}, async ({ page, geocoder }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page);
  await latitude(page).focus();
  await page.keyboard.type('28.6129');
  await page.keyboard.press('Tab');
  await page.keyboard.type('77.2295');
  for (const handler of [finds(ADDRESS), says(200, '{"error":"Unable to geocode"}')]) {
    geocoder.respond = handler;
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeVisible();
    await expect(button(page)).toBeEnabled();
    await expectFits(page, 320);
    await expectNoViolations(page);
    await longitude(page).fill('77.3');
    await longitude(page).focus();
  }
});
