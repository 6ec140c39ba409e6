import type { Page } from 'playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'खोज' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });
const box = (page: Page) => page.getByRole('searchbox', { name: 'क्या खोजना है' });
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

/** Indexes that a page asks for. */
function askedIndexes(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/search.json')) asked.push(pathname);
  });
  return asked;
}

test('the dialog finds Hindi pages in either script, and leads to them', async ({ page }) => {
  const asked = askedIndexes(page);
  await open(page, '/hi/company/About');
  await page.keyboard.press('/');
  await expect(dialog(page)).toContainText('बिना नेटवर्क के चलती है');
  await field(page).fill('मोबाईल रीचार्ज पोर्टल');
  await expect(chosen(page)).toContainText('मोबाइल, DTH और OTT का रिचार्ज पोर्टल');
  await expect(chosen(page).locator('mark').first()).toHaveText('मोबाइल');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hi/products/rechargePortal');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('रिचार्ज');

  await page.keyboard.press('Control+k');
  await field(page).fill('bijli bill');
  await expect(chosen(page)).toContainText('बिल नंबर');
  await expect(dialog(page).getByRole('group', { name: 'पेज' })).toContainText('बिल पेमेंट API');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hi/apis/bbpsFeatures#check');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  expect(new Set(asked)).toEqual(new Set(['/hi/data/search.json']));
});

test('the search page asks again for an index that cannot be read, and finds in either script', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  site.fault = (request, response) => {
    if (!request.url?.startsWith('/hi/data/search.json')) return false;
    response.writeHead(404).end();
    return true;
  };
  await open(page, '/hi/search?q=मोबाईल+रीचार्ज');
  await expect(page.getByRole('alert')).toContainText('पेजों की सूची पढ़ी नहीं जा सकी');
  site.fault = undefined;
  await page.getByRole('button', { name: 'फिर कोशिश करें' }).click();
  await expect(results(page).first()).toContainText('रिचार्ज पोर्टल');
  await box(page).fill('bijli bill');
  await expect(results(page).first()).toHaveText('बिल पेमेंट API');
  await expect(page.getByRole('status').filter({ hasText: /\d+ पेज मिले/ })).toHaveCount(1);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/hi/search?q=bijli+bill');
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/hi/apis/UtilityBillPayment');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('बिल पेमेंट');
});

test('a page without a translation is marked, and its words are English', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/hi/search?q=API+reference');
  const heading = results(page).first();
  const link = heading.getByRole('link', { name: 'API reference' });
  await expect(link).toHaveAttribute('lang', 'en');
  await expect(link).toHaveAttribute('hreflang', 'en');
  await expect(heading).toHaveText('API reference EN(अंग्रेज़ी में)');
  await expectNoViolations(page, [390, 1366]);
  await page.keyboard.press('Control+k');
  await field(page).fill('API reference');
  await expect(chosen(page)).toHaveAttribute('hreflang', 'en');
  await expect(chosen(page)).toHaveAccessibleName(/^API reference .*\(अंग्रेज़ी में\)$/);
  await expectNoViolations(page, [390]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hi/apis/apiRefrence');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form stays in Hindi', async ({ page }) => {
    await page.goto('/hi/search');
    await box(page).fill('बिजली');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/hi\/search\?q=/);
    await expect(box(page)).toBeVisible();
  });
});
