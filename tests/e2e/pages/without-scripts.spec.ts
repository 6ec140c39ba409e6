import { testValues } from '../../../copy/test-values.ts';
import { someOf } from '../../support/some-of.ts';
import { expectSaid } from '../support/said-without-scripts.ts';
import { expect, test } from '../support/test.ts';
import { TOOL_USES } from '../support/tool-uses.ts';

test.use({ javaScriptEnabled: false });

const paths = [...TOOL_USES.map(({ path }) => path), ...testValues.map(({ to }) => to), '/login'];
/** The list of the outbox, and a portal that the demo does not have, are filled by scripts. */
const WITHOUT_FORM = ['/outbox', '/login'];

const forms = [...new Set([...paths, '/contact', '/outbox'])];

test('without scripts every form says what it needs and whom to ask, and none is there dead', async ({
  page,
}) => {
  for (const path of someOf(forms, 10)) {
    await page.goto(path);
    await expectSaid(page, 'This works in your browser and needs JavaScript.');
    const inPage = page.locator('main form');
    await expect(inPage, path).toHaveCount(WITHOUT_FORM.includes(path) ? 0 : 1);
    for (const form of await inPage.all()) await expect(form, path).toBeHidden();
    await expect(page.getByText('is kept on this device until it can be sent'), path).toBeHidden();
  }
});
