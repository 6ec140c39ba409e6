import { type Route, routes } from '../../../src/routes/paths.ts';
import { expectFits, expectNoViolations } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { test } from '../support/test.ts';

const WIDTHS_PX = [390, 1366];

for (const { path, params = [] } of routes as readonly Route[]) {
  const url = [path, ...params.map(() => '1f0e2d3c')].join('/').replace('//', '/');

  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, url);
    await expectNoViolations(page, WIDTHS_PX);
    const setFontSize = (size: string) =>
      page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
    await setFontSize('200%');
    for (const width of WIDTHS_PX) await expectFits(page, width);
    await setFontSize('');
    await expectFits(page, 320);
  });
}
