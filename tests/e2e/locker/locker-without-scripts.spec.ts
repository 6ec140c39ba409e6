import { expectSaid } from '../support/said-without-scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the locker says what it needs and whom to ask, and shows no dead button', async ({
  page,
}) => {
  await page.goto('/digilocker');
  await expectSaid(page, 'The locker runs only in your browser and needs JavaScript');
  await expect(page.getByText('Loading documents...')).toBeHidden();
  for (const name of ['Upload', 'Refresh', 'Import backup'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.goto('/shared/0f8fad5b-d9cb-469f-a165-70867728950e');
  await expectSaid(page, 'This works in your browser and needs JavaScript.');
  await page.goto('/digilocker');
  await expect(page.getByText('not connected to the Government’s DigiLocker')).toBeVisible();
});
